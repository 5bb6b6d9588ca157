// What a character does, as marks on a few cells around it: told from its data, so a new one needs no drawing.

import { type CharacterId, roster } from '@undercrown/leaders/facts'

/** me: who acts; step, skill: cells to go to; friend, foe, crown, mine: others who stand there; lock, shield. */
export type DiagramMark =
  | 'me'
  | 'step'
  | 'skill'
  | 'other'
  | 'friend'
  | 'foe'
  | 'crown'
  | 'mine'
  | 'lock'
  | 'shield'

export type HexPoint = readonly [q: number, r: number]

export interface Diagram {
  /** Nineteen of them. */
  readonly cells: readonly { readonly at: HexPoint; readonly mark?: DiagramMark | undefined }[]
  /** Who is aimed at from where. */
  readonly aim?: readonly [from: HexPoint, to: HexPoint] | undefined
}

const ways: readonly HexPoint[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
const REACH = 2
const around = ([q, r]: HexPoint): HexPoint[] => ways.map(([dq, dr]) => [q + dq, r + dr])
const far = ([q, r]: HexPoint) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
const apart = ([q, r]: HexPoint, [p, s]: HexPoint) => far([q - p, r - s])

const places: readonly HexPoint[] = Array.from({ length: 5 }, (_, i) => i - REACH)
  .flatMap((q) => Array.from({ length: 5 }, (_, i): HexPoint => [q, i - REACH]))
  .filter((place) => far(place) <= REACH)

export function diagramOf(character: CharacterId): Diagram {
  const marks = new Map<string, DiagramMark>()
  // What stands there already is not painted over.
  const put: Put = (mark, ...cells) => {
    for (const cell of cells) if (!marks.has(String(cell))) marks.set(String(cell), mark)
  }
  const aim = draw(character, put)
  return { cells: places.map((at) => ({ at, mark: marks.get(String(at)) })), aim }
}

type Put = (mark: DiagramMark, ...cells: readonly HexPoint[]) => void

function draw(character: CharacterId, put: Put): Diagram['aim'] {
  const { ability, trait, captures, kind } = roster[character]
  const here: HexPoint = [0, 0]
  if (kind === 'leader') {
    put('mine', here)
    put('step', ...around(here))
  }
  switch (ability?.do) {
    case 'jump':
      put('me', [0, 2])
      put('other', [0, 1])
      put('skill', here)
      if (ability.times > 1) {
        put('other', [1, -1])
        put('skill', [2, -2])
      }
      break
    case 'dash':
      put('me', here)
      put('skill', ...ways.map(([q, r]): HexPoint => [q * ability.steps, r * ability.steps]))
      break
    case 'push':
      put('me', [0, 1])
      put('foe', here)
      put('skill', [0, -1], [1, -1], [-1, 0])
      break
    case 'rally':
      put('me', [0, 2])
      put('mine', [0, -1])
      put('skill', ...around([0, -1]))
      break
    case 'hook':
      put('me', [0, 2])
      put('other', [0, -2])
      put('skill', [0, 1], [0, -1])
      return [
        [0, 2],
        [0, -2],
      ]
    case 'shift': {
      const whom: HexPoint = ability.reach === 'touch' ? here : [0, -1]
      put('me', ability.reach === 'touch' ? [0, 1] : [0, 2])
      put(ability.whom === 'ally' ? 'friend' : 'foe', whom)
      put('skill', ...around(whom))
      return [ability.reach === 'touch' ? [0, 1] : [0, 2], whom]
    }
    case 'swap':
      put('me', [0, 2])
      put('other', [0, -1])
      return [
        [0, 2],
        [0, -1],
      ]
    case 'roam':
      put('me', [-1, 2])
      put('foe', [1, -1])
      put('skill', ...places.filter((place) => apart(place, [1, -1]) > 1))
      break
  }
  switch (trait?.is) {
    case 'jailer':
      put('me', here)
      put('lock', ...around(here))
      break
    case 'protector':
      put('me', here)
      put('shield', ...around(here))
      break
    case 'vizier':
      put('mine', here)
      put('step', ...places.filter((place) => far(place) <= trait.steps))
      break
    case 'nemesis':
      put('me', [-1, 2])
      put('crown', [1, -2])
      put('step', [-1, 1], [0, 0])
      break
    case 'paired':
      put('me', here, [1, 0])
      put('step', ...around(here), ...around([1, 0]))
      break
  }
  if (captures.afar > 0) {
    put('me', here)
    put('crown', [0, -2])
  } else if (captures.beside > 1) {
    put('me', here)
    put('crown', [0, -1])
  }
  return undefined
}
