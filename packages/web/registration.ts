// What a game declares for the screen. All but the first few facts is loaded when it is needed.

import type { Cast, CastLines } from '@undercrown/bots/cast.ts'
import type { AnyGameWords, Lang, Layout, Level, Seat } from '@undercrown/engine'
import type { ComponentType, ReactNode } from 'react'
import type { UserSettings } from './client/settings.ts'
import type { CoachWords } from './coach/words.ts'
import type { GamePuzzles, PuzzleParts } from './puzzle/words.ts'
import type { Rules } from './rules/text.ts'
import type { MenuItem } from './table/Menu.tsx'
import type { AnyScreen } from './table/screen.ts'
import type { TableProps } from './table/TableView.tsx'

/** What the page of an analysis is given: what draws a table, and the way to one. */
export interface AnalysisProps {
  readonly Table: ComponentType<TableProps>
  readonly Menu: ComponentType<{ readonly items: readonly MenuItem[] }>
  /** Shown until there is something. */
  readonly loading: ReactNode
  /** Opens a table with that position: one seat is one's own, on the others sit bots of that level. */
  play(position: Layout, seat: Seat, level: Level): void
}

/** Questions of a game put together by what is decided in them, and what each kind is called. */
export interface DecisionWords<Ask extends string = string, Kind extends string = string> {
  readonly kinds: Readonly<Record<Ask, Kind>>
  readonly words: Readonly<Record<Lang, Readonly<Record<Kind, string>>>>
}

/** What the fields of a game's view are called on the default board; a field without a name is not shown. */
export type ZoneWords = Readonly<Record<Lang, Readonly<Record<string, string>>>>

type Said = Readonly<Record<Lang, string>>

export interface WebGame {
  readonly id: string
  readonly title: Said
  /** What it is like, for its tile. */
  readonly line: Said
  /** To whoever is waited for; without one, the title and a sentence for any game. */
  readonly notice?: Said
  readonly seats: readonly [min: number, max: number]
  /** How many play when nobody says otherwise. */
  readonly usual: number
  /** How long as many as usual play. */
  readonly minutes: number
  /** How many times as long other tables take, by how many sit there and what is added. */
  readonly pace?: {
    readonly seats?: Readonly<Record<number, number>>
    /** Of a flag when it is set, else by its value. */
    readonly options?: Readonly<Record<string, number | Readonly<Record<string, number>>>>
  }
  /** The pictures of its options; without one, a scroll. */
  readonly optionIcons?: Readonly<Record<string, string>>
  /** The colour behind its picture. */
  readonly ground?: 'wine' | 'night' | 'sea'
  /** The icon in the middle of its table. */
  readonly emblem?: string
  /** Who its bots are; without one, those who sit in everywhere. */
  readonly cast?: Cast
  /** The drawings of their portraits. */
  portraits?(): Promise<Readonly<Record<string, string>>>
  /** What is said of them. */
  castLines?(): Promise<CastLines>
  words(): Promise<AnyGameWords>
  /** Without one, the table is drawn as zones and lists. */
  screen?(): Promise<AnyScreen>
  readonly zones?: ZoneWords
  /** Without them, the rules page tells seats, options and cards. */
  rules?(): Promise<Rules>
  /** What is said of its puzzles, where it has some. */
  puzzles?(): Promise<GamePuzzles>
  /** Lessons about an option that is a module, by its name; the others are about the game itself. */
  readonly moduleLessons?: Readonly<Record<string, readonly string[]>>
  /** What puzzles and lessons draw besides its table. */
  puzzleParts?(): Promise<PuzzleParts>
  /** What a coach says of its questions, where it has one. */
  coach?(): Promise<CoachWords>
  /** How its questions are put together where many decisions are looked at. */
  decisions?(): Promise<DecisionWords>
  /** The page on which its positions are analysed, where nothing is hidden in it. */
  analysis?(): Promise<ComponentType<AnalysisProps>>
  /** The picture on its tile. */
  readonly Art?: ComponentType
  /** With which somebody plays who has never finished a game of it. */
  readonly firstOptions?: Readonly<Record<string, unknown>>
  /** The options that somebody has set once for all new tables. */
  presets?(settings: UserSettings): object
}
