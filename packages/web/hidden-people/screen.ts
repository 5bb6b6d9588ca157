// Hidden People on the screen.

import {
  type Ask,
  chosenFirst,
  type Event,
  hiddenPeopleWords,
  type Move,
  type Place,
  type RowPlace,
  type View,
} from '@undercrown/hidden-people/facts'
import i18next from 'i18next'
import {
  type Flight,
  type GameScreen,
  SAY,
  type Scene,
  type SoundName,
  type Spot,
  screenOf,
} from '../table/screen.ts'
import { addWords } from '../words/index.ts'
import art from './art.json'
import { Board } from './Board.tsx'
import { Card } from './Card.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { facts } from './gallery.ts'
import { keyWords } from './keys.ts'
import { Miniature } from './Miniature.tsx'
import { beats, chapters, Reveal } from './Reveal.tsx'
import { story } from './story.ts'

/** A place as one word. */
function spotOf(at: Place | Move): Spot {
  if (at.zone === 'row') return `row.${at.seat}.${at.index}`
  return at.zone === 'discard' && 'index' in at && at.index !== undefined
    ? `discard.${at.index}`
    : (at.zone as Spot)
}

function path(move: Move): readonly Spot[] {
  if (move.word !== undefined) return [`${SAY}${move.word}`]
  if (move.zone === undefined) return [`seat.${move.seat}`]
  return [move.zone === 'hand' ? `hand.${move.index}` : spotOf(move)]
}

const verbs: Partial<Record<Ask['ask'], string>> = {
  peek: art.verbs.look,
  take: art.verbs.take,
  settle: art.effects.exchange,
  toss: art.effects.discard,
  giveBack: art.verbs.take,
  dig: art.effects.gravedigger,
  barter: art.effects.barter,
  exchangeWith: art.effects.exchange,
  shuffleWith: art.effects.shuffle,
  stoneTo: art.effects.stone,
}

function verb({ ask }: Ask): string {
  return verbs[ask] ?? (art.effects as Readonly<Record<string, string>>)[ask] ?? art.verbs.name
}

/** What an event moves and what it is about; and how it sounds. */
type Shown<Type extends Event['type']> = (event: Extract<Event, { type: Type }>) => {
  readonly flights?: readonly Flight[]
  readonly spots?: readonly Spot[]
  readonly card?: string | undefined
  readonly sound?: SoundName
}

const withCard = (flight: Flight, card: string | undefined): Flight =>
  card === undefined ? flight : { ...flight, card }

const shown: { readonly [Type in Event['type']]: Shown<Type> } = {
  began: () => ({}),
  looked: ({ at, card }) => ({ spots: [spotOf(at)], card, sound: 'flip' }),
  drew: ({ count, cards }) => ({
    flights: Array.from({ length: count }, (_, i) => withCard({ from: 'draw', to: `hand.${i}` }, cards?.[i])),
    spots: ['draw'],
    card: cards?.[0],
    sound: 'slide',
  }),
  took: ({ card }) => ({
    flights: [{ from: 'discard', to: 'hand.0', card }],
    spots: ['discard'],
    card,
    sound: 'slide',
  }),
  replaced: ({ at, out, card }) => ({
    flights: [
      withCard({ from: 'hand.0', to: spotOf(at) }, card),
      { from: spotOf(at), to: 'discard', card: out },
    ],
    spots: [spotOf(at), 'discard'],
    card: out,
    sound: 'flip',
  }),
  discarded: ({ index = 0, card }) => ({
    flights: [{ from: `hand.${index}`, to: 'discard', card }],
    spots: ['discard'],
    card,
    sound: 'slide',
  }),
  used: ({ card }) => ({ spots: ['discard'], card }),
  swapped: ({ a, b }) => ({
    flights: [
      { from: spotOf(a), to: spotOf(b) },
      { from: spotOf(b), to: spotOf(a) },
    ],
    spots: [spotOf(a), spotOf(b)],
    sound: 'slide',
  }),
  stoneMoved: ({ from, to }) => ({
    flights: [{ from: spotOf(from), to: spotOf(to), card: 'stone' }],
    spots: [spotOf(from), spotOf(to)],
    sound: 'marker',
  }),
  tossed: ({ at, card }) => ({
    flights: [
      { from: spotOf(at), to: 'discard', card },
      { from: 'draw', to: spotOf(at) },
    ],
    spots: [spotOf(at), 'discard'],
    card,
    sound: 'flip',
  }),
  shown: ({ seat }) => ({ spots: [`seat.${seat}`], sound: 'flip' }),
  foresaw: () => ({ spots: ['draw'], sound: 'flip' }),
  gaveBack: ({ index = 0, card }) => ({
    flights: [withCard({ from: `hand.${index}`, to: 'draw' }, card)],
    spots: ['draw'],
    card,
    sound: 'slide',
  }),
  dug: ({ card }) => ({
    flights: [{ from: 'discard', to: 'hand.0', card }],
    spots: ['discard'],
    card,
    sound: 'slide',
  }),
  named: ({ at }) => ({ spots: [spotOf(at)] }),
  bartered: ({ by, ring }) => ({
    flights: ring.map((at, i) => {
      const namer = i === 0 ? by : (ring[i - 1] as RowPlace).seat
      return { from: spotOf(at), to: spotOf(ring.find(({ seat }) => seat === namer) as RowPlace) }
    }),
    spots: ring.map(spotOf),
    sound: 'slide',
  }),
  wonTurn: () => ({}),
  revealed: () => ({ sound: 'flip' }),
}

const show = (event: Event) => (shown[event.type] as Shown<Event['type']>)(event as never)

function keys({ seat, view }: Scene<View, Ask>): Readonly<Record<string, readonly Spot[]>> {
  const mine = seat ?? 0
  const rivals = Array.from({ length: view.open.seats - 1 }, (_, i) => (mine + 1 + i) % view.open.seats)
  return {
    d: ['draw'],
    f: ['discard'],
    x: ['hand.0'],
    u: [`${SAY}use`],
    i: [`${SAY}decline`],
    o: ['out'],
    ...Object.fromEntries([0, 1, 2, 3].map((i) => [`${i + 1}`, [`row.${mine}.${i}`]])),
    ...Object.fromEntries(rivals.map((rival, i) => [`shift+${i + 1}`, [`seat.${rival}`, `row.${rival}.0`]])),
  }
}

/** Events that show a card to somebody. */
const news: readonly Event['type'][] = [
  'looked',
  'drew',
  'replaced',
  'discarded',
  'tossed',
  'shown',
  'foresaw',
  'gaveBack',
]

/** Questions of the turn itself; all others are asked by an effect. */
const turnAsks: readonly Ask['ask'][] = ['peek', 'take', 'settle', 'toss', 'giveBack']

/** Questions that go on from a place that was chosen before. */
const withFirst: readonly Ask['ask'][] = ['exchangeWith', 'shuffleWith', 'stoneTo']

const people: GameScreen<Move, Event, View, Ask> = {
  words: hiddenPeopleWords,
  Board,
  Miniature,
  Card,
  Reveal,
  beats,
  beatLength: 420,
  chapters,
  path,
  verb,
  // What was taken may go into the row, or straight out.
  tone: ({ zone }, { ask }) =>
    ask === 'settle' && zone === 'hand' ? { name: 'discard', verb: art.effects.discard } : undefined,
  sources: ({ ask, view: { open } }) => {
    if (ask.ask === 'use') return [ask.card]
    // An effect that asks is that of the card on top of the discard pile.
    const [top] = open.discard
    return top !== undefined && !turnAsks.includes(ask.ask) ? [top] : []
  },
  about({ ask, view }) {
    const place = withFirst.includes(ask.ask) ? chosenFirst(view) : undefined
    return place ? [spotOf(place)] : []
  },
  mood: ({ ask, seat, view }) => (ask.ask === 'peek' || view.open.turn === seat ? 'yours' : 'stake'),
  turn: ({ view }) => view.open.turn,
  flights: (event) => show(event).flights ?? [],
  spots: (event) => show(event).spots ?? [],
  card: (event) => show(event).card,
  sound: (event) => show(event).sound,
  reveals: ({ type }) => news.includes(type),
  reason(spot, { view, ask, seat: me }, t) {
    const [zone, seat, index] = spot.split('.')
    if (zone === 'row' && ask?.ask === 'flash') return t('people.why.flash')
    const stone = zone === 'row' ? view.open.stoneOn[Number(seat)] : undefined
    if (stone === Number(index)) return t('people.why.stone')
    if (zone === 'discard' && ask?.ask === 'settle')
      return t(ask.must === null ? 'people.why.discardTaken' : 'people.why.keepTaken')
    if (ask?.ask === 'stoneTo' && stone !== undefined && stone !== -1) return t('people.why.oneStone')
    if (zone === 'discard' && view.open.stonesOnDiscard > 0) return t('people.why.stoneOnDiscard')
    if (zone === 'discard' && ask?.ask === 'take' && view.open.discard.length > 0)
      return t('people.why.quiet')
    if (ask === undefined) return undefined
    if (zone === 'draw') return t('people.why.draw')
    if (zone === 'discard') return t('people.why.discard')
    if (zone === 'hand') return t('people.why.hand')
    if (zone !== 'row') return undefined
    if (ask.ask === 'take') return t('people.why.takeFirst')
    if (ask.ask === 'exchangeWith') return t('people.why.otherRow')
    if (ask.ask === 'shuffleWith') return t('people.why.sameRow')
    if (ask.ask === 'barter') return t('people.why.barter')
    if ((ask.ask === 'peek' || ask.ask === 'settle') && Number(seat) !== me) return t('people.why.ownOnly')
    return t(ask.ask === 'peek' ? 'people.why.peeked' : 'people.why.notNow')
  },
  keys,
  keyWords,
  facts,
  story,
  phases({ ask }, lang) {
    if (ask === 'peek') return undefined
    const { take, settle, effect } = (lang === 'fr' ? fr : en).phases
    return { names: [take, settle, effect], now: ask === 'take' ? 0 : turnAsks.includes(ask) ? 1 : 2 }
  },
  wouldEnd: ({ view: { open } }) => open.draw === 0,
  round: ({ view: { open } }, lang) => ({
    words: i18next.t('people.toGo', { lng: lang, count: open.draw }),
  }),
}

addWords('people', en, fr)

export const screen = screenOf(people)
