// Every script by name: the turn, the set-up, the end, and one for each hero.

import { readAgenda, type Scripts, scripts } from '@undercrown/engine'
import { artifactSides } from './artifacts.ts'
import { heroes } from './cards.ts'
import { type AbilityStep, discard, laid } from './effects.ts'
import { fates } from './fate.ts'
import { scriptOf } from './hero.ts'
import type { Options } from './options.ts'
import { eachVersion, type Version } from './rules.ts'

export type Step =
  | AbilityStep
  | { readonly do: 'prepare' }
  | { readonly do: 'begin' }
  | { readonly do: 'act' }
  | { readonly do: 'draw' }
  | { readonly do: 'discardDown' }
  | { readonly do: 'refill' }
  | { readonly do: 'end' }
  | { readonly do: 'finish' }
  | { readonly do: 'spare' }
  | { readonly do: 'court' }
  | { readonly do: 'nameForCourt' }
  | { readonly do: 'revealForCourt' }
  | { readonly do: 'winCourt' }
  | { readonly do: 'putUnder' }
  | { readonly do: 'drawTokens' }
  | { readonly do: 'dealArtifact' }
  | { readonly do: 'takeArtifact' }
  | { readonly do: 'useArtifact'; readonly timing: 'fast' | 'slow' }
  | { readonly do: 'react' }
  | { readonly do: 'spareLast' }
  | { readonly do: 'drawFate' }
  | { readonly do: 'chooseFate' }
  | { readonly do: 'shuffleFate' }

const steps: Readonly<Record<string, readonly Step[]>> = {
  opening: [{ do: 'prepare' }, discard(laid, { count: 'all' }), { do: 'end' }],
  turn: [
    { do: 'begin' },
    { do: 'act' },
    { do: 'draw' },
    { do: 'discardDown' },
    { do: 'refill' },
    { do: 'end' },
  ],
  /** With modules: the set-up and the turn have more steps. */
  fullOpening: [
    { do: 'prepare' },
    discard(laid, { count: 'all' }),
    { do: 'dealArtifact' },
    { do: 'takeArtifact' },
    { do: 'end' },
  ],
  fullTurn: [
    { do: 'begin' },
    { do: 'act' },
    { do: 'useArtifact', timing: 'fast' },
    { do: 'draw' },
    { do: 'discardDown' },
    { do: 'refill' },
    { do: 'useArtifact', timing: 'slow' },
    { do: 'end' },
  ],
  finale: [{ do: 'finish' }],
  spare: [{ do: 'spare' }],
  react: [{ do: 'react' }],
  influence: [{ do: 'court' }],
  courting: [{ do: 'nameForCourt' }, { do: 'revealForCourt' }, { do: 'winCourt' }, { do: 'putUnder' }],
  spreading: [{ do: 'drawTokens' }, { do: 'placeTokens' }],
  spareLast: [{ do: 'spareLast' }],
  fate: [{ do: 'drawFate' }, { do: 'chooseFate' }, { do: 'shuffleFate' }],
  ...Object.fromEntries(artifactSides.map((side) => [side.id, side.ability])),
  ...Object.fromEntries(fates.map((fate) => [fate.id, fate.ability])),
  ...Object.fromEntries(heroes.map((hero) => [hero.id, scriptOf(hero)])),
}

export const library = scripts<Step>(steps)

/** What was played otherwise until 2: the set-up, and courting in one go. */
const before2: Readonly<Record<string, readonly Step[]>> = {
  fullOpening: [{ do: 'prepare' }, discard(laid, { count: 'all' }), { do: 'takeArtifact' }, { do: 'end' }],
  influence: [
    { do: 'court' },
    { do: 'nameForCourt' },
    { do: 'revealForCourt' },
    { do: 'winCourt' },
    { do: 'putUnder' },
  ],
}

/** Until 1.5. HL-125: the Wilderness was not shuffled before. HL-113: who was saved could be chosen again. */
const before15: Readonly<Record<string, readonly Step[]>> = {
  'all-knowing-antler': library.get('all-knowing-antler').slice(1),
  ...Object.fromEntries(
    ['gigantic-duo', 'baneful-beacon'].map((id) => [id, library.get(id).map(choosingAgain)]),
  ),
}

function choosingAgain(step: Step): Step {
  if (step.do !== 'bury') return step
  const { anew: _, ...rest } = step
  return rest
}

/** The scripts by a version of the rules. */
export const libraryBy: (rules: Version) => Scripts<Step> = eachVersion((rules) =>
  rules >= 2 ? library : scripts<Step>({ ...steps, ...before2, ...(rules < 1.5 && before15) }),
)

/** The steps of the turn that a table can be laid out at. */
export const turnSteps = {
  turn: { play: 1, draw: 2, discard: 3 },
  fullTurn: { play: 1, draw: 3, discard: 4 },
} as const

/** Which part of a turn an agenda stands at; none in the set-up and at the end. */
export function turnPart(
  agenda: readonly string[],
): 'play' | 'resolve' | 'draw' | 'discard' | 'after' | undefined {
  const frames = readAgenda(agenda)
  const turn = frames.findLastIndex(({ script }) => script in turnSteps)
  const frame = frames[turn]
  if (!frame) return undefined
  const { play, draw, discard } = turnSteps[frame.script as keyof typeof turnSteps]
  const { at } = frame
  // An artifact may be used before the play: its questions come before it, too.
  if (at <= play) return 'play'
  if (at < draw || (at === draw && turn < frames.length - 1)) return 'resolve'
  if (at === draw) return 'draw'
  return at === discard ? 'discard' : 'after'
}

/** The scripts of the set-up and of a turn with these options. */
export function scriptsFor({ artifacts, corruption }: Pick<Options, 'artifacts' | 'corruption'>) {
  return artifacts || corruption
    ? ({ opening: 'fullOpening', turn: 'fullTurn' } as const)
    : ({ opening: 'opening', turn: 'turn' } as const)
}
