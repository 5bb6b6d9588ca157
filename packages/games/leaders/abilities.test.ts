// Every character alone, and what Jailer, Protector and Nemesis make of it. Black acts; see `scenario.ts`.

import { itemAt } from '@undercrown/engine'
import { describe, expect, test } from 'vitest'
import { asked, lay, moves, offered } from './scenario.ts'

/** Abilities of the piece with that letter, in short: what stands after the star. */
function abilities(pieces: string, letter: string): string[] {
  return offered(lay(pieces), letter)
    .filter((text) => text.includes('*'))
    .map((text) => text.slice(text.indexOf('*') + 1))
}

const around = (cell: string, ...cells: string[]) => cells.map((to) => `${cell}-${to}`)

describe('alone on the board', () => {
  test.each<[rule: string, pieces: string, letter: string, reached: string[]]>([
    ['L-41 Acrobat over a friend', 'l a1, a d3, j d4 | L g4', 'A', ['d5']],
    ['L-41 Acrobat over an enemy', 'l a1, a d3 | L g4, J d4', 'A', []],
    ['L-41 Acrobat over an enemy, free', 'l a1, a d3 | L g4, V d4', 'A', ['d5']],
    ['L-41 Acrobat twice, turning', 'l a1, a d3, j d4 | L g4, R e5', 'A', ['d5', 'f5']],
    ['L-41 Acrobat not onto somebody', 'l a1, a d3, j d4, v d5 | L g4', 'A', []],
    ['L-41 Acrobat not off the board', 'l a1, a d6, j d7 | L g4', 'A', []],
    ['L-42 Rider in six directions', 'l a1, r d3 | L g4', 'R', ['b1', 'b3', 'd1', 'd5', 'f1', 'f3']],
    ['L-42 Rider does not jump', 'l a1, r d3, j d4, v f3 | L g4', 'R', ['b1', 'b3', 'd1', 'f1']],
    ['L-43 Bruiser pushes three ways', 'l a1, b d3 | L g4, R d4', 'B', around('d4,Rd4', 'c4', 'd5', 'e4')],
    ['L-43 Bruiser needs room behind', 'l a1, b d3, j d5, v c4 | L g4, R d4', 'B', around('d4,Rd4', 'e4')],
    ['L-43 Bruiser against the edge', 'l a1, b d6 | L g4, R d7', 'B', []],
    ['L-43 Bruiser spares friends', 'l a1, b d3, r d4 | L g4', 'B', []],
    ['L-43 Bruiser pushes the Leader', 'l a1, b g3 | L f4', 'B', around('f4,Lf4', 'e4', 'e5', 'f5')],
    [
      'L-44 Royal Guard from afar',
      'l a1, g g1 | L g4',
      'G',
      ['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'],
    ],
    ['L-44 Royal Guard needs a free stop', 'l a1, g g1, j b1, v b2 | L g4, R a2', 'G', []],
    [
      'L-44 Royal Guard walks on from a stop that would smother its Leader',
      'l a1, g g1, j b1, v b2 | L g4',
      'G',
      ['a3', 'b3'],
    ],
    ['L-44 Royal Guard beside its Leader', 'l a1, g a2, j b1, v b2 | L g4', 'G', []],
    ['L-45 Claw Launcher goes or drags', 'l a1, c d3 | L g4, R d6', 'C', ['Rd6-d4', 'd5']],
    ['L-45 Claw Launcher on friends too', 'l a1, c d3, r d6 | L g4', 'C', ['Rd6-d4', 'd5']],
    ['L-45 Claw Launcher on the own Leader', 'l d6, c d3 | L g4', 'C', ['Ld6-d4', 'd5']],
    ['L-45 Claw Launcher two away: to go is a plain move', 'l a1, c d3 | L g4, R d5', 'C', ['Rd5-d4']],
    ['L-45 Claw Launcher not on neighbours', 'l a1, c d3 | L g4, R d4', 'C', []],
    ['L-5 only the first in line is visible', 'l a1, c d3, v d5 | L g4, R d7', 'C', ['Vd5-d4']],
    ['L-46 Manipulator', 'l a1, m d3 | L g4, R d5', 'M', around('Rd5', 'c4', 'c5', 'd4', 'd6', 'e4', 'e5')],
    ['L-46 Manipulator not on friends', 'l a1, m d3, r d5 | L g4', 'M', []],
    ['L-46 Manipulator not on neighbours', 'l a1, m d3 | L g4, R d4', 'M', []],
    ['L-46 Manipulator on the Leader', 'l a1, m g1 | L g4', 'M', around('Lg4', 'f4', 'f5', 'g3')],
    ['L-47 Illusionist trades with an enemy', 'l a1, i d3 | L g4, R d6', 'I', ['d6,Rd6-d3']],
    ['L-47 Illusionist trades with a friend', 'l a1, i d3, r d6 | L g4', 'I', ['d6,Rd6-d3']],
    ['L-47 Illusionist trades with a Leader', 'l a1, i g1 | L g4', 'I', ['g4,Lg4-g1']],
    ['L-47 Illusionist never with neighbours', 'l a1, i d3, r d4 | L g4', 'I', []],
    ['L-48 Brewmaster', 'l a1, t d3, r d4 | L g4', 'T', around('Rd4', 'c3', 'c4', 'd5', 'e3', 'e4')],
    ['L-48 Brewmaster not on enemies', 'l a1, t d3 | L g4, R d4', 'T', []],
    ['L-48 Brewmaster on the Leader', 'l a1, t b2 | L g4', 'T', around('La1', 'a2', 'b1')],
    [
      'L-48 Brewmaster on Nemesis and Cub',
      'l g1, t a1, n a2, u b1, h b2 | L g4',
      'T',
      [...around('Hb2', 'b3', 'c2', 'c3'), ...around('Na2', 'a3', 'b3'), ...around('Ub1', 'c1', 'c2')],
    ],
  ])('%s', (_rule, pieces, letter, reached) => {
    expect(abilities(pieces, letter)).toEqual([...reached].sort())
  })

  test('L-49: the Wanderer goes wherever no enemy is beside, and what a plain move reaches is one', () => {
    const cells = abilities('l a1, w d4 | L g4, R b4', 'W')
    expect(cells).toHaveLength(37 - 4 - 3 - 6 - 5)
    expect(cells).not.toContain('g3')
    expect(cells).not.toContain('c4')
    expect(cells).toContain('g1')
  })

  test('L-49: the Wanderer may leave a place beside enemies', () => {
    expect(abilities('l a1, w f4 | L g4', 'W')).toContain('a4')
  })

  test('L-55: with the Vizier the Leader walks one or two steps, in one action, through free cells', () => {
    const walks = offered(lay('l a1, v g1 | L g4'), 'L')
    expect(walks).toEqual(['a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'c3'].map((cell) => `La1-${cell}`))
    expect(offered(lay('l a1, v b2 | L g4'), 'L')).toEqual(
      ['a2', 'a3', 'b1', 'b3', 'c1', 'c2'].map((c) => `La1-${c}`),
    )
    expect(offered(lay('l a1 | L g4, V g1'), 'L')).toEqual(['La1-a2', 'La1-b1', 'La1-b2'])
  })

  test.each(['q', 's', 'j', 'p', 'v', 'h', 'u'])('L-11: %s makes plain moves only', (letter) => {
    const sign = letter.toUpperCase()
    expect(offered(lay(`l a1, ${letter} d4 | L g4, R d6, B f4`), sign)).toEqual(
      ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'].map((cell) => `${sign}d4-${cell}`),
    )
  })

  test('L-40: the Leader makes plain moves of one step', () => {
    expect(offered(lay('l d4 | L g1'), 'L')).toEqual(
      ['c3', 'c4', 'd3', 'd5', 'e3', 'e4'].map((c) => `Ld4-${c}`),
    )
  })

  test('L-60: the Nemesis takes no action', () => {
    expect(offered(lay('l a1, n d4 | L g4'), 'N')).toEqual([])
  })
})

/** A place for each active character where it has something to use its ability on. */
const active: [letter: string, pieces: string][] = [
  ['A', 'l a1, a d3, v d2 | L g4'],
  ['R', 'l a1, r d3 | L g4'],
  ['B', 'l a1, b d3 | L g4, S d2'],
  ['G', 'l a1, g d3 | L g4'],
  ['C', 'l a1, c d3 | L g4, S d1'],
  ['M', 'l a1, m d3 | L g4, S d1'],
  ['I', 'l a1, i d3 | L g4, S d1'],
  ['T', 'l a1, t d3, v d2 | L g4'],
  ['W', 'l a1, w d3 | L g4'],
]

describe('L-52: the Jailer', () => {
  test.each(active)('keeps %s beside it from its ability, not from a plain move', (letter, pieces) => {
    expect(abilities(pieces, letter)).not.toEqual([])
    expect(abilities(`${pieces}, J d4`, letter)).toEqual([])
    expect(offered(lay(`${pieces}, J d4`), letter)).not.toEqual([])
  })

  test.each(active)('two cells away does nothing to %s', (letter, pieces) => {
    expect(abilities(`${pieces}, J c5`, letter)).not.toEqual([])
  })

  test.each(active)('does nothing to %s of its own side', (letter, pieces) => {
    const [black, white] = pieces.split('|')
    expect(abilities(`${black}, j e3 | ${white}`, letter)).not.toEqual([])
  })

  test('does not touch the Vizier’s gift, Hermit, Cub, nor a Nemesis', () => {
    expect(offered(lay('l a1, v g1 | L g4, J a2'), 'La1')).toContain('La1-c1')
    expect(offered(lay('l a1, h d4 | L g4, J d5'), 'H')).toHaveLength(5)
    const state = lay('l a1, j d5 | L g4, N d4', { toMove: 'black' })
    moves(state, 'La1-a2')
    expect(offered(state).length).toBeGreaterThan(6)
  })

  test('does not interrupt what has begun: the second jump, the extra step', () => {
    expect(abilities('l a1, a d2, v d3 | L g4, B e4, J c5', 'A')).toEqual(['d4', 'f4'])
    expect(abilities('l a1, g g1 | L g4, J c2', 'G')).toContain('b3')
  })
})

describe('L-53: the Protector', () => {
  test.each<[what: string, pieces: string, letter: string, plain: number]>([
    ['Bruiser', 'l a1, b d3 | L g4, R d4', 'B', 3],
    ['Manipulator', 'l a1, m d3 | L g4, R d5', 'M', 6],
    ['Illusionist', 'l a1, i d3 | L g4, R d6', 'I', 1],
  ])('stops the %s against itself and against friends beside it', (_what, pieces, letter, plain) => {
    expect(abilities(pieces, letter)).toHaveLength(plain)
    expect(abilities(pieces.replace('R ', 'P '), letter)).toEqual([])
    const target = /R (d\d)/.exec(pieces)?.[1] ?? ''
    const beside = `c${target.charAt(1)}`
    expect(abilities(`${pieces}, P ${beside}`, letter)).toEqual([])
  })

  test('stops the drag of the Claw Launcher, but not its flight (L-54)', () => {
    expect(abilities('l a1, c d3 | L g4, R d6, P c6', 'C')).toEqual(['d5'])
    expect(abilities('l a1, c d3 | L g4, P d6', 'C')).toEqual(['d5'])
  })

  test('guards its Leader like anybody', () => {
    expect(abilities('l a1, m g1 | L g4, P f5', 'M')).toEqual([])
  })

  test('is nothing to its own side (L-54)', () => {
    expect(abilities('l a1, c d3, p d6 | L g4', 'C')).toEqual(['Pd6-d4', 'd5'])
    expect(abilities('l a1, t d3, p d4 | L g4', 'T')).toHaveLength(5)
    expect(abilities('l a1, i d3, r d6, p d7 | L g4', 'I')).toEqual(['d6,Rd6-d3'])
  })

  test('does not keep the Nemesis from her walk (L-54)', () => {
    const state = lay('l a1 | L g4, N d4, P d5')
    moves(state, 'La1-a2')
    expect(asked(state)).toBe(1)
    expect(offered(state)).not.toEqual([])
  })

  test.each<[letter: string, pieces: string]>([
    ['A', 'l a1, a d3 | L g4, R d4, P e4'],
    ['R', 'l a1, r d3 | L g4, S e6, P e5'],
    ['G', 'l a1, g d3 | L g4, R d4, P e4'],
    ['W', 'l a1, w d3 | L g4, R d4, P e4'],
    ['T', 'l a1, t d3, v d2 | L g4, R d4, P e4'],
  ])('is nothing to %s, who moves no enemy', (letter, pieces) => {
    expect(abilities(pieces, letter)).not.toEqual([])
  })
})

describe('L-60: the Nemesis answers whoever moves the enemy Leader', () => {
  test.each<[how: string, pieces: string, move: string, owner: number]>([
    ['its own step', 'l a1 | L g4, N d4', 'La1-a2', 1],
    ['its walk with the Vizier, once', 'l a1, v g1 | L g4, N d4', 'La1-c2', 1],
    ['its own Brewmaster', 'l a1, t b2 | L g4, N d4', 'Tb2*La1-a2', 1],
    ['its own Illusionist', 'l a1, i a4 | L g4, N d4', 'Ia4*a1,La1-a4', 1],
    ['its own Claw Launcher', 'l a1, c a4 | L g4, N d4', 'Ca4*La1-a3', 1],
    ['an enemy Manipulator', 'l a1, n d4, m g1 | L g4', 'Mg1*Lg4-f4', 0],
    ['an enemy Bruiser', 'l a1, n d4, b g3 | L f4', 'Bg3*f4,Lf4-e5', 0],
    ['an enemy Claw Launcher', 'l a1, n c4, c g1 | L g4', 'Cg1*Lg4-g2', 0],
    ['an enemy Illusionist', 'l a1, n c4, i g1 | L g4', 'Ig1*g4,Lg4-g1', 0],
  ])('%s', (_how, pieces, move, owner) => {
    const state = lay(pieces)
    const events = moves(state, move)
    expect(events.filter((event) => event.type === 'provoked')).toHaveLength(1)
    expect(asked(state)).toBe(owner)
    expect(state.phase).toBe('nemesis')
    moves(state, itemAt(offered(state), 0))
    expect(state.phase === 'actions' || state.toMove === 1).toBe(true)
  })

  test.each<[what: string, pieces: string, move: string]>([
    ['her own Leader’s step', 'l a1, n d4, r c1 | L g4', 'La1-a2'],
    ['somebody else’s step', 'l a1, r c1 | L g4, N d4', 'Rc1-c2'],
    ['an Acrobat', 'l a1, a d3, r d2 | L g4, N d4', 'Ad3*d5'],
    ['a Rider', 'l a1, r d3, s c1 | L g4, N e5', 'Rd3*d5'],
    ['a Royal Guard', 'l a1, g d3, s c1 | L g4, N e5', 'Gd3*a2'],
    ['a Wanderer', 'l a1, w d3, s c1 | L g4, N e5', 'Wd3*g1'],
    ['a Claw Launcher that flies to the Leader', 'l a1, c a4, s g1 | L g4, N e5', 'Ca4*a2'],
  ])('%s does not', (_what, pieces, move) => {
    const state = lay(pieces)
    expect(moves(state, move).some((event) => event.type === 'provoked')).toBe(false)
    expect(state.phase).toBe('actions')
  })
})
