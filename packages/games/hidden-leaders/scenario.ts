// A little language for scenario tests: a hero is played at a small table, and everything not mentioned stays as it was.

import { itemAt, type Lang, layTable, plain, type Seat, type Viewer } from '@undercrown/engine'
import { heroes, idOf } from './cards.ts'
import type { Move } from './choice.ts'
import type { Event } from './event.ts'
import { hiddenLeaders } from './game.ts'
import type { CardId } from './hero.ts'
import { EMPTY, faceAt, type Slot } from './state.ts'
import { sightsOf } from './view.ts'

/** Heroes that only move markers, for the scenery, and some others under a short name. */
const short: Readonly<Record<string, CardId>> = {
  pig: 'pigmented-war-pig',
  druid: 'depressed-druid',
  collector: 'blind-eye-collector',
  soldier: 'short-sighted-soldier',
  knight: 'flailing-knight',
  mercenary: 'underpaid-mercenary',
  skeleton: 'arrowgant-skeleton',
  orangutan: 'rotting-orangutan',
  lizard: 'leery-lizard',
  frog: 'furious-frog',
  waterpriest: 'apathetic-waterpriest',
  koi: 'keen-koi',
  emperor: 'buried-emperor',
  keeper: 'keeper-of-discord',
  granny: 'ghastly-granny',
}
const long = new Map(Object.entries(short).map(([name, id]) => [id, name]))

const full = (name: string): CardId => short[name] ?? name
const brief = (id: CardId): string => long.get(id) ?? id

/** Cards as words: "koi frog". One text for each seat where a zone belongs to the players. */
export interface Setting {
  readonly players?: number
  readonly leaders?: string
  readonly hands?: readonly string[]
  readonly up?: readonly string[]
  /** Bottom first. */
  readonly down?: readonly string[]
  /** A dash for an empty place. */
  readonly tavern?: string
  /** Piles top first. */
  readonly harbor?: string
  readonly wilderness?: string
  readonly graveyard?: string
  readonly red?: number
  readonly green?: number
  readonly guardian?: number
  /** Top first. */
  readonly fate?: string
  /** Turns that each seat is to lose. */
  readonly skips?: readonly number[]
  /** "koi:loyalty frog:guardian-protection" */
  readonly tokens?: string
  /** What lies on the corruption card; a dash for an empty slot. */
  readonly corruptionCard?: string
  /** "queen-of-the-wild:2" */
  readonly row?: string
  /** Who knows hidden cards besides: { 'wilderness.0': 'all' } */
  readonly known?: object
  /** A side for each seat; a dash for none. */
  readonly artifacts?: string
  readonly options?: object
  readonly turn?: Seat
  readonly step?: 'play' | 'draw' | 'discard'
}

function cards(text: string | undefined): string[] {
  return text ? text.split(' ') : []
}

/** Nobody leads, and there is room on both sides. */
const MIDDLE = 6

export function scene(setting: Setting) {
  const players = setting.players ?? 3
  const seats = Array.from({ length: players }, (_, seat) => ({
    leader: cards(setting.leaders)[seat] ?? null,
    hand: cards(setting.hands?.[seat]).map(full),
    up: cards(setting.up?.[seat]).map(full),
    down: cards(setting.down?.[seat]).map(full),
  }))
  const table = layTable(
    hiddenLeaders,
    {
      options: setting.options ?? { promos: true, queens: true },
      seats,
      red: setting.red ?? MIDDLE,
      green: setting.green ?? MIDDLE,
      ...(setting.guardian !== undefined && { guardian: setting.guardian }),
      ...(setting.artifacts !== undefined && {
        artifacts: cards(setting.artifacts).map((side) => (side === '-' ? {} : { side })),
      }),
      ...(setting.tokens !== undefined && {
        tokens: cards(setting.tokens).map((text) => {
          const [hero = '', token] = text.split(':')
          return { hero: full(hero), token }
        }),
      }),
      ...(setting.corruptionCard !== undefined && {
        corruptionCard: cards(setting.corruptionCard).map((id) => (id === '-' ? null : id)),
      }),
      ...(setting.row !== undefined && {
        row: cards(setting.row).map((text) => {
          const [hero, tokens = 0] = text.split(':')
          return { hero, tokens: Number(tokens) }
        }),
      }),
      ...(setting.skips !== undefined && { skips: setting.skips }),
      ...(setting.fate !== undefined && { fate: cards(setting.fate) }),
      ...(setting.known !== undefined && { known: setting.known }),
      tavern: cards(setting.tavern).map((name) => (name === '-' ? null : full(name))),
      harbor: cards(setting.harbor).map(full),
      wilderness: cards(setting.wilderness).map(full),
      graveyard: cards(setting.graveyard).map(full),
      turn: setting.turn ?? 0,
      step: setting.step ?? 'play',
    },
    'scene',
  )
  const { state } = table
  const names = seats.map((_, seat) => `P${seat}`)
  const told: Event[] = []
  const nameOf = (slot: Slot) => (slot === EMPTY ? '-' : brief(idOf(faceAt(state, slot))))
  const text = (slots: readonly Slot[]) => slots.map(nameOf).join(' ')
  const texts = (lists: readonly (readonly Slot[])[]) => lists.map(text)

  /** "koi", "down 1.0", "seat 1", "undead", "red +1 green −1", "first", "done". */
  function called(move: Move): string {
    if (move.move) {
      const parts = Object.entries(move.move).filter(([, by]) => by !== 0)
      return parts.map(([marker, by]) => `${marker} ${by > 0 ? `+${by}` : `−${-by}`}`).join(' ')
    }
    if (move.word === 'useArtifact') return 'use'
    if (move.word === 'spread') return `spread ${move.index}`
    if (move.word === 'token' || move.word === 'protect') {
      const { word, token: _, ...rest } = move
      return `${word} ${called(rest)}`
    }
    if (move.word === 'artifact') return move.card as string
    if (move.word === 'option') return itemAt(['first', 'second', 'both'], move.index as number)
    const word = move.word === 'play' || move.word === 'discard' ? `${move.word} ` : (move.word ?? '')
    if (move.card && move.zone === undefined) return `seat ${move.seat}`
    if (move.card) return word + brief(move.card)
    if (move.faction) return move.faction
    if (move.zone === 'down') return `down ${move.seat}.${move.index}`
    return word || (move.zone ?? `seat ${move.seat}`)
  }

  const asked = (seat?: Seat) => table.choices().find((choice) => seat === undefined || choice.seat === seat)

  return {
    table,
    /** Answers questions one after another, "red +1 / koi / 2: frog"; each must be offered. */
    play(picks: string) {
      for (const pick of picks.split(' / ').filter((one) => one !== '')) {
        const [, seat, what] = /^(?:(\d): )?(.*)$/.exec(pick) as unknown as [
          string,
          string | undefined,
          string,
        ]
        const choice = asked(seat === undefined ? undefined : Number(seat))
        const move = choice?.options.find((option) => called(option) === what)
        if (!choice || !move)
          throw new Error(
            `"${pick}" is not offered, but ${this.offers().join(', ') || 'nothing'} (${this.asks()})`,
          )
        told.push(...table.submit(choice.seat, move))
      }
      return this
    },
    /** "0 act": who is asked what. */
    asks: () =>
      table
        .choices()
        .map((choice) => `${choice.seat} ${choice.ask.ask}`)
        .join(', ') || 'over',
    offers: (seat?: Seat) => asked(seat)?.options.map(called) ?? [],
    /** Everything but the Harbor, as it would be written in a setting. */
    now: () => ({
      red: state.red,
      green: state.green,
      ...(state.guardians && { guardian: state.guardians.marker }),
      hands: texts(state.hands),
      up: texts(state.up),
      down: texts(state.down),
      tavern: text(state.tavern),
      wilderness: text(state.wilderness.toReversed()),
      graveyard: text(state.graveyard.toReversed()),
    }),
    harbor: () => text(state.harbor.toReversed()),
    /** What the viewer knows of the hidden cards, by place. */
    knows: (viewer: Viewer) =>
      Object.fromEntries(
        sightsOf(table.glimpse(viewer, 'mind').view).map(([where, card]) => [where, brief(card)]),
      ),
    mixed: () =>
      hiddenLeaders
        .open(state)
        .mixed.map(({ at, cards: some }) => `${at.join(' ')}: ${some.map(brief).join(' ')}`),
    told: (viewer: Viewer) => table.seen(told, viewer),
    /** The first question as the seat that is asked reads it, and the answers it may give. */
    reads(lang: Lang = 'en') {
      const { ask, why, option } = hiddenLeaders.phrases[lang]
      const choice = asked() as NonNullable<ReturnType<typeof asked>>
      const asking = { ...choice, view: table.glimpse(choice.seat, 'screen').view }
      return {
        prompt: plain(ask(asking), names, lang),
        why: plain(why?.(asking) ?? [], names, lang),
        labels: choice.options.map((move) => plain(option(move, asking), names, lang)),
      }
    },
    log: (viewer: Viewer, lang: Lang = 'en') =>
      table.seen(told, viewer).map((event) => plain(hiddenLeaders.phrases[lang].event(event), names, lang)),
    /** The tokens on heroes, as in a setting. */
    tokens: () =>
      (state.corruption?.worn ?? [])
        .map(([hero, token]) => `${nameOf(hero)}:${idOf(faceAt(state, token))}`)
        .join(' '),
    outcome: () => table.outcome(),
  }
}

type Now = ReturnType<ReturnType<typeof scene>['now']>

/** One line of a table of scenarios. */
export interface Case {
  readonly hero: string
  /** The rule, in words. */
  readonly rule: string
  readonly given?: Setting
  readonly picks?: string
  /** What has changed besides the hero in its player's party. */
  readonly becomes?: Partial<Now>
  /** Who is asked next, where it is not the draw. */
  readonly asks?: string
}

/** The table as it should be: as it was, with the hero face up in the first player's party, and the changes. */
export function expected({ hero, given = {}, becomes = {} }: Case): Now {
  const players = given.players ?? 3
  const perSeat = (texts: readonly string[] | undefined) =>
    Array.from({ length: players }, (_, seat) => texts?.[seat] ?? '')
  const up = perSeat(given.up)
  const tavern = cards(given.tavern)
  return {
    red: given.red ?? MIDDLE,
    green: given.green ?? MIDDLE,
    ...(given.guardian !== undefined && { guardian: given.guardian }),
    hands: perSeat(given.hands),
    down: perSeat(given.down),
    up: up.map((party, seat) => (seat === 0 ? [party, hero].filter((one) => one !== '').join(' ') : party)),
    tavern: [0, 1, 2].map((i) => tavern[i] ?? '-').join(' '),
    wilderness: given.wilderness ?? '',
    graveyard: given.graveyard ?? '',
    ...becomes,
  }
}

/** Plays the hero of a case from the first player's hand. */
export function performed({ hero, given = {}, picks = '' }: Case) {
  const [own = '', ...others] = given.hands ?? []
  const hands = [[own, hero].filter((one) => one !== '').join(' '), ...others]
  return scene({ ...given, hands })
    .play(`play ${hero}`)
    .play(picks)
}

export const allHeroes = heroes.map((hero) => brief(hero.id))

/** Those of the game without modules. */
export const baseHeroes = heroes
  .filter(({ set }) => set === 'base' || set === 'promo' || set === 'queens')
  .map((hero) => hero.id)
