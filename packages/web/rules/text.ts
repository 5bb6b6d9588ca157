// How a rules text is written: sections of paragraphs, lists, and cards of the game that explain themselves.

import type { CatalogueEntry, Lang } from '@undercrown/engine'
import type { ComponentType } from 'react'

export interface DrawnTerm {
  readonly name: string
  readonly text: string
  readonly Picture: ComponentType
}

export type Block =
  /** A paragraph; **words between stars** are strong. */
  | string
  | { readonly list: readonly string[] }
  /** In this order. */
  | { readonly steps: readonly string[] }
  /** Names and what they mean. */
  | { readonly terms: readonly (readonly [name: string, text: string])[] }
  /** The same, each with a drawing. */
  | { readonly drawn: readonly DrawnTerm[] }
  /** Some cards, shown. */
  | { readonly cards: readonly string[] }
  /** All cards like this, with their own words, so that no rule is told twice. */
  | { entries(all: readonly CatalogueEntry[]): readonly CatalogueEntry[] }

export interface Section {
  readonly id: string
  readonly title: string
  readonly body: readonly Block[]
}

export interface RulesText {
  /** What it is about, in two sentences. */
  readonly gist: string
  /** What can be tried on the table, lessons by section. */
  readonly lessons?: SectionLessons
  readonly sections: readonly Section[]
}

export type SectionLessons = Readonly<Record<string, readonly string[]>>

export type Rules = Readonly<Record<Lang, RulesText>>
