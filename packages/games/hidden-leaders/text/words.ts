// The shape of the words that a language must have for abilities, and how a card's text is put together from them.

import { type CatalogueEntry, capital, type Lang, type Part, type Phrase, plain } from '@undercrown/engine'
import { heroes } from '../cards.ts'
import type { AbilityStep } from '../effects.ts'
import type { Faction } from '../factions.ts'
import type { Hero, Lasting } from '../hero.ts'
import { type Leader, leaders } from '../leaders.ts'

/** A step among the others of its ability, some of which it may refer to. */
export interface Context {
  readonly ability: readonly AbilityStep[]
  readonly at: number
}

/** One clause for each kind of step, in the imperative, without a full stop. Empty: told by another step. */
type Clauses = {
  readonly [Do in AbilityStep['do']]: (step: Extract<AbilityStep, { do: Do }>, context: Context) => Phrase
}

export interface AbilityWords {
  readonly clauses: Clauses
  readonly factions: Readonly<Record<Faction, Part>>
  lasting(lasting: Lasting): Phrase
  /** Of a hero that belongs to all factions and has no ability. */
  readonly allFactions: Phrase
  leader(leader: Leader): Phrase
}

export function icon(name: string, text: string): Part {
  return { icon: name, text }
}

export function clauseOf({ clauses }: AbilityWords, ability: readonly AbilityStep[], at: number): Phrase {
  const step = ability[at] as AbilityStep
  const write = clauses[step.do] as (step: AbilityStep, context: Context) => Phrase
  return write(step, { ability, at })
}

/** The whole text of a hero: one sentence for each step, in the order in which they are done. */
export function textOf(words: AbilityWords, hero: Hero): Phrase {
  const sentences = hero.ability.map((_, at) => clauseOf(words, hero.ability, at))
  if (hero.lasting) sentences.push(words.lasting(hero.lasting))
  if (hero.factions.length > 1) sentences.push(words.allFactions)
  return sentences
    .filter((sentence) => sentence.length > 0)
    .flatMap((sentence, i) => [...(i > 0 ? [' '] : []), ...capital(sentence), '.'])
}

/** Of the cards that were taken up: how many are left when this step comes. An exchange leaves as many. */
export function stillUp({ ability, at }: Context): number {
  let left = 0
  for (const step of ability.slice(0, at)) {
    if (step.do === 'takeUp') left = step.count
    else if ('from' in step && step.from.zone === 'looked')
      left = 'count' in step && step.count === 'all' ? 0 : left - 1
  }
  return left
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
        faction: hero.factions.length > 1 ? 'all' : (hero.factions[0] ?? 'none'),
        advanced: hero.advanced,
      },
    })),
    ...leaders.map((leader) => ({
      id: leader.id,
      name: `${leader.name}, ${leader.epithet[lang]}`,
      text: plain(words.leader(leader), [], lang),
      facts: {
        kind: 'leader',
        set: 'base',
        faction: leader.factions.join(' '),
        advanced: false,
        number: leader.number,
      },
    })),
  ]
}
