// Leaders on a screen.

import type { Ask, Event, Move, View } from '@undercrown/leaders/facts'
import { leadersWords } from '@undercrown/leaders/facts'
import i18next from 'i18next'
import { addIcons } from '../art/icons.ts'
import { type GameScreen, type SoundName, type Spot, screenOf } from '../table/screen.ts'
import { addWords } from '../words/index.ts'
import icons from './art.json?icons'
import { Board } from './Board.tsx'
import { Card } from './Card.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { facts } from './gallery.ts'
import { keyWords } from './keys.ts'
import { cardSpot, cellSpot, END_SPOT, type LeadersScene, nearSide, seatOfSide, teamOf } from './look.ts'
import { Miniature } from './Miniature.tsx'
import { eventCard, flights, path, spots, tone, verb } from './moves.ts'
import { beats, chapters, Reveal } from './Reveal.tsx'
import { reason } from './reason.ts'
import { story } from './story.ts'

addIcons(icons)

const sounds: Partial<Readonly<Record<Event['type'], SoundName>>> = {
  acted: 'marker',
  provoked: 'war',
  pursued: 'marker',
  recruited: 'slide',
  revealed: 'flip',
  banished: 'bury',
  won: 'crown',
}

/** The first cards have the keys after those of one's own side. */
const HIRE_KEYS = ['7', '8', '9']

function keys(scene: LeadersScene): Readonly<Record<string, readonly Spot[]>> {
  const own = teamOf(scene, nearSide(scene)).map(({ cell }, i) => [String(i + 1), [cellSpot(cell)]] as const)
  const hire = scene.view.open.visible
    .slice(0, HIRE_KEYS.length)
    .map((one, i) => [HIRE_KEYS[i] as string, [cardSpot(one)]] as const)
  return { ...Object.fromEntries([...own, ...hire]), e: [END_SPOT] }
}

const leaders: GameScreen<Move, Event, View, Ask> = {
  faceUp: true,
  winged: true,
  sides: { en: ['Black', 'White'], fr: ['Noir', 'Blanc'] },
  words: leadersWords as unknown as GameScreen['words'],
  Board,
  Miniature,
  Card,
  Reveal,
  beats,
  chapters,
  path,
  verb,
  sources: ({ ask }) => (ask.ask === 'nemesis' ? ['nemesis'] : []),
  mood: ({ ask, seat, view }) =>
    ask.ask === 'nemesis' && seat !== seatOfSide(view.open.toMove) ? 'reaction' : 'yours',
  turn: ({ view }) => seatOfSide(view.open.toMove),
  tone,
  toneKeys: { m: 'step', s: 'skill' },
  flights,
  spots,
  card: eventCard,
  sound: ({ type }) => sounds[type],
  reveals: ({ type }) => type === 'revealed',
  reason,
  keys,
  keyWords,
  facts,
  story,
  phases({ ask }, lang) {
    const { act, recruit, banish } = (lang === 'fr' ? fr : en).phases
    return ask === 'banish'
      ? { names: [banish], now: 0 }
      : { names: [act, recruit], now: ask === 'recruit' ? 1 : 0 }
  },
  round: ({ view: { open } }, lang) => {
    const mode = leadersWords.phrases[lang].options.mode.values?.[open.options.mode]
    return {
      words: i18next.t('leaders.turn', { lng: lang, number: open.turn + 1 }),
      ...(mode && { more: mode }),
    }
  },
}

addWords('leaders', en, fr)

export const screen = screenOf(leaders)
