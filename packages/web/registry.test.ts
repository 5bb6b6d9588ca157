import { createElement, Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { preparePuzzles, puzzlesOfGame } from './registry.ts'

function Themes({ of }: { readonly of: string }) {
  return Object.keys(use(puzzlesOfGame(of)).words.en.themes).join()
}

test('what was prepared is drawn at once: nothing stands in for it meanwhile', async () => {
  const drawn = (of: string) =>
    renderToString(createElement(Suspense, { fallback: 'waits' }, createElement(Themes, { of })))
  await preparePuzzles('leaders')
  expect(drawn('leaders')).toContain('pincer')
  expect(drawn('hidden-people')).toContain('waits')
})
