// What the prompt of a question shows besides its words: which cards, and what kind of question it is.

import type { Asking } from '@undercrown/engine'
import type { Ask, Move, View } from '@undercrown/hidden-leaders/facts'
import type { PromptMood } from '../table/screen.ts'

type Question = Asking<Move, Ask, View>

/** The card that asks; the token to be placed; the artifact to be used; the hero in danger and what could save it. */
export function sources({ ask, options, seat, view }: Question): readonly string[] {
  const artifact = view.open.artifacts?.sides[seat]
  if ('card' in ask) return [ask.card]
  if (ask.ask === 'placeToken') return options.flatMap(({ token }) => token ?? []).slice(0, 1)
  if (ask.ask === 'useArtifact') return artifact == null ? [] : [artifact]
  if (ask.ask !== 'react') return []
  const doomed = ask.at.card === undefined ? [] : [ask.at.card]
  const [rescue] = options
  if (rescue?.word === 'shield' && artifact != null) return [...doomed, artifact]
  const isItself =
    rescue?.zone === ask.at.zone && rescue?.seat === ask.at.seat && rescue?.index === ask.at.index
  return rescue?.word === 'protect' && rescue.card !== undefined && !isItself
    ? [...doomed, rescue.card]
    : doomed
}

/** Questions out of turn that cost whoever is asked nothing. */
const harmless: readonly Ask['ask'][] = [
  'move',
  'placeToken',
  'takeArtifact',
  'court',
  'nameForCourt',
  'hide',
  'firstDiscard',
]

export function mood({ ask, seat, view }: Question): PromptMood {
  if (ask.ask === 'react') return ask.at.seat === seat ? 'stake' : 'reaction'
  if (view.open.turn === seat || ask.ask === 'hide' || ask.ask === 'firstDiscard') return 'yours'
  return harmless.includes(ask.ask) ? 'reaction' : 'stake'
}
