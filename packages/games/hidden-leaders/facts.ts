// What a screen may know: words, cards and types, none of the rules.
export { type ArtifactSide, artifactSides } from './artifacts.ts'
export {
  type Face,
  faceOf,
  factionsOf,
  heroById,
  heroes,
  heroName,
  heroOf,
  isHero,
  leaderById,
  leaderOf,
  sizeOf,
  tokenOf,
} from './cards.ts'
export type { AbilityAskName, Ask, Move } from './choice.ts'
export { needed, tokens } from './corruption.ts'
export * from './effects.ts'
export type { Event } from './event.ts'
export { bitOf, type Faction, factions } from './factions.ts'
export { type Fate, fates } from './fate.ts'
export type { CardId, CardSet, Hero, Lasting } from './hero.ts'
export { type Leader, type LeaderId, leaderCards } from './leaders.ts'
export { library, turnPart, turnSteps } from './library.ts'
export { type Options, optionFields } from './options.ts'
export type { Past, PastDeed } from './past.ts'
export { baseFaction, type Claim, compareClaims, countsOf } from './score.ts'
export type { Place, Slot, State, Where } from './state.ts'
export { EMPTY, TRACK } from './state.ts'
export { englishAbilities } from './text/en-abilities.ts'
export { englishFactions } from './text/en-names.ts'
export { frenchAbilities } from './text/fr-abilities.ts'
export { frenchFactions } from './text/fr-names.ts'
export { pickedMove } from './text/prompt.ts'
export { textOf } from './text/words.ts'
export type { Open, Own, View } from './view.ts'
export { hiddenLeadersWords } from './words.ts'
