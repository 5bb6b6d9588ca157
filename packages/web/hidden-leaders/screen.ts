// Hidden Leaders on the screen.

import type { Lang } from '@undercrown/engine'
import {
  type Ask,
  type Event,
  hiddenLeadersWords,
  type Move,
  type View,
} from '@undercrown/hidden-leaders/facts'
import { type GameScreen, SAY, type Scene, type Spot, screenOf } from '../table/screen.ts'
import { Board } from './Board.tsx'
import { Card } from './Card.tsx'
import { consequence } from './consequence.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { facts } from './gallery.ts'
import { cardName, glyph } from './glyph.tsx'
import { keyWords } from './keys.ts'
import { Miniature } from './Miniature.tsx'
import { mood, sources } from './prompt.ts'
import { beats, chapters, Reveal } from './Reveal.tsx'
import { reason } from './reason.ts'
import { reveals } from './reveals.ts'
import { flights, shownOf } from './shown.ts'
import { rivalsOf } from './sight.ts'
import { path, placesIn } from './spots.ts'
import { story } from './story.ts'
import { verb } from './verb.ts'

function keys({ seat, view: { open } }: Scene<View, Ask>): Readonly<Record<string, readonly Spot[]>> {
  const mine = seat ?? 0
  const party = (one: number) => [
    `seat.${one}`,
    ...placesIn(`up.${one}`, open.up[one]?.length ?? 0),
    ...placesIn(`down.${one}`, open.down[one]?.length ?? 0),
    `artifact.${one}`,
  ]
  return {
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => [`${i + 1}`, [`hand.${mine}.${i}`]])),
    ...Object.fromEntries(rivalsOf(open.seats, seat).map((rival, i) => [`shift+${i + 1}`, party(rival)])),
    t: placesIn('tavern', open.tavern.length),
    h: ['harbor.0'],
    w: placesIn('wilderness', Math.max(1, open.wilderness.length)),
    g: placesIn('graveyard', Math.max(1, open.graveyard.length)),
    p: party(mine),
    k: ['track'],
    a: [`artifact.${mine}`],
    e: [`${SAY}done`],
  }
}

/** Questions of the deal and of other players' turns belong to no part of a turn; those not named here are a card's. */
const partOfTurn: Partial<Record<Ask['ask'], 'play' | 'draw' | 'discard' | 'none'>> = {
  hide: 'none',
  firstDiscard: 'none',
  takeArtifact: 'none',
  react: 'none',
  act: 'play',
  court: 'play',
  draw: 'draw',
  discardMore: 'discard',
  discardDown: 'discard',
}

function phases(ask: Ask, lang: Lang) {
  const { play, resolve, draw, discard } = (lang === 'fr' ? fr : en).phases
  const names = [play, resolve, draw, discard]
  // HL-123: it comes after all of them.
  if (ask.ask === 'useArtifact' && ask.timing === 'slow') return { names, now: names.length }
  const part = partOfTurn[ask.ask] ?? 'resolve'
  const now = ['play', 'resolve', 'draw', 'discard'].indexOf(part)
  return now < 0 ? undefined : { names, now }
}

const leaders: GameScreen<Move, Event, View, Ask> = {
  words: hiddenLeadersWords,
  Board,
  Miniature,
  Card,
  Reveal,
  beats,
  chapters,
  path,
  verb,
  sources,
  mood,
  turn: ({ view }) => view.open.turn,
  flights,
  spots: (event) => shownOf(event).spots ?? [],
  card: (event) => shownOf(event).card,
  sound: (event) => shownOf(event).sound,
  reveals,
  reason,
  consequence,
  keys,
  keyWords,
  facts,
  story,
  glyph,
  cardName,
  phases,
}

export const screen = screenOf(leaders)
