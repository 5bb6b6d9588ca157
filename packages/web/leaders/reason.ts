// Why something cannot be chosen now, as far as the board lets anybody see.

import type { Lang } from '@undercrown/engine'
import {
  adjacent,
  type CellName,
  cellByName,
  cellName,
  characterWords,
  gist,
  NOWHERE,
  recruitmentCells,
  roster,
  standing,
  step,
  type ViewPiece,
  WAYS,
} from '@undercrown/leaders/facts'
import type { TFunction } from 'i18next'
import type { Spot } from '../table/screen.ts'
import { cardIn, cellIn, type LeadersScene, pieceOn, seatOfSide } from './look.ts'
import { theOne } from './names.ts'

interface Now {
  readonly picked: readonly Spot[]
  readonly lang: Lang
}

export function reason(spot: Spot, scene: LeadersScene, t: TFunction, now: Now): string | undefined {
  if (!scene.ask) return undefined
  const cell = cellIn(spot)
  switch (scene.ask.ask) {
    case 'banish':
      return cell === undefined ? undefined : t('leaders.why.banishFirst')
    case 'nemesis':
      return t(cell === undefined ? 'leaders.why.hireLater' : 'leaders.why.nemesisReach')
    case 'recruit':
      return cell === undefined ? whyNotHired(spot, t) : whyNotPlaced(cell, scene, t, now)
    case 'act':
      return cell === undefined ? t('leaders.why.hireLater') : whyNotActed(cell, scene, t, now)
  }
}

function whyNotHired(spot: Spot, t: TFunction): string {
  return t(cardIn(spot) === 'hermit-and-cub' ? 'leaders.why.twoCells' : 'leaders.why.noRoom')
}

function whyNotPlaced(cell: CellName, scene: LeadersScene, t: TFunction, { picked }: Now): string {
  if (picked.length === 0) return t('leaders.why.cardFirst')
  if (pieceOn(scene, cell)) return t('leaders.why.taken')
  const home = recruitmentCells[seatOfSide(scene.view.open.toMove)] ?? []
  return t(home.includes(cellByName(cell)) ? 'leaders.why.ownFall' : 'leaders.why.homeOnly')
}

function whyNotActed(cell: CellName, scene: LeadersScene, t: TFunction, { picked, lang }: Now): string {
  const target = pieceOn(scene, cell)
  const from = cellIn(picked[0])
  const actor = from === undefined ? undefined : pieceOn(scene, from)
  if (actor && from !== cell && !(target && target.who === actor.who && !reachesFriends(actor)))
    return whyNotReached(actor, cell, target, scene, t, lang)
  if (!target) return t('leaders.why.actorFirst')
  const name = theOne(target.character, lang)
  if (target.who !== scene.view.open.toMove) return t('leaders.why.notYours', { name })
  if (target.acted) return t('leaders.why.acted', { name })
  const { trait } = roster[target.character]
  if (trait?.is === 'nemesis') return t('leaders.why.nemesis', { name })
  if (trait?.is === 'paired' && partnerHasActed(target, scene)) return t('leaders.why.pair', { name })
  const jailed = standing(scene.view).jailed.includes(cell)
  return t(jailed ? 'leaders.why.jailedStuck' : 'leaders.why.stuck', { name })
}

function partnerHasActed({ who, character }: ViewPiece, { view }: LeadersScene): boolean {
  const { trait } = roster[character]
  return (
    trait?.is === 'paired' &&
    view.open.pieces.some((one) => one.who === who && one.character === trait.with && one.acted)
  )
}

function reachesFriends({ character }: ViewPiece): boolean {
  const { ability } = roster[character]
  return (
    ability?.do === 'hook' || ability?.do === 'swap' || (ability?.do === 'shift' && ability.whom === 'ally')
  )
}

/** Why the one who is picked does not reach that cell, or whoever stands there. */
function whyNotReached(
  actor: ViewPiece,
  cell: CellName,
  target: ViewPiece | undefined,
  scene: LeadersScene,
  t: TFunction,
  lang: Lang,
): string {
  const name = theOne(actor.character, lang)
  const { ability } = roster[actor.character]
  const [from, to] = [cellByName(actor.cell), cellByName(cell)]
  if (!target) {
    if (adjacent(from, to)) return t('leaders.why.ownFall')
    if (!ability) return t('leaders.why.stepOnly', { name: characterWords[lang].the[actor.character] })
    return t('leaders.why.tooFar', { name, gist: gist(characterWords[lang], actor.character) })
  }
  const whom = theOne(target.character, lang)
  if (!ability) return t('leaders.why.occupied', { name: whom })
  if (standing(scene.view).jailed.includes(actor.cell)) return t('leaders.why.jailed', { name })
  const movesOthers = ability.do === 'push' || ability.do === 'shift' || ability.do === 'swap'
  if (movesOthers && isShielded(target, actor, scene)) return t('leaders.why.shielded', { name: whom })
  const needsSight =
    ability.do === 'hook' || ability.do === 'swap' || (ability.do === 'shift' && ability.reach === 'sight')
  if (needsSight) {
    if (adjacent(from, to)) return t('leaders.why.tooNear', { name: whom })
    const between = cellsBetween(from, to)
    if (!between)
      return t('leaders.why.notInLine', { name: whom, actor: characterWords[lang].the[actor.character] })
    if (between.some((one) => pieceOn(scene, cellName(one)))) return t('leaders.why.hidden', { name: whom })
  }
  return t('leaders.why.notFor', { name, gist: gist(characterWords[lang], actor.character) })
}

/** The cells between two in a line; undefined where they are in none. */
function cellsBetween(from: number, to: number): readonly number[] | undefined {
  for (let way = 0; way < WAYS; way++) {
    const passed: number[] = []
    let cell = step(from, way)
    while (cell !== NOWHERE && cell !== to) {
      passed.push(cell)
      cell = step(cell, way)
    }
    if (cell === to) return passed
  }
  return undefined
}

/** L-53. */
function isShielded(target: ViewPiece, actor: ViewPiece, { view }: LeadersScene): boolean {
  if (target.who === actor.who) return false
  return view.open.pieces.some(
    (one) =>
      roster[one.character].trait?.is === 'protector' &&
      one.who === target.who &&
      (one.cell === target.cell || adjacent(cellByName(one.cell), cellByName(target.cell))),
  )
}
