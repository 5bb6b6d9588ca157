// The icon of what would be done to a lit thing.

import type { Ask } from '@undercrown/hidden-leaders/facts'
import art from './art.json'

const { verbs, things } = art

/** What is not here is pointed at like anything else. */
const icons: { readonly [Name in Ask['ask']]?: string } = {
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
  move: verbs.move,
  pick: verbs.pick,
  name: verbs.name,
  bury: verbs.bury,
  discard: verbs.discard,
  take: verbs.take,
  place: verbs.place,
  placeTo: verbs.pick,
  setAside: verbs.setAside,
  exchange: verbs.exchange,
  exchangeWith: verbs.exchange,
  turnOver: verbs.turnOver,
  look: verbs.look,
  reveal: verbs.reveal,
  perform: verbs.perform,
  playMore: verbs.play,
  lay: verbs.give,
  chooseOwn: verbs.bury,
  performArtifact: verbs.perform,
  swapArtifacts: verbs.exchange,
  addToken: verbs.give,
  dropToken: verbs.take,
  lookAtToken: verbs.look,
  mayReturnToken: things.bag,
  swapTokens: verbs.exchange,
  andOr: verbs.pick,
  either: verbs.pick,
}

export function verb({ ask }: Ask): string {
  return icons[ask] ?? verbs.pick
}

/** Every kind of question. */
export const askNames = Object.keys(icons) as readonly Ask['ask'][]
