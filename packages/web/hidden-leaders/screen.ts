// Hidden Leaders on the screen.

import type { Lang } from '@undercrown/engine'
import {
  type Ask,
  type Event,
  hiddenLeadersWords,
  type Move,
  turnPart,
  type View,
} from '@undercrown/hidden-leaders/facts'
import type { TFunction } from 'i18next'
import { lazy } from 'react'
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

function phases({ ask }: Ask, lang: Lang, { open }: View) {
  const part = turnPart(open.agenda)
  // A reaction belongs to no part of a turn.
  if (part === undefined || ask === 'react') return undefined
  const { play, resolve, draw, discard } = (lang === 'fr' ? fr : en).phases
  // HL-123: a slow artifact comes after all of them.
  return {
    names: [play, resolve, draw, discard],
    now: ['play', 'resolve', 'draw', 'discard', 'after'].indexOf(part),
  }
}

/** Loaded when a game has ended. */
const Reveal = lazy(async () => ({ default: (await import('./Reveal.tsx')).Reveal }))

const parts = ['markers', 'rule', 'leaders', 'count', 'crown'] as const

function chapters(_scene: Scene<View, Ask>, beat: number, t: TFunction) {
  return { names: parts.map((part) => t(`hl.reveal.${part}`)), now: beat }
}

const leaders: GameScreen<Move, Event, View, Ask> = {
  words: hiddenLeadersWords,
  Board,
  Miniature,
  Card,
  Reveal,
  beats: () => parts.length,
  chapters,
  path,
  verb,
  sources,
  mood,
  turn: ({ view }) => view.open.turn,
  // HL-75
  wouldEnd: ({ view: { open } }) => open.up.some((heroes) => heroes.length >= open.threshold),
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
