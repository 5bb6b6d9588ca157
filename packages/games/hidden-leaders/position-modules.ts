// The modules of Forgotten Legends at a table laid out by hand.

import { type Layout, type Random, refuse, shuffle, takeAt } from '@undercrown/engine'
import { boxed, sidesInPlay } from './artifact-use.ts'
import { ARTIFACT_TOKENS, ARTIFACTS } from './artifacts.ts'
import { type Face, faceOf, idOf, isFate, isHero, isToken } from './cards.ts'
import { checkFields, isWholeBetween, knownBy, listAt, slotIn, wholeAt } from './position-read.ts'
import { fateFaces, layFate, makeToken, rowFaces, tokenFaces } from './setup.ts'
import { faceAt, type Slot, type State, TRACK, WITHOUT } from './state.ts'
import { eachHero, settleTokens } from './tokens.ts'

/** The Fate cards that are named lie on top, first one first. */
export function layGuardians(layout: Layout, state: State, random: Random): void {
  const { guardians } = state
  const named = ['guardian', 'fate', 'chosen', 'skips'].find((name) => layout[name] !== undefined)
  if (guardians === undefined) {
    if (named !== undefined)
      refuse(
        `"${named}" needs the option "guardians"`,
        `«\u00a0${named}\u00a0» demande l’option «\u00a0guardians\u00a0»`,
      )
    return
  }
  guardians.marker = wholeAt(layout, 'guardian', TRACK.first, TRACK.last, TRACK.first)
  const left = fateFaces(state.options)
  const top = listAt(layout, 'fate').map((id) => {
    const at = isFate(id) ? left.indexOf(faceOf(id)) : -1
    if (at < 0)
      refuse(
        `"fate" names "${String(id)}"; there is no such card, or no more of them`,
        `«\u00a0fate\u00a0» nomme «\u00a0${String(id)}\u00a0»\u202f; cette carte n’existe pas, ou il n’y en a plus`,
      )
    return takeAt(left, at)
  })
  layFate(state, [...shuffle(random, left), ...top.reverse()])
  listAt(layout, 'skips').forEach((skips, seat) => {
    if (!isWholeBetween(skips, 0, 99) || seat >= state.seats)
      refuse(
        '"skips" must hold one number for each seat',
        '«\u00a0skips\u00a0» doit contenir un nombre pour chaque place',
      )
    guardians.skips[seat] = skips as number
  })
  listAt(layout, 'chosen').forEach((where, seat) => {
    if (where === null || seat >= state.seats) return
    const slot = slotIn(state, String(where))
    if (slot === undefined)
      refuse(`no card lies at "${String(where)}"`, `aucune carte en «\u00a0${String(where)}\u00a0»`)
    guardians.chosen[seat] = slot
  })
}

const tokenFields = ['tokens', 'bag', 'corruptionCard', 'drawn', 'spread'] as const

/** Tokens that are not named anywhere lie in the bag. */
export function layCorruption(layout: Layout, state: State, random: Random): void {
  const { corruption } = state
  if (corruption === undefined) {
    const named = tokenFields.find((name) => layout[name] !== undefined)
    if (named !== undefined)
      refuse(
        `"${named}" needs the option "corruption"`,
        `«\u00a0${named}\u00a0» demande l’option «\u00a0corruption\u00a0»`,
      )
    return
  }
  const left = tokenFaces(state.options)
  const draw = (id: unknown, known: number): Slot => {
    const at = isToken(id) ? left.indexOf(faceOf(id)) : -1
    if (at < 0)
      refuse(
        `there is no token "${String(id)}", or no more of them`,
        `le jeton «\u00a0${String(id)}\u00a0» n’existe pas, ou il n’y en a plus`,
      )
    return makeToken(state, takeAt(left, at), known)
  }
  for (const entry of listAt(layout, 'tokens')) {
    const { hero, token, known } = (entry ?? {}) as Layout
    const bearer = isHero(hero) ? heroInParty(state, faceOf(hero)) : undefined
    if (bearer === undefined)
      refuse(
        `"tokens" names "${String(hero)}", which lies in no party`,
        `«\u00a0tokens\u00a0» nomme «\u00a0${String(hero)}\u00a0», qui n’est dans aucune équipe`,
      )
    if (corruption.worn.some(([one]) => one === bearer))
      refuse(`"${String(hero)}" has two tokens`, `«\u00a0${String(hero)}\u00a0» a deux jetons`)
    const eyes = known === undefined ? 0 : knownBy(known, state.seats, String(hero))
    corruption.worn.push([bearer, draw(token, eyes)])
  }
  listAt(layout, 'corruptionCard').forEach((id, i) => {
    if (i >= corruption.card.length)
      refuse(
        '"corruptionCard" has two slots; write null for an empty one',
        '«\u00a0corruptionCard\u00a0» a deux emplacements\u202f; écrivez null pour un vide',
      )
    if (id !== null) corruption.card[i] = draw(id, 0)
  })
  listAt(layout, 'drawn').forEach((ids, seat) => {
    if (!Array.isArray(ids) || seat >= state.seats)
      refuse(
        '"drawn" must hold a list for each seat',
        '«\u00a0drawn\u00a0» doit contenir une liste pour chaque place',
      )
    corruption.drawn[seat]?.push(...ids.map((id) => draw(id, 1 << seat)))
  })
  corruption.bag.push(...listAt(layout, 'bag').map((id) => draw(id, 0)))
  for (const face of shuffle(random, left.splice(0))) corruption.bag.push(makeToken(state, face))
  corruption.spread = layout['spread'] === true
  settleTokens(state)
}

function heroInParty(state: State, face: Face): Slot | undefined {
  let found: Slot | undefined
  eachHero(state, (hero) => {
    if (faceAt(state, hero) === face) found = hero
  })
  return found
}

/** For each seat: nothing, a card of which no side is chosen yet, or a side with its tokens. */
export function layArtifacts(layout: Layout, state: State): void {
  const { artifacts } = state
  if (artifacts === undefined) {
    if (layout['artifacts'] !== undefined)
      refuse(
        '"artifacts" needs the option "artifacts"',
        '«\u00a0artifacts\u00a0» demande l’option «\u00a0artifacts\u00a0»',
      )
    return
  }
  const listed = listAt(layout, 'artifacts')
  for (let seat = 0; seat < state.seats; seat++) {
    const written = (listed[seat] ?? {}) as Layout
    checkFields(written, ['card', 'side', 'tokens', 'used'], 'an artifact', 'un artefact')
    const side = sidesInPlay(state.options).find(({ id }) => id === written['side'])
    if (written['side'] !== undefined && side === undefined)
      refuse(
        `no such artifact in play: "${String(written['side'])}"`,
        `aucun Artefact «\u00a0${String(written['side'])}\u00a0» en jeu`,
      )
    const card = side?.artifact ?? wholeAt(written, 'card', WITHOUT, ARTIFACTS - 1, WITHOUT)
    if (card >= 0 && artifacts.cards.includes(card))
      refuse('two seats have the same artifact card', 'deux places ont la même carte Artefact')
    artifacts.sides[seat] = side?.id ?? null
    artifacts.cards[seat] = card
    artifacts.tokens[seat] = wholeAt(written, 'tokens', 0, ARTIFACT_TOKENS, side?.tokens ?? 0)
    artifacts.used[seat] = written['used'] === true
  }
  if (boxed(state) < 0)
    refuse(
      `there are ${ARTIFACT_TOKENS} artifact tokens, those on the row included`,
      `il y a ${ARTIFACT_TOKENS} jetons Artefact, ceux d’Influence royale compris`,
    )
}

/** The cards of the row with their tokens. */
export function layRow(layout: Layout, state: State, draw: (id: unknown) => Slot): void {
  const { row } = state
  if (row === undefined) {
    if (layout['row'] !== undefined)
      refuse(
        '"row" needs the option "royalInfluence"',
        '«\u00a0row\u00a0» demande l’option «\u00a0royalInfluence\u00a0»',
      )
    return
  }
  for (const entry of listAt(layout, 'row')) {
    const written = (entry ?? {}) as Layout
    checkFields(written, ['hero', 'tokens'], 'a card of the row', 'une carte d’Influence royale')
    const slot = draw(written['hero'])
    const fitting = rowFaces(state.options)
    if (!fitting.includes(faceAt(state, slot)))
      refuse(
        `"row" names "${String(written['hero'])}"; there may lie ${fitting.map(idOf).join(', ')}`,
        `«\u00a0row\u00a0» nomme «\u00a0${String(written['hero'])}\u00a0»\u202f; peuvent s’y trouver ${fitting.map(idOf).join(', ')}`,
      )
    row.cards.push(slot)
    row.tokens.push(wholeAt(written, 'tokens', 0, ARTIFACT_TOKENS, 0))
  }
}
