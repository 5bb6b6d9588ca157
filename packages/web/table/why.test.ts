import { plain } from '@undercrown/engine'
import { expect, test } from 'vitest'
import { whySentences } from './why.ts'

const priestess = { card: 'angry-priestess', name: 'Angry Priestess' } as never
const why = [priestess, ' asks. Only one card fits. If you do, green −2.']

test('where a coach speaks, what the card does is told after it', () => {
  const told = (coached: boolean) =>
    whySentences(why, 'angry-priestess', coached).map(({ sentence, look }) => [
      look,
      plain(sentence.slice(-1), [], 'en').trim(),
    ])
  expect(told(false)).toEqual([
    ['why-asks', 'asks.'],
    [undefined, 'Only one card fits.'],
    [undefined, 'If you do, green −2.'],
  ])
  expect(told(true)).toEqual([
    [undefined, 'Only one card fits.'],
    [undefined, 'If you do, green −2.'],
  ])
})
