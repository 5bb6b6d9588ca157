import { randomFrom } from '@undercrown/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { characters, roster } from './characters.ts'
import { layout, position } from './layout.ts'
import { layoutOf, positionLine } from './line.ts'
import { notationOf, parseMove } from './notation.ts'
import { midGame } from './sample.ts'
import { lay, moves } from './scenario.ts'
import { choices } from './turn.ts'

const states = fc.nat().map((seed) => midGame(randomFrom(`notation ${seed}`)))

describe('L-71: notation', () => {
  test('L-70: every character has a letter of its own', () => {
    expect(new Set(characters.map((id) => roster[id].letter)).size).toBe(characters.length)
  })

  test('every offered move has a notation of its own, which reads back as the same move', () => {
    fc.assert(
      fc.property(states, (state) => {
        for (const { options } of choices(state)) {
          expect(new Set(options.map(notationOf)).size).toBe(options.length)
          for (const move of options) expect(parseMove(notationOf(move))).toEqual(move)
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    'Bd3-d4',
    'Rd3*d5',
    'Bd3*d4,Rd4-d5',
    'Md3*Ld6-d7',
    'Id1*d5,Ld5-d1',
    'Nd3-d5',
    '+Jd1',
    '+Ha1,Ug1',
    'xJ',
    'end',
  ])('%s', (text) => {
    expect(notationOf(parseMove(text))).toBe(text)
  })

  test.each(['', 'Zd3-d4', 'Bd3-d9', 'Bd3-h1', 'Bd3*', '+Ha1', '+Ja1,Ub1', 'xL', 'Bd3', 'ends'])(
    'refuses "%s" in words',
    (text) => {
      expect(() => parseMove(text)).toThrow(/^(not a move|no such cell|no c|the ability|hermit|jailer)/)
    },
  )
})

describe('L-72: positions as one line', () => {
  test('the start', () => {
    const state = position(layoutOf('4.5.6.l5L.6.5.4'), randomFrom('')).state
    expect(positionLine(layout(state))).toBe('4.5.6.l5L.6.5.4_ba_8_sb_-_-_-_-_0_1')
  })

  test('survive being written and laid again, and need no escaping in a URL', () => {
    fc.assert(
      fc.property(states, (state) => {
        const line = positionLine(layout(state))
        expect(encodeURIComponent(line)).toBe(line)
        const again = position(layoutOf(line), randomFrom('again')).state
        expect(positionLine(layout(again))).toBe(line)
        expect(layout(again)).toEqual(layout(state))
        expect(choices(again)).toEqual(choices(state))
      }),
      { numRuns: 100 },
    )
  })

  test('a finished game says how it ended', () => {
    const state = lay('l a1 | L d7')
    moves(state, 'end', 'end', 'end', 'end')
    const line = positionLine(layout(state))
    expect(line).toMatch(/_dr$/)
    expect(position(layoutOf(line), randomFrom('')).state.result).toEqual(state.result)
    const lost = lay('l a1, s d6 | L d7')
    expect(positionLine(layout(lost))).toMatch(/_bc$/)
  })

  test.each<[line: string, complaint: RegExp]>([
    ['4.5.6.l5L.6.5', /wrong number of cells/],
    ['4.5.6.l6L.6.5.4', /wrong number of cells/],
    ['4.5.6.l5z.6.5.4', /no character has the letter/],
    ['4.5.6.l5?.6.5.4', /unexpected "\?"/],
    ['4.5.6.7.6.5.4', /must hold black's leader/],
    ['4.5.6.l5L.6.5.l3', /black has two Leaders/],
    ['4.5.6.l5L.6.5.4_q', /player to move/],
    ['4.5.6.l5L.6.5.4_bz', /phase must be/],
    ['4.5.6.l5L.6.5.4_ba_x', /number of turns/],
    ['4.5.6.l5L.6.5.4_ba_1_sb_-_AA', /two places/],
    ['4.5.6.l5L.6.5.4_bn', /nemesis among the pieces/],
  ])('%s is refused in words', (line, complaint) => {
    expect(() => position(layoutOf(line), randomFrom(''))).toThrow(complaint)
  })
})

describe('positions as JSON', () => {
  const pieces = [
    { who: 'black', character: 'leader', q: 0, r: 3 },
    { who: 'white', character: 'leader', q: 0, r: -3 },
  ]
  const captured = [...pieces, { who: 'black', character: 'assassin', q: 0, r: -2 }]

  test('what is left out has its default: strategist, black first, actions just begun, nothing to recruit', () => {
    const { state, options } = position({ pieces }, randomFrom(''))
    expect(options).toEqual({ mode: 'strategist', first: 'black' })
    expect([state.phase, state.toMove, state.recruitsLeft, state.acted]).toEqual(['actions', 0, 0, 0])
  })

  test('a draw by agreement can be told, though no move makes one (L-28)', () => {
    const { state } = position({ pieces, winner: null, reason: 'agreement' }, randomFrom(''))
    expect(state.result).toEqual({ winner: null, reason: 'agreement' })
    expect(choices(state)).toEqual([])
    expect(layout(state)['reason']).toBe('agreement')
  })

  test('in a Strategist’s recruitment or banishment all that is nowhere else can be had', () => {
    for (const phase of ['recruit', 'banish']) {
      const { state } = position({ pieces, phase, banished: ['nemesis'] }, randomFrom(''))
      expect(state.visible).toHaveLength(15)
    }
    expect(position({ pieces }, randomFrom('')).state.visible).toEqual([])
  })

  test('in discovery mode three cards are turned up where a card is to be chosen', () => {
    const recruit = { pieces, mode: 'discovery', phase: 'recruit' }
    const { state } = position(recruit, randomFrom(''))
    expect([state.visible.length, state.pile.length, state.phase]).toEqual([3, 13, 'recruit'])
    const given = position(
      { ...recruit, pile: ['rider', 'vizier', 'archer', 'jailer'] },
      randomFrom(''),
    ).state
    expect(layout(given)).toMatchObject({ visible: ['rider', 'vizier', 'archer'], pile: ['jailer'] })
  })

  test('only the pieces of the player to move have acted', () => {
    const tired = pieces.map((piece) => ({ ...piece, acted: true }))
    const { state } = position({ pieces: tired }, randomFrom(''))
    expect((layout(state)['pieces'] as { acted: boolean }[]).map((piece) => piece.acted)).toEqual([
      true,
      false,
    ])
  })

  test('a hidden pile that is left out is all the rest', () => {
    const { state } = position({ pieces, mode: 'discovery', visible: ['archer', 'rider'] }, randomFrom(''))
    expect(state.pile).toHaveLength(14)
  })

  test.each<[object, RegExp]>([
    [{ pieces, moved: true }, /unknown field "moved"/],
    [{ pieces: [...pieces, { who: 'black', character: 'wizard', q: 0, r: 0 }] }, /"character" of piece 2/],
    [{ pieces: [...pieces, { who: 'black', character: 'rider', q: 9, r: 0 }] }, /off the board/],
    [{ pieces: [...pieces, { who: 'black', character: 'rider', q: 0, r: 3 }] }, /stands already/],
    [{ pieces, visible: ['joker'] }, /no card/],
    [{ pieces, turn: -1 }, /"turn" must be/],
    [{ pieces, phase: 'dinner' }, /"phase" of the position/],
    [{ pieces, phase: 'banish', mode: 'discovery' }, /nothing is banished in discovery/],
    [{ pieces, phase: 'banish', visible: [] }, /a card to banish/],
    [{ pieces, winner: 'red' }, /"winner" of the position/],
    [{ pieces, winner: 'black' }, /no Leader is lost/],
    [{ pieces, reason: 'captured' }, /no Leader is lost/],
    [{ pieces, winner: 'white', reason: 'agreement' }, /has no winner/],
    [{ pieces: captured, winner: 'white' }, /white's Leader is lost, so black has won/],
    [{ pieces: captured, reason: 'surrounded' }, /white's Leader is captured, not surrounded/],
    [{ pieces: [{ ...pieces[0], colour: 'red' }, pieces[1]] }, /unknown field "colour"/],
    [{ pieces: [{ ...pieces[0], q: '0' }, pieces[1]] }, /whole numbers "q" and "r"/],
  ])('refuses %j', (given, complaint) => {
    expect(() => position(given as never, randomFrom(''))).toThrow(complaint)
  })
})
