// What a card does, as a row of small pictures: read off the steps of its ability, so that a new card needs no drawing.

import type {
  AbilityAskName,
  AbilityStep,
  Condition,
  Faction,
  Hero,
  MoveStep,
  Selector,
  Way,
  Whose,
} from '@undercrown/hidden-leaders/facts'
import art from './art.json'

const { verbs, things } = art

export type MarkerName = 'red' | 'green' | 'guardian' | 'leading' | 'trailing'

/** One pill of the marker line, or a word between two. */
export type MarkerPart = { readonly marker: MarkerName; readonly amount: string } | 'and' | 'or' | 'andOr'

export type Glyph =
  /** The deed, in a dark coin. */
  | { readonly coin: string }
  /** A face-up card, of a faction or of any, or of any but this one. */
  | { readonly up: Faction | null; readonly not?: true }
  | { readonly down: true }
  | { readonly hand: true }
  | { readonly pile: 'harbor' | 'wilderness' | 'graveyard' | 'tavern' }
  | { readonly who: Whose }
  | { readonly icon: 'token' | 'artifact' | 'random' | 'bag' }
  | { readonly text: string }
  | { readonly word: 'or' | 'andOr' }
  | { readonly arrow: true }
  | { readonly pawn: MarkerName; readonly amount: string }

function signed(amount: number | '+x' | '-x'): string {
  if (amount === '+x') return '+X'
  if (amount === '-x') return '−X'
  return amount < 0 ? `−${-amount}` : `+${amount}`
}

const markerNames = ['red', 'green', 'leading', 'trailing', 'guardian'] as const

function pillsOf(way: Way): MarkerPart[] {
  return markerNames.flatMap((marker, i): MarkerPart[] => {
    const amount = way[marker]
    if (amount === undefined) return []
    const first = markerNames.slice(0, i).every((one) => way[one] === undefined)
    return [...(first ? [] : (['and'] as const)), { marker, amount: signed(amount) }]
  })
}

/** So many ways to choose from that they are told as a range. */
const MANY = 4

function ranges(ways: readonly Way[]): MarkerPart[] {
  const found = markerNames.filter((marker) => ways.some((way) => way[marker] !== undefined))
  return found.flatMap((marker, i): MarkerPart[] => {
    const amounts = ways.flatMap((way) => (typeof way[marker] === 'number' ? [way[marker]] : []))
    const amount = `${signed(Math.min(...amounts))} … ${signed(Math.max(...amounts))}`
    return [...(i > 0 ? (['or'] as const) : []), { marker, amount }]
  })
}

function partsOf({ mode, ways }: MoveStep): MarkerPart[] {
  if (ways.length > MANY) return ranges(ways)
  const told = mode === 'andOr' ? ways.slice(0, 2) : ways
  return told.flatMap((way, i) => [
    ...(i > 0 ? ([mode === 'andOr' ? 'andOr' : 'or'] as const) : []),
    ...pillsOf(way),
  ])
}

/** The step that the marker line shows: the first that moves the markers in any case. */
function markerStep(ability: readonly AbilityStep[]): MoveStep | undefined {
  return ability.find((step): step is MoveStep => step.do === 'move' && step.if === undefined)
}

export function markerLine({ ability }: Pick<Hero, 'ability'>): readonly MarkerPart[] {
  const step = markerStep(ability)
  return step ? partsOf(step) : []
}

/** Whether the marker line says it all, so that no sentence need say it again. */
function isPlain({ x, by, ways }: MoveStep): boolean {
  return (
    x === undefined &&
    by === undefined &&
    ways.every((way) => way.if === undefined && way.leading === undefined && way.trailing === undefined)
  )
}

/** The ability without what the marker line says already. */
export function untold({ ability }: Pick<Hero, 'ability'>): readonly AbilityStep[] {
  const step = markerStep(ability)
  return step && ability[0] === step && isPlain(step) ? ability.slice(1) : ability
}

interface Telling {
  /** Whom "picked" means. */
  picked: 'any' | 'other' | undefined
}

function whoOf(whose: Whose | undefined, { picked }: Telling): Glyph[] {
  if (whose === undefined || whose === 'own') return []
  return [{ who: whose === 'picked' ? (picked ?? 'other') : whose }]
}

function factionsOf({ faction, not }: Selector): Glyph[] {
  if (not !== undefined) return [{ up: not, not: true }]
  if (faction === 'named') return [{ coin: 'name' }]
  return faction?.map((one) => ({ up: one })) ?? []
}

function targetOf(from: Selector, telling: Telling): Glyph[] {
  const fitting = factionsOf(from)
  switch (from.zone) {
    case 'party': {
      const up: Glyph[] = fitting.length > 0 ? fitting : [{ up: null }]
      const sides: Glyph[] =
        from.side === 'up' ? up : from.side === 'down' ? [{ down: true }] : [...up, { down: true }]
      return [...sides, ...whoOf(from.whose, telling)]
    }
    case 'hand':
      return [...fitting, { hand: true }, ...whoOf(from.whose, telling)]
    case 'tavern':
    case 'graveyard':
    case 'wilderness':
      return [
        ...fitting,
        { pile: from.zone },
        ...(from.top !== undefined && from.top > 1 ? [{ text: String(from.top) }] : []),
      ]
    default:
      return []
  }
}

function conditionOf(condition: Condition, telling: Telling): Glyph[] {
  if ('has' in condition) return [{ coin: 'if' }, ...targetOf(condition.has, telling), { arrow: true }]
  if ('leads' in condition) return [{ coin: 'if' }, { pawn: condition.leads, amount: '▲' }, { arrow: true }]
  if ('moved' in condition) return [{ arrow: true }]
  if ('it' in condition)
    return condition.it === 'named'
      ? [{ coin: 'if' }, { coin: 'name' }, { arrow: true }]
      : [...condition.it.map((one): Glyph => ({ up: one })), { arrow: true }]
  return condition.itNot === 'named'
    ? [{ text: '≠' }, { coin: 'name' }, { arrow: true }]
    : [{ up: condition.itNot, not: true }, { arrow: true }]
}

function howMany(count: number | 'all' | undefined, optional: boolean): Glyph[] {
  if (count === undefined || count === 'all' || count === 1) return []
  return [{ text: `${optional ? '≤' : '×'}${count}` }]
}

function moveGlyphs(step: MoveStep, telling: Telling, shown: boolean): Glyph[] {
  const { x, max, by } = step
  const glyphs: Glyph[] = []
  if (by === 'next') glyphs.push({ coin: 'pick' }, { who: 'next' })
  if (by === 'victim') glyphs.push({ coin: 'pick' }, { who: 'other' })
  if (x !== undefined && x !== 'moved')
    glyphs.push({ coin: 'count' }, ...targetOf('count' in x ? x.count : x.factionsOf, telling))
  if (max !== undefined) glyphs.push({ text: `≤${max}` })
  for (const way of step.ways) if (way.if) glyphs.push({ coin: 'if' }, { pawn: way.if.leads, amount: '▲' })
  if (shown) return glyphs
  const pawns = partsOf(step).map(
    (part): Glyph =>
      typeof part === 'object'
        ? { pawn: part.marker, amount: part.amount }
        : part === 'and'
          ? { text: '' }
          : { word: part },
  )
  return [...glyphs, ...pawns]
}

type Tellers = {
  readonly [Do in AbilityStep['do']]: (step: Extract<AbilityStep, { do: Do }>, telling: Telling) => Glyph[]
}

const tellers: Tellers = {
  move: (step, telling) => moveGlyphs(step, telling, false),
  bury: (step, telling) => carried('bury', step, telling),
  discard: (step, telling) => carried('discard', step, telling),
  take: (step, telling) => carried('take', step, telling),
  place: (step, telling) => [
    ...carried(step.to === 'up' || step.to === 'third' ? 'placeUp' : 'place', step, telling),
    ...(step.to === 'third' || step.to === 'thirdDown' || step.to === 'theirs'
      ? [{ arrow: true } as const, { who: 'other' } as const]
      : step.to === 'tavern'
        ? [{ arrow: true } as const, { pile: 'tavern' } as const]
        : []),
  ],
  setAside: (step, telling) => carried('setAside', step, telling),
  exchange: ({ a, b, count, optional }, telling) => [
    { coin: 'exchange' },
    ...targetOf(a, telling),
    ...targetOf(b, telling),
    ...howMany(count, optional === true),
  ],
  either: ({ options }, telling) =>
    options.flatMap((steps, i) => [...between(i, 'or'), ...tell(steps, telling)]),
  andOr: ({ options }, telling) =>
    options.flatMap((steps, i) => [...between(i, 'andOr'), ...tell(steps, telling)]),
  pick: ({ among }, telling) => {
    telling.picked = among
    return []
  },
  name: () => [{ coin: 'name' }],
  turnOver: ({ from, count, if: condition }, telling) => [
    ...(condition ? conditionOf(condition, telling) : []),
    { coin: 'turnOver' },
    ...targetOf(from, telling),
    ...howMany(count, false),
  ],
  look: ({ from, upTo }, telling) => [{ coin: 'look' }, ...targetOf(from, telling), ...howMany(upTo, true)],
  reveal: ({ from }, telling) => [{ coin: 'reveal' }, ...targetOf(from, telling)],
  takeUp: ({ pile, count }) => [
    { coin: 'look' },
    { pile },
    ...(count === 'all' ? [] : [{ text: String(count) }]),
  ],
  putBack: () => [],
  shuffle: () => [{ icon: 'random' }],
  perform: ({ from }, telling) => [{ coin: 'perform' }, ...targetOf(from, telling)],
  playMore: ({ from }, telling) => [{ coin: 'play' }, ...targetOf(from, telling)],
  lay: ({ to }) => [{ coin: to === 'give' ? 'give' : 'discard' }, { hand: true }, { who: 'other' }],
  gather: () => [{ coin: 'look' }],
  chooseOwn: () => [{ coin: 'pick' }, { up: null }, { down: true }, { who: 'other' }],
  loseTurn: (_step, { picked }) => [{ coin: 'skip' }, { who: picked ?? 'any' }],
  lookAtHand: (_step, telling) => [{ coin: 'look' }, { hand: true }, ...whoOf('picked', telling)],
  lookAtToken: () => [{ coin: 'look' }, { icon: 'token' }],
  mayReturnToken: () => [{ arrow: true }, { icon: 'bag' }],
  swapTokens: () => [{ coin: 'exchange' }, { icon: 'token' }, { icon: 'token' }],
  drawToken: () => [{ coin: 'draw' }, { icon: 'token' }],
  placeTokens: ({ up }) => [{ arrow: true }, up ? { up: null } : { down: true }],
  performArtifact: () => [{ coin: 'perform' }, { icon: 'artifact' }],
  swapArtifacts: () => [{ coin: 'exchange' }, { icon: 'artifact' }, { icon: 'artifact' }],
  addToken: () => [{ icon: 'artifact' }, { text: '+1' }],
  dropToken: () => [{ icon: 'artifact' }, { text: '−1' }],
  each: ({ steps }, telling) => tell(steps, { ...telling, picked: 'other' }),
}

function between(i: number, word: 'or' | 'andOr'): Glyph[] {
  return i === 0 ? [] : [{ word }]
}

function carried(
  coin: string,
  {
    from,
    count,
    optional,
    random,
    if: condition,
  }: Extract<AbilityStep, { do: 'bury' | 'discard' | 'take' | 'place' | 'setAside' }>,
  telling: Telling,
): Glyph[] {
  return [
    ...(condition ? conditionOf(condition, telling) : []),
    { coin },
    ...targetOf(from, telling),
    ...(random ? [{ icon: 'random' } as const] : []),
    ...howMany(count, optional === true),
  ]
}

function tell(steps: readonly AbilityStep[], telling: Telling): Glyph[] {
  return steps.flatMap((step) => {
    if (step.do === 'move' && step.if)
      return [...conditionOf(step.if, telling), ...tellers.move(step, telling)]
    return (tellers[step.do] as (step: AbilityStep, telling: Telling) => Glyph[])(step, telling)
  })
}

/** All that the marker line does not show. */
export function glyphsOf({ ability }: Pick<Hero, 'ability'>): readonly Glyph[] {
  const shown = markerStep(ability)
  const telling: Telling = { picked: undefined }
  return ability.flatMap((step) =>
    step === shown ? moveGlyphs(shown, telling, true) : tell([step], telling),
  )
}

/** The icon of what would be done to a lit thing, for each question of an ability. */
export const abilityIcons: Readonly<Record<AbilityAskName, string>> = {
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
