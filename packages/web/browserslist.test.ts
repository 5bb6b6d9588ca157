import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldest } from './browserslist.ts'

test.each(['public/old-browser.js', '../../README.md'])(
  '%s names the oldest browsers we build for',
  (file) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    const named = [...text.matchAll(/Chrome(?: or| ou) Edge (\S+), Firefox (\S+), Safari ([\d.]*\d)/g)]
    expect(named.length).toBeGreaterThan(0)
    for (const [, chrome, firefox, safari] of named) expect({ chrome, firefox, safari }).toEqual(oldest)
  },
)

test('an old browser is told in its language, any other nothing', () => {
  const script = readFileSync(new URL('public/old-browser.js', import.meta.url), 'utf8')
  const told = (language: string, supports: boolean) => {
    const texts: string[] = []
    const element = { style: {}, setAttribute() {}, appendChild() {} }
    const document = {
      body: { insertBefore() {} },
      createElement: () => element,
      createTextNode: (text: string) => texts.push(text),
    }
    const window = { CSS: {}, DecompressionStream: true }
    new Function('window', 'document', 'navigator', 'CSS', script)(
      window,
      document,
      { language },
      { supports: () => supports },
    )
    return texts.join()
  }
  expect(told('en-GB', true)).toBe('')
  expect(told('en-GB', false)).toMatch(/^This browser is too old/)
  expect(told('fr-CA', false)).toMatch(/^Ce navigateur est trop ancien/)
})
