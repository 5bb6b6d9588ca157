// When a Leader is lost, when it is checked, and the ban on exposing one's own (L-20 to L-25).

import { describe, expect, test } from 'vitest'
import { asked, lay, moves, offered } from './scenario.ts'
import type { State } from './state.ts'

function result(state: State): string {
  if (!state.result) return 'goes on'
  const { winner, reason } = state.result
  return `${winner === null ? 'nobody' : winner === 0 ? 'black' : 'white'} ${reason}`
}

function endOf(pieces: string, ...played: string[]): string {
  const state = lay(pieces)
  moves(state, ...played)
  return result(state)
}

describe('L-20: captured by two', () => {
  test.each<[how: string, pieces: string, move: string, end: string]>([
    ['two ordinary characters', 'l a1, r d5, w e2, v f1 | L d4', 'We2-d3', 'black captured'],
    ['one is not enough', 'l a1, r d5, j c1, v f1 | L d4', 'Jc1-c2', 'goes on'],
    ['the Leader counts', 'l c2, r d5, v f1 | L d4', 'Lc2-c3', 'black captured'],
    ['the Vizier counts', 'l a1, r d5, v e2 | L d4', 'Ve2-d3', 'black captured'],
    ['the Nemesis counts', 'l a1, n d5, v e2 | L d4', 'Ve2-d3', 'black captured'],
    ['the Jailer counts', 'l a1, j e2, v d5 | L d4', 'Je2-d3', 'black captured'],
    ['the Protector counts', 'l a1, p e2, v d5 | L d4', 'Pe2-d3', 'black captured'],
    ['the Hermit counts', 'l a1, h e2, v d5 | L d4', 'He2-d3', 'black captured'],
    ['the Cub does not (L-58)', 'l a1, u e2, h g1, v d5 | L d4', 'Ue2-d3', 'goes on'],
    ['the Assassin alone (L-51)', 'l a1, s e2, v g1 | L d4', 'Se2-d3', 'black captured'],
    ['the Assassin must be adjacent (L-51)', 'l a1, s d1, v g1 | L d4', 'Sd1-d2', 'goes on'],
    ['the Archer two away in line (L-50)', 'l a1, q c2, v d5 | L d4', 'Qc2-b2', 'black captured'],
    ['the Archer over somebody’s head (L-50)', 'l a1, q d1, v d3 | L d4', 'Qd1-d2', 'black captured'],
    ['the Archer two away round a corner (L-50)', 'l a1, q c1, v d5 | L d4', 'Qc1-c2', 'goes on'],
    ['the Archer adjacent (L-50)', 'l a1, q e2, v d5 | L d4', 'Qe2-d3', 'goes on'],
    ['the Archer alone (L-50)', 'l a1, q d1, v g1 | L d4', 'Qd1-d2', 'goes on'],
    ['Archer and Leader', 'l c2, q d1, v d2 | L d4', 'Lc2-c3', 'goes on'],
  ])('%s', (_how, pieces, move, end) => {
    expect(endOf(pieces, move)).toBe(end)
  })

  test('an enemy’s Archer is no help to us', () => {
    expect(endOf('l a1, r d5, v g1 | L d4, Q d2', 'Vg1-g2')).toBe('goes on')
  })
})

describe('L-21: surrounded', () => {
  test.each<[how: string, pieces: string, move: string, end: string]>([
    ['two walls of a corner', 'l d1, u d4, h a1, q f5 | L g4, J g3', 'Ud4-e4', 'goes on'],
    ['the last cell of a corner', 'l d1, u e4, h a1, q f5 | L g4, J g3', 'Ue4-f4', 'black surrounded'],
    ['three walls of an edge', 'l a1, u b2, q e3 | L e1, J d1, P f1, B d2', 'Ub2-c2', 'goes on'],
    ['the last cell of an edge', 'l a1, u f2, q e3 | L e1, J d1, P f1, B d2', 'Uf2-e2', 'black surrounded'],
    ['both counts as captured', 'l a1, v e4, r f5, q d1 | L g4, J g3', 'Ve4-f4', 'black captured'],
  ])('%s', (_how, pieces, move, end) => {
    expect(endOf(pieces, move)).toBe(end)
  })

  test('by one’s own walls, closed by an enemy', () => {
    expect(endOf('l a1, u d6, h g1 | L d4, J d3, P c3, B c4, T e3, V e4', 'Ud6-d5')).toBe('black surrounded')
  })
})

describe('L-22: checked after whole actions only', () => {
  test('an Acrobat passes a deadly cell on its way', () => {
    // On d4, half-way, it would capture together with the Rider; it goes on and does not.
    const state = lay('l a1, a d2, j d3, r f4, v c4 | L e4, T d7')
    expect(endOf('l a1, a d2, j d3, r f4, v c4 | L e4, T d7', 'Ad2*d4')).toBe('black captured')
    moves(state, 'Ad2*b4')
    expect(result(state)).toBe('goes on')
  })

  test('a Vizier’s Leader walks through a cell where it would be captured', () => {
    const walks = offered(lay('l d1, v a1 | L d7, R c1, B e2, J f5'), 'Ld1')
    expect(walks).not.toContain('Ld1-d2')
    expect(walks).toContain('Ld1-d3')
  })

  test('the action is judged before the Nemesis answers it', () => {
    const push = lay('l a1, b d3, r e5, n g1 | L d4')
    const events = moves(push, 'Bd3*d4,Ld4-d5')
    expect(result(push)).toBe('black captured')
    expect(events.some((event) => event.type === 'provoked')).toBe(false)
  })
})

describe('L-23: the ban', () => {
  test('no step into a capture, nor a friend into the last free cell', () => {
    expect(offered(lay('l d1, v a1 | L d7, R c2, B e2'), 'Ld1')).not.toContain('Ld1-d2')
    expect(offered(lay('l a1, v b1, j b3 | L d7, R b2'), 'Jb3')).not.toContain('Jb3-a2')
  })

  test('not even when the enemy Leader falls with it', () => {
    // Stepping to d5 would put both Leaders beside two enemies.
    const state = lay('l d4, r e6, v a1 | L d6, B c5, T d7')
    expect(offered(state, 'Ld4')).not.toContain('Ld4-d5')
  })

  test('nobody else may drag or trade the own Leader into a capture', () => {
    expect(offered(lay('l d1, c d6 | L g4, R c5, B e4'), 'Cd6')).not.toContain('Cd6*Ld1-d5')
    expect(offered(lay('l d1, i d5 | L g4, R c5, B e4'), 'Id5')).not.toContain('Id5*d1,Ld1-d5')
    expect(offered(lay('l d1, t d2 | L g4, R b1, B c3, J c2'), 'Td2').join()).not.toContain('Ld1-c1')
  })

  test('an enemy may be pushed beside the Leader only if it is no capture', () => {
    const state = lay('l d1, b d4 | L d7, R d3, J e1')
    expect(offered(state, 'Bd4')).toContain('Bd4*d3,Rd3-c2')
    expect(offered(state, 'Bd4')).not.toContain('Bd4*d3,Rd3-d2')
  })

  test('to let an enemy Nemesis capture is allowed, and loses (L-24, L-65)', () => {
    const state = lay('l d2, v a1 | L d7, N d5, R c3')
    moves(state, 'Ld2-d3')
    expect(asked(state)).toBe(1)
    moves(state, 'Nd5-e3')
    expect(result(state)).toBe('white captured')
  })
})

describe('L-25: recruiting can win', () => {
  const cards = {
    phase: 'recruit',
    recruitsLeft: 1,
    visible: ['rider', 'archer', 'hermit-and-cub', 'assassin'],
  }

  test.each<[how: string, pieces: string, move: string, end: string]>([
    ['by a second attacker', 'l a1, j d2 | L e2', '+Re1', 'black captured'],
    ['by the Assassin alone', 'l a1 | L e2', '+Sf1', 'black captured'],
    ['by the Archer two away', 'l a1, j d4 | L d3', '+Qd1', 'black captured'],
    ['by the last free cell', 'l a1, v e3 | L f1, B e2, J f2, P g1', '+Qe1', 'black surrounded'],
    [
      'by Hermit and Cub, judged together (L-16)',
      'l a1, v d4 | L f1, J e2, P f2',
      '+He1,Ug1',
      'black surrounded',
    ],
  ])('%s', (_how, pieces, move, end) => {
    const state = lay(pieces, cards)
    moves(state, move)
    expect(result(state)).toBe(end)
  })
})
