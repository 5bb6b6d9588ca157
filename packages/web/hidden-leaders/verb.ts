// The icon of what would be done to a lit thing.

import type { Ask } from '@undercrown/hidden-leaders/facts'
import art from './art.json'
import { abilityIcons } from './glyphs.ts'

const { verbs, things } = art

/** Those of a turn; an ability's stand with its pictures. */
const icons: { readonly [Name in Ask['ask']]: string } = {
  ...abilityIcons,
  hide: verbs.place,
  firstDiscard: verbs.discard,
  act: verbs.play,
  discardMore: verbs.discard,
  draw: verbs.draw,
  discardDown: verbs.discard,
  fate: verbs.pick,
  spread: things.token,
  placeToken: things.token,
  court: things.crown,
  nameForCourt: verbs.name,
  takeArtifact: verbs.take,
  useArtifact: verbs.perform,
  react: verbs.prevent,
}

export function verb({ ask }: Ask): string {
  return icons[ask]
}

/** Every kind of question. */
export const askNames = Object.keys(icons) as readonly Ask['ask'][]
