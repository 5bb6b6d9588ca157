// Whether a laid table can come up in a game, as far as a position alone can tell; if not, why, in words.

import { refuse } from '@undercrown/engine'
import { NOWHERE } from './board.ts'
import { CUB, HERMIT } from './characters.ts'
import { cardsOf, MOST_CARDS } from './recruit.ts'
import { FACE_UP } from './setup.ts'
import { cellOf, rival, type Side, type State, sideOf, sides } from './state.ts'

const named = { en: ['Black', 'White'], fr: ['Noir', 'Blanc'] } as const
const nameIn = (lang: keyof typeof named, side: Side) => named[lang][side as 0 | 1]

/** Two banishments of two cards each (L-30). */
const MOST_BANISHED = 4

/** Refuses what no game leads to. */
export function checkPossible(state: State): void {
  checkPair(state)
  for (const side of sides.keys()) checkTeam(state, side)
  checkMover(state)
  checkCards(state)
}

/** L-16: they come together, to one side, and nobody ever leaves the board. */
function checkPair(state: State): void {
  const [hermit, cub] = [HERMIT, CUB].map((piece) => cellOf(state, piece) !== NOWHERE)
  if (hermit !== cub)
    refuse(
      `Hermit and Cub come together: put the ${hermit ? 'Cub' : 'Hermit'} on the board as well, or neither`,
      `Le Vieil Ours et l’Ourson arrivent ensemble\u00a0: placez aussi ${hermit ? 'l’Ourson' : 'le Vieil Ours'}, ou aucun des deux`,
    )
  if (hermit && sideOf(state, HERMIT) !== sideOf(state, CUB))
    refuse(
      'Hermit and Cub are of one side: give both to the same',
      'Le Vieil Ours et l’Ourson sont du même camp\u00a0: donnez-les au même',
    )
}

function checkTeam(state: State, side: Side): void {
  const cards = cardsOf(state, side)
  const [name, nom] = [nameIn('en', side), nameIn('fr', side)]
  if (cards > MOST_CARDS)
    refuse(
      `${name} has ${cards} cards, and a team has five: its Leader and four others. Remove ${cards - MOST_CARDS}`,
      `${nom} a ${cards} cartes, et une équipe en a cinq\u00a0: son Leader et quatre autres. Retirez-en ${cards - MOST_CARDS}`,
    )
  const most = 1 + mostRecruited(state, side)
  if (cards > most)
    refuse(
      `${name} cannot have ${cards} cards on turn ${state.turn + 1}: at most ${most}. Take a later turn, or remove some`,
      `${nom} ne peut pas avoir ${cards} cartes au tour ${state.turn + 1}\u00a0: ${most} au plus. Prenez un tour plus tardif, ou retirez-en`,
    )
}

/** L-14, L-19: one in each turn, two in the second player's first. */
function mostRecruited({ turn, first, toMove, phase }: State, side: Side): number {
  const over = side === first ? Math.ceil(turn / 2) : Math.floor(turn / 2)
  const turns = over + (phase === 'recruit' && side === toMove ? 1 : 0)
  return turns + (side !== first && turns > 0 ? 1 : 0)
}

/** Turns go in turns. */
function checkMover({ turn, first, toMove, phase }: State): void {
  const due = turn % 2 === 0 ? first : rival(first)
  if (phase !== 'banish' && toMove !== due)
    refuse(
      `${nameIn('en', first)} began, so turn ${turn + 1} is ${nameIn('en', due)}’s: change the turn or who plays`,
      `${nameIn('fr', first)} a commencé, le tour ${turn + 1} est donc à ${nameIn('fr', due)}\u00a0: changez le tour ou le camp au trait`,
    )
}

/** L-7, L-30. */
function checkCards({ options, visible, banished }: State): void {
  if (options.mode === 'discovery' && visible.length > FACE_UP)
    refuse(
      `in Discovery mode ${FACE_UP} cards lie open, not ${visible.length}: choose fewer for hire`,
      `en mode Découverte, ${FACE_UP} cartes sont visibles, pas ${visible.length}\u00a0: choisissez-en moins`,
    )
  if (options.mode === 'discovery' && banished.length > 0)
    refuse('nobody is banished in Discovery mode', 'personne n’est banni en mode Découverte')
  if (banished.length > MOST_BANISHED)
    refuse(
      `at most ${MOST_BANISHED} cards are banished, not ${banished.length}: put more of them up for hire`,
      `${MOST_BANISHED} cartes au plus sont bannies, pas ${banished.length}\u00a0: rendez-en à recruter`,
    )
}
