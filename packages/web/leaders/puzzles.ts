// Puzzles of Leaders on a screen.

import type { Lang } from '@undercrown/engine'
import { type CharacterId, charactersOf, characterWords, roster, standing } from '@undercrown/leaders/facts'
import { leadersTalk } from '@undercrown/puzzles/leaders/talk.ts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import type { Scene } from '../table/screen.ts'
import { cellIn, enemyOf, isFull, type LeadersScene, nearSide, pieceOn, teamOf } from './look.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'

addIcons(icons)

const said = {
  en: {
    toPlay: { black: 'Black to play', white: 'White to play' },
    goal: (cell: string) => `Two of yours beside the enemy Leader on ${cell}, or no free cell around it.`,
    others: {
      archer: 'The Archer counts from two cells away in a line instead.',
      assassin: 'The Assassin needs nobody else.',
      cub: 'The Cub never counts.',
    },
    order: 'Every piece may act once, in any order.',
    choose: (name: string) => `${name}: choose where.`,
    answers: { black: 'Black answers', white: 'White answers' },
    falls: 'your crown falls.',
    away: 'the win is gone.',
  },
  fr: {
    toPlay: { black: 'Aux noirs de jouer', white: 'Aux blancs de jouer' },
    goal: (cell: string) =>
      `Deux des vôtres adjacents au Leader ennemi en ${cell}, ou plus aucune case libre autour de lui.`,
    others: {
      archer: 'L’Archère compte à deux cases en ligne plutôt qu’à côté.',
      assassin: 'L’Assassin suffit à lui seul.',
      cub: 'L’Ourson ne compte jamais.',
    },
    order: 'Chaque personnage peut agir une fois, dans l’ordre que vous voulez.',
    choose: (name: string) => `${name}\u00a0: choisissez où.`,
    answers: { black: 'Les noirs répondent', white: 'Les blancs répondent' },
    falls: 'votre couronne tombe.',
    away: 'la victoire s’est envolée.',
  },
}

/** Those of one's own, and those that may still be recruited. */
function mayAct(scene: LeadersScene): ReadonlySet<CharacterId> {
  const { visible } = scene.view.open
  const own = teamOf(scene, nearSide(scene)).map(({ character }) => character)
  const hired = isFull(scene, nearSide(scene)) ? [] : visible.flatMap((card) => charactersOf(card))
  return new Set([...own, ...hired])
}

function goalOf(raw: Scene, lang: Lang): string {
  const scene = raw as LeadersScene
  const { goal, others, order } = said[lang]
  const { leader } = standing(scene.view).sieges[enemyOf(nearSide(scene))]
  const there = mayAct(scene)
  const special = (['archer', 'assassin', 'cub'] as const).filter((one) => there.has(one))
  return [goal(leader), ...special.map((one) => others[one]), order].join(' ')
}

export const puzzles: GamePuzzles = {
  ...leadersTalk,
  icons: pictures,
  side: (scene, lang) => said[lang].toPlay[nearSide(scene as LeadersScene)],
  goal: (kind, scene, lang) => (kind === 'crown' ? goalOf(scene, lang) : undefined),
  progress: (kind, scene, lang) =>
    kind === 'crown' && !scene.outcome ? leadersTalk.why(kind, scene, lang) : undefined,
  beaten(kind, scene, line, lang) {
    const deeds = line.filter((word) => word !== 'end')
    if (deeds.length === 0) return undefined
    const { answers, falls, away } = said[lang]
    const rival = enemyOf(nearSide(scene as LeadersScene))
    return `${answers[rival]} ${deeds.join(', ')}${lang === 'fr' ? '\u00a0' : ''}: ${kind === 'two' ? away : falls}`
  },
  picked(spot, raw, lang) {
    const scene = raw as LeadersScene
    const cell = cellIn(spot)
    const piece = cell && pieceOn(scene, cell)
    if (!piece) return undefined
    const { character } = piece
    const name = characterWords[lang].names[character]
    return { word: `${roster[character].letter}${cell}…`, words: said[lang].choose(name) }
  },
}
