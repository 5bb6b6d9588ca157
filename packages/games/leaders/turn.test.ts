// The course of the game: set-up, turns, recruitment, banishment, the Nemesis's walk, Hermit and Cub, draws.

import { itemAt, randomFrom } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { cards } from './characters.ts'
import { layout, position } from './layout.ts'
import { cardsOf } from './recruit.ts'
import { asked, lay, moves, offered } from './scenario.ts'
import { clone, setup } from './setup.ts'
import type { State } from './state.ts'

const begin = (mode: 'discovery' | 'strategist', first: 'black' | 'white' | 'random' = 'black', seed = '') =>
  setup({ mode, first }, 2, randomFrom(seed))

/** Ends the actions if need be and recruits the first card on the first cell offered. */
function recruitAny(state: State): void {
  if (state.phase === 'actions') moves(state, 'end')
  moves(state, itemAt(offered(state, '+'), 0))
}

describe('set-up and first turns', () => {
  test('L-1, L-6, L-7: each side its Leader; Discovery shows three cards and hides thirteen', () => {
    const state = begin('discovery')
    expect([state.visible.length, state.pile.length, state.phase]).toEqual([3, 13, 'actions'])
    expect(offered(state)).toEqual(['Ld1-c1', 'Ld1-d2', 'Ld1-e1', 'end'])
  })

  test('L-8: Strategist shows all sixteen, and begins with a banishment', () => {
    const state = begin('strategist')
    expect([state.visible.length, state.pile.length, state.phase]).toEqual([16, 0, 'banish'])
  })

  test('L-9: either side may be first', () => {
    const firsts = Array.from({ length: 40 }, (_, i) => begin('discovery', 'random', `${i}`).first)
    expect(new Set(firsts)).toEqual(new Set([0, 1]))
    expect(begin('discovery', 'white').toMove).toBe(1)
  })

  test('L-19: the second player recruits twice in the first turn, the row refilled between', () => {
    const state = begin('discovery')
    recruitAny(state)
    expect([state.toMove, state.visible.length, state.pile.length]).toEqual([1, 3, 12])
    recruitAny(state)
    expect([state.toMove, state.phase, state.visible.length, state.recruitsLeft]).toEqual([
      1,
      'recruit',
      3,
      1,
    ])
    recruitAny(state)
    expect([state.toMove, state.phase, state.turn]).toEqual([0, 'actions', 2])
    expect([cardsOf(state, 0), cardsOf(state, 1)]).toEqual([2, 3])
  })

  test('L-14: with five cards nothing more is recruited', () => {
    const state = begin('discovery')
    while (cardsOf(state, 0) < 5 || cardsOf(state, 1) < 5) recruitAny(state)
    expect(state.turn).toBe(7)
    moves(state, 'end')
    expect([state.phase, state.turn, state.toMove]).toEqual(['actions', 8, 0])
  })
})

describe('actions', () => {
  test('L-10: each once, in any order, and nobody has to', () => {
    const state = lay('l a1, r d3, v g1 | L d7')
    moves(state, 'Vg1-g2', 'Rd3*d5')
    expect(offered(state, 'V')).toEqual([])
    expect(offered(state, 'R')).toEqual([])
    moves(state, 'end')
    expect(state.toMove).toBe(1)
  })

  test('L-13: who is moved by another has not acted, and who has acted may be moved', () => {
    const state = lay('l a1, r d3, t d2, v g1 | L d7')
    moves(state, 'Td2*Rd3-d4')
    expect(offered(state, 'Rd4')).not.toEqual([])
    const other = lay('l a1, r d3, t d2, v g1 | L d7')
    moves(other, 'Rd3-e3')
    expect(offered(lay('l a1, r~ d3, t d2, v g1 | L d7'), 'T')).toContain('Td2*Rd3-d4')
  })

  test('L-12: nothing is an action that leaves all where they were', () => {
    for (const text of offered(lay('l a1, a d3, v d4, g a2 | L d7')))
      expect(text).not.toMatch(/^A.*[-*]d3$|^G.*a2$/)
  })

  test('L-48: a Leader moved by its Brewmaster gets no extra step of the Vizier, and keeps its action', () => {
    const state = lay('l d1, t d2, v a1 | L d7')
    expect(offered(state, 'Td2*L')).toEqual(['Td2*Ld1-c1', 'Td2*Ld1-e1'])
    moves(state, 'Td2*Ld1-c1')
    expect(offered(state, 'Lc1')).not.toEqual([])
  })

  test('L-26: a player who can do nothing passes', () => {
    // Each of the two ways out of the corner leads beside two enemies.
    const stuck = lay('l a1 | L g4, R a3, B b3, J b1', { toMove: 'black' })
    expect(offered(stuck)).toEqual(['end'])
    moves(stuck, 'end')
    expect(stuck.toMove).toBe(1)
    moves(stuck, 'end')
    expect(stuck.toMove).toBe(1)
  })

  test('L-26: the phase ends by itself when nothing is left to do', () => {
    const state = lay('l a1 | L d7')
    moves(state, 'La1-a2')
    expect([state.toMove, state.turn]).toEqual([1, 9])
  })
})

describe('recruitment', () => {
  const visible = ['rider', 'hermit-and-cub', 'vizier']
  const open = { phase: 'recruit', recruitsLeft: 1, visible }

  test('L-15: any open card on any free recruitment cell of one’s own', () => {
    const state = lay('l a1 | L d7, J g1', open)
    expect(offered(state, '+R')).toEqual(['b1', 'c1', 'd1', 'e1', 'f1'].map((cell) => `+R${cell}`))
    expect(offered(state, '+H')).toHaveLength(5 * 4)
  })

  test('L-4: the Leader’s start too, once it has left', () => {
    expect(offered(lay('l d2 | L d7', open), '+R')).toContain('+Rd1')
    expect(offered(lay('l d1 | L d7', open), '+R')).not.toContain('+Rd1')
  })

  test('L-16: Hermit and Cub need two cells, which need not touch', () => {
    const full = 'l a1, a b1, q c1, b d1 | L d7, J e1, P f1'
    expect(offered(lay(full, open))).toEqual(['+Rg1', '+Vg1'])
    expect(offered(lay('l a1 | L d7', open), '+H')).toContain('+Hb1,Ug1')
  })

  test('L-17: Discovery turns up the next card', () => {
    const state = lay('l a1 | L d7', { ...open, mode: 'discovery', pile: ['nemesis', 'archer'] })
    const events = moves(state, '+Rb1')
    expect(events).toContainEqual({ type: 'revealed', card: 'nemesis' })
  })

  test('L-18: nobody is placed so that the own Leader is smothered', () => {
    const state = lay('l a1, j b2, a a2 | L d7', open)
    expect(offered(state, '+R')).not.toContain('+Rb1')
    expect(offered(state, '+R')).toContain('+Rc1')
  })

  test('L-14: without a free cell the phase is skipped, and nothing is owed later', () => {
    const state = lay('l d4, b e1 | L d7, A a1, Q b1, J c1, G d1, P f1, T g1', {
      turn: 4,
      recruitsLeft: 1,
      visible,
    })
    moves(state, 'end')
    expect([state.toMove, state.phase]).toEqual([1, 'actions'])
    moves(state, 'Aa1-a2')
    while (state.toMove === 1) moves(state, 'end')
    expect(state.recruitsLeft).toBe(1)
  })

  test('L-19: who was just recruited acts from the next turn on', () => {
    const state = lay('l a1 | L d7', open)
    moves(state, '+Rb1')
    expect(state.toMove).toBe(1)
    recruitAny(state)
    expect(offered(state, 'R')).not.toEqual([])
  })
})

describe('Strategist', () => {
  test('L-30, L-31: the first player banishes first, then the second; then the first begins', () => {
    const state = begin('strategist', 'white')
    expect(asked(state)).toBe(1)
    expect(offered(state)).toHaveLength(16)
    moves(state, 'xA')
    expect(asked(state)).toBe(0)
    expect(offered(state)).not.toContain('xA')
    moves(state, 'xS')
    expect([state.toMove, state.phase, state.turn]).toEqual([1, 'actions', 0])
    expect(state.visible).toHaveLength(14)
  })

  test('L-32: a second banishment once both have three cards, and play goes on with the second player', () => {
    const state = begin('strategist')
    moves(state, 'xA', 'xS')
    recruitAny(state)
    recruitAny(state)
    recruitAny(state)
    expect([state.phase, state.turn]).toEqual(['actions', 2])
    recruitAny(state)
    expect([state.phase, state.turn, asked(state)]).toEqual(['banish', 3, 0])
    moves(state, itemAt(offered(state), 0))
    expect(asked(state)).toBe(1)
    moves(state, itemAt(offered(state), 0))
    expect([state.phase, state.toMove, state.secondBanishDone]).toEqual(['actions', 1, true])
    expect(state.banished).toHaveLength(4)
    while (cardsOf(state, 0) < 5 || cardsOf(state, 1) < 5) recruitAny(state)
    expect(state.visible).toHaveLength(cards.length - 4 - 8)
  })
})

describe('the Nemesis', () => {
  /** Where she may go after black's Leader moved. */
  function walks(pieces: string, move: string): string[] {
    const state = lay(pieces)
    moves(state, move)
    return offered(state, 'N').map((text) => text.slice(text.indexOf('-') + 1))
  }

  test('L-61: exactly two steps, perhaps round a corner, not back to her start', () => {
    const cells = walks('l g1 | L d7, N a1', 'Lg1-g2')
    expect(cells).toEqual(['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'])
    expect(cells).not.toContain('a1')
  })

  test('L-61: through free cells only', () => {
    expect(walks('l g1, r b2, j b1 | L d7, N a1', 'Lg1-g2')).toEqual(['a3', 'b3'])
  })

  test('L-62: one step if two are impossible, none if that is too', () => {
    expect(walks('l g1, r b2, j b1, q a3, v b3 | L d7, N a1', 'Lg1-g2')).toEqual(['a2'])
    const state = lay('l g1, r b2, j b1, q a2 | L d7, N a1')
    expect(moves(state, 'Lg1-g2').some((event) => event.type === 'provoked')).toBe(false)
    expect(state.phase).toBe('actions')
  })

  test('L-63: her owner chooses in the other’s turn, which then goes on', () => {
    const state = lay('l g1, r a4 | L d7, N a1')
    moves(state, 'Lg1-g2')
    expect([asked(state), state.toMove]).toEqual([1, 0])
    moves(state, 'Na1-a3')
    expect([asked(state), state.phase]).toEqual([0, 'actions'])
    moves(state, 'Ra4-b4')
  })

  test('L-63: as often as the Leader is moved', () => {
    const state = lay('l g1, t f1 | L d7, N a1')
    moves(state, 'Tf1*Lg1-g2', 'Na1-a3', 'Lg2-g3', 'Na3-a1')
    expect(state.toMove).toBe(1)
  })

  test('L-64: she spares her owner’s Leader if she can', () => {
    // White's Leader on g4 breathes through f4 alone.
    const state = lay('l a1, u g3 | L g4, N e3, P f5')
    moves(state, 'La1-a2')
    expect(offered(state)).not.toContain('Ne3-f4')
    expect(offered(state)).toContain('Ne3-g2')
  })

  test('L-64: if every way smothers it, her owner loses in the other’s turn', () => {
    // She can only reach f4, the last free cell beside her own Leader.
    const pieces = 'l a1, u g3, h f2, q e3, r e5, v d5, j d4 | L g4, N e4, P f5, B f3'
    const state = lay(pieces)
    moves(state, 'La1-a2')
    expect(offered(state)).toEqual(['Ne4-f4'])
    moves(state, 'Ne4-f4')
    expect(state.result).toEqual({ winner: 0, reason: 'surrounded' })
  })

  test('L-64: so too if the Leader she hunts is captured by the same walk', () => {
    const state = lay('l g2, h f3, u e5, q e3, v d5, j d4 | L g4, N e4, P f5')
    moves(state, 'Lg2-g3', 'Ne4-f4')
    expect(state.result).toEqual({ winner: 0, reason: 'surrounded' })
    const again = position(layout(state), randomFrom('')).state
    expect(again.result).toEqual(state.result)
    const { winner: _, ...untold } = layout(state)
    expect(() => position(untold, randomFrom(''))).toThrow('both Leaders are lost')
  })

  test('L-64: in her owner’s own turn the action that forces it is illegal', () => {
    const free = lay('l g4, n e4, p f5, b f3, u g3, h f2, q e3, r e5, v d5, m a4 | L a1, J c4')
    expect(offered(free, 'Ma4')).toContain('Ma4*La1-b2')
    const forced = lay('l g4, n e4, p f5, b f3, u g3, h f2, q e3, r e5, v d5, m a4 | L a1, J d4')
    expect(offered(forced, 'Ma4*L')).toEqual([])
  })

  test('L-65: she may win by her walk, also in her owner’s turn', () => {
    const state = lay('l a1, n d4, m g1, r f3 | L g4')
    moves(state, 'Mg1*Lg4-g3')
    expect(asked(state)).toBe(0)
    moves(state, 'Nd4-f4')
    expect(state.result).toEqual({ winner: 0, reason: 'captured' })
  })
})

describe('Hermit and Cub', () => {
  const pieces = 'l a1, h d3, u e3, v g1, t d2 | L d7'

  test('L-57: either, or both one directly after the other', () => {
    const state = lay(pieces)
    moves(state, 'Hd3-d4')
    expect(offered(state, 'U')).not.toEqual([])
    moves(state, 'Ue3-e4')
    expect([...offered(state, 'H'), ...offered(state, 'U')]).toEqual([])
  })

  test('L-57: somebody in between, and the second stays', () => {
    const state = lay(pieces)
    moves(state, 'Ue3-e4', 'Vg1-g2')
    expect(offered(state, 'H')).toEqual([])
  })

  test('L-57: the Brewmaster in between too, whomever he moves', () => {
    const state = lay(pieces.replace('u e3', 'u e2'))
    moves(state, 'Hd3-d4', 'Td2*Ue2-f2')
    expect(offered(state, 'U')).toEqual([])
  })

  test('L-57: who is moved by another keeps the own action', () => {
    const state = lay(pieces)
    moves(state, 'Td2*Hd3-d4')
    expect(offered(state, 'H')).not.toEqual([])
  })

  test('L-57: what stands in "last" decides when a position is laid', () => {
    const acted = 'l a1, h~ d3, u e3, v g1 | L d7'
    expect(offered(lay(acted, { last: 'hermit' }), 'U')).not.toEqual([])
    expect(offered(lay(acted, { last: 'vizier' }), 'U')).toEqual([])
    expect(offered(lay(acted), 'U')).toEqual([])
  })

  test('L-56: they are one card', () => {
    expect(cardsOf(lay(pieces), 0)).toBe(4)
  })
})

describe('L-27: the third time the same position begins a turn, the game is drawn', () => {
  test('there and back', () => {
    const state = lay('l a1 | L d7')
    for (let i = 0; i < 2; i++) moves(state, 'La1-a2', 'Ld7-d6', 'La2-a1', 'Ld6-d7')
    expect(state.result).toEqual({ winner: null, reason: 'repetition' })
  })

  test('passing all round', () => {
    const state = lay('l a1 | L d7')
    moves(state, 'end', 'end', 'end', 'end')
    expect(state.result?.reason).toBe('repetition')
  })

  test('the player to move matters', () => {
    const state = lay('l a1 | L d7')
    moves(state, 'end', 'end', 'end')
    expect(state.result).toBeNull()
  })

  test('a recruitment forgets what was before', () => {
    const state = lay('l a1 | L d7', { turn: 8, recruitsLeft: 1, visible: ['rider'] })
    moves(state, 'end', '+Rb1')
    expect(state.history).toHaveLength(1)
  })
})

test('a copy is apart', () => {
  const state = begin('discovery')
  const copy = clone(state)
  moves(copy, 'Ld1-d2')
  expect(offered(state)).toContain('Ld1-d2')
})
