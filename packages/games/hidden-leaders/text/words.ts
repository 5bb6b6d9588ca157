// The shape of the words that a language must have for abilities, and how a card's text is put together from them.

import {
  type CatalogueEntry,
  capital,
  itemAt,
  type Lang,
  type Part,
  type Phrase,
  plain,
} from '@undercrown/engine'
import { type ArtifactSide, artifactSides, type Timing } from '../artifacts.ts'
import { heroes } from '../cards.ts'
import type { AbilityAsk, AbilityAskName } from '../choice.ts'
import { COPIES, type Token, tokens } from '../corruption.ts'
import { type AbilityStep, it, type Selector, type Way } from '../effects.ts'
import { factions } from '../factions.ts'
import { type Fate, fates } from '../fate.ts'
import { type Hero, type Lasting, scriptOf } from '../hero.ts'
import { type Leader, leaderCards } from '../leaders.ts'
import { library } from '../library.ts'

/** A step among the others of its ability, some of which it may refer to. */
export interface Context {
  readonly ability: readonly AbilityStep[]
  readonly at: number
  /** What was chosen for it, where it is told as the deed that an answer would be: "bury Keen Koi". */
  readonly what?: Phrase
}

/** One clause for each kind of step, in the imperative, without a full stop. Empty: told by another step. */
type Clauses = {
  readonly [Do in AbilityStep['do']]: (step: Extract<AbilityStep, { do: Do }>, context: Context) => Phrase
}

/**
 * What somebody is asked, where the clause would not do: of another player, or a second time; or, given `what` was
 * chosen, what that answer would do. `first` is what was chosen before, of two. Empty: the clause.
 */
type AbilityQuestion = (
  step: AbilityStep,
  ask: AbilityAsk<AbilityAskName>,
  chosen: { readonly what?: Phrase; readonly first?: Phrase },
) => Phrase

export interface AbilityWords {
  readonly clauses: Clauses
  readonly questions: Readonly<Partial<Record<AbilityAskName, AbilityQuestion>>>
  lasting(lasting: Lasting): Phrase
  /** Of a hero that belongs to all factions and has no ability. */
  readonly allFactions: Phrase
  leader(leader: Leader): Phrase
  /** When an artifact may be used, and how often. */
  readonly timing: Readonly<Record<Timing, (tokens: number) => Phrase>>
  readonly shield: Phrase
  /** Of a hero whose only step is that of all Guardians. */
  bare(rise: Phrase): Phrase
  /** How a step begins that may be left undone. */
  readonly may: string
  token(token: Token): Phrase
}

export function icon(name: string, text: string): Part {
  return { icon: name, text }
}

export function clauseOf(
  { clauses }: AbilityWords,
  ability: readonly AbilityStep[],
  at: number,
  what?: Phrase,
): Phrase {
  const step = itemAt(ability, at)
  const write = clauses[step.do] as (step: AbilityStep, context: Context) => Phrase
  return write(step, { ability, at, ...(what && { what }) })
}

/** What a step asks for. */
export function questionOf(words: AbilityWords, ask: AbilityAsk<AbilityAskName>, first: Phrase): Phrase {
  const steps = abilityAsked(ask)
  const asked = words.questions[ask.ask]?.(itemAt(steps, ask.at), ask, { first }) ?? []
  return asked.length > 0 ? asked : clauseOf(words, steps, ask.at)
}

/** The ability that asks, as it stands now. */
export function abilityAsked(ask: AbilityAsk<string>): readonly AbilityStep[] {
  return asAsked(library.get(ask.script) as readonly AbilityStep[], ask)
}

/** Some steps as one clause; what may be left undone begins a sentence of its own. */
export function sentence(words: AbilityWords, steps: readonly AbilityStep[], then: string): Phrase {
  return steps.flatMap((_, at) => {
    const clause = clauseOf(words, steps, at)
    if (at === 0) return clause
    const [first] = clause
    const may = typeof first === 'string' && first.startsWith(words.may)
    return may ? ['. ', ...capital(clause)] : [then, ...clause]
  })
}

/** The name of the one card that was chosen from there. */
export function namedIn(from: Selector & { readonly what?: Phrase }): Phrase | undefined {
  return from.what
}

/** What an answer would do: the step that asks, done to what it names. */
export function deedOf(words: AbilityWords, asked: AbilityAsk<AbilityAskName>, what: Phrase): Phrase {
  const { ask, at } = asked
  const ability = abilityAsked(asked)
  const step = itemAt(ability, at)
  const own = words.questions[ask]?.(step, asked, { what }) ?? []
  if (own.length > 0) return own
  const named = (from: Selector): Selector & { readonly what: Phrase } => ({ ...from, what })
  if (step.do === 'exchange') {
    const second = ask === 'exchangeWith'
    const pair = { a: second ? it : named(step.a), b: second ? named(step.b) : step.b }
    return clauseOf(words, ability.with(at, { do: 'exchange', ...pair }), at, what)
  }
  if (!('from' in step)) return clauseOf(words, ability, at, what)
  const { from, do: kind } = step
  const one = {
    do: kind,
    from: named(from),
    ...('to' in step && { to: step.to }),
    ...(kind === 'look' && { upTo: 1 }),
  }
  return clauseOf(words, ability.with(at, one as AbilityStep), at, what)
}

/** The whole text of a hero: one sentence for each step, in the order in which they are done. */
export function textOf(words: AbilityWords, hero: Hero): Phrase {
  const script = scriptOf(hero)
  const clauses = script.map((_, at) => clauseOf(words, script, at))
  const sentences = hero.ability.length === 0 ? clauses.map(words.bare) : clauses
  if (hero.lasting) sentences.push(words.lasting(hero.lasting))
  if (hero.factions.length >= factions.length) sentences.push(words.allFactions)
  return inSentences(sentences)
}

function artifactText(words: AbilityWords, { ability, timing, tokens }: ArtifactSide): Phrase {
  const sentences = ability.map((_, at) => clauseOf(words, ability, at))
  return [
    ...words.timing[timing](tokens),
    ' ',
    ...inSentences(sentences.length > 0 ? sentences : [words.shield]),
  ]
}

function fateText(words: AbilityWords, { ability }: Fate): Phrase {
  return inSentences(ability.map((_, at) => clauseOf(words, ability, at)))
}

export function inSentences(sentences: readonly Phrase[]): Phrase {
  return sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, i) => [
      ...(i > 0 ? [' '] : []),
      ...capital(sentence),
      sentence.at(-1) === MORE ? '' : '.',
    ])
}

/** The steps as they stand when one of them is asked: less what has been done of it, of the faction that was named. */
function asAsked(
  ability: readonly AbilityStep[],
  { at, done = 0, faction }: AbilityAsk<string>,
): readonly AbilityStep[] {
  const step = itemAt(ability, at)
  const named = 'from' in step && step.from.faction === 'named' && faction
  const now = named ? { ...step, from: { ...step.from, faction: [faction] } } : step
  return ability.with(at, done > 0 ? lessened(now as AbilityStep, done) : (now as AbilityStep))
}

function lessened(step: AbilityStep, done: number): AbilityStep {
  if (step.do === 'look') return { ...step, upTo: step.upTo - done }
  if (!('count' in step) || typeof step.count !== 'number') return step
  const { count, ...rest } = step
  return (count - done > 1 ? { ...rest, count: count - done } : rest) as AbilityStep
}

/** Ends a sentence that could go on. */
export const MORE = ' …'

/** So many that it is not worth saying how many. */
const MANY = 9

/** Of the cards that were taken up: how many are left when this step comes. An exchange leaves as many. */
export function stillUp({ ability, at }: Context): number {
  let left = 0
  for (const step of ability.slice(0, at)) {
    if (step.do === 'takeUp') left = step.count === 'all' ? MANY : step.count
    else if (step.do === 'gather') left = MANY
    else if ('from' in step && step.from.zone === 'looked')
      left = 'count' in step && step.count === 'all' ? 0 : left - (('count' in step && step.count) || 1)
  }
  return left
}

/** Whether none of the cards that were taken up has been moved, unless for another in its place. */
export function isWholeHand({ ability, at }: Context): boolean {
  return !ability.slice(0, at).some((step) => 'from' in step && step.from.zone === 'looked')
}

/** Whether one of the cards that were taken up has been exchanged for another. */
export function isSwapped({ ability, at }: Context): boolean {
  return ability
    .slice(0, at)
    .some((step) => step.do === 'exchange' && (step.a.zone === 'looked' || step.b.zone === 'looked'))
}

/** Where any of some markers may go so far, back or forth: which, and how far. */
export function eitherWay(
  ways: readonly Way[],
): { readonly markers: readonly ('red' | 'green')[]; readonly spaces: readonly number[] } | undefined {
  const markers = (['red', 'green'] as const).filter((marker) => ways.some((way) => marker in way))
  const amounts = (marker: 'red' | 'green') =>
    ways.flatMap((way) => (typeof way[marker] === 'number' ? [way[marker]] : [])).sort((a, b) => a - b)
  const spaces = amounts('red').filter((amount) => amount > 0)
  const all = String([...spaces.map((amount) => -amount), ...spaces].sort((a, b) => a - b))
  const free = markers.length * spaces.length * 2 === ways.length && spaces.length > 1
  return free && markers.every((marker) => String(amounts(marker)) === all) ? { markers, spaces } : undefined
}

/** Whether an earlier step of the ability was of the same kind. */
export function isAgain({ ability, at }: Context): boolean {
  return ability.slice(0, at).some((step) => step.do === ability[at]?.do)
}

/** Every card with its words, for a gallery. */
export function catalogueOf(words: AbilityWords, lang: Lang): CatalogueEntry[] {
  return [
    ...heroes.map((hero) => ({
      id: hero.id,
      name: hero.name[lang],
      text: plain(textOf(words, hero), [], lang),
      facts: {
        kind: 'hero',
        set: hero.set,
        faction: hero.factions.length >= factions.length ? 'all' : (hero.factions[0] ?? 'none'),
        guardian: hero.factions.includes('guardians'),
        advanced: hero.advanced,
      },
    })),
    ...leaderCards.map((leader) => ({
      id: leader.id,
      name: `${leader.name}, ${leader.epithet[lang]}`,
      text: plain(words.leader(leader), [], lang),
      facts: {
        kind: 'leader',
        set: leader.set,
        faction: leader.factions.join(' '),
        advanced: false,
        number: leader.number,
      },
    })),
    ...artifactSides.map((side) => ({
      id: side.id,
      name: side.name[lang],
      text: plain(artifactText(words, side), [], lang),
      facts: {
        kind: 'artifact',
        set: 'artifacts',
        faction: 'none',
        advanced: false,
        card: side.artifact + 1,
        timing: side.timing,
        tokens: side.tokens,
      },
    })),
    ...tokens.map((token) => ({
      id: token.id,
      name: token.name[lang],
      text: plain(capital([...words.token(token), '.']), [], lang),
      facts: {
        kind: 'token',
        set: 'corruption',
        faction: token.becomes ?? 'none',
        advanced: false,
        copies: COPIES,
      },
    })),
    ...fates.map((fate) => ({
      id: fate.id,
      name: fate.name[lang],
      text: plain(fateText(words, fate), [], lang),
      facts: { kind: 'fate', set: 'guardians', faction: 'none', advanced: false, copies: fate.copies },
    })),
  ]
}
