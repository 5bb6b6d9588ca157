// What things of this board are called, for the ear as for the eye.

import type { Lang } from '@undercrown/engine'
import {
  type CardId,
  type CellName,
  type CharacterId,
  cellByName,
  characterText,
  characterWords,
  leadersWords,
  recruitmentCells,
  type SideName,
  type Siege,
  type Standing,
} from '@undercrown/leaders/facts'
import type { TFunction } from 'i18next'
import { entryOf } from '../table/catalogue.ts'
import { type LeadersScene, pieceOn, seatOfSide } from './look.ts'

/** The name with its article, at the beginning of a sentence. */
export function theOne(character: CharacterId, lang: Lang): string {
  const name = characterWords[lang].the[character]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export function nameOfCard(card: CardId | 'leader', lang: Lang): string {
  return entryOf(leadersWords, card, lang)?.name ?? ''
}

export function characterSentence(character: CharacterId, lang: Lang): string {
  return characterText(characterWords[lang], character).join(' ')
}

/** What threatens a Leader now, if one more is enough: a captor, or a body in the last free cell. */
export function threatTo({ total, free }: Siege): 'crown' | 'wall' | undefined {
  if (total > 0) return 'crown'
  return free.length === 1 ? 'wall' : undefined
}

/** "E4, your Claw Launcher, has not acted". */
export function cellLabel(
  cell: CellName,
  scene: LeadersScene,
  standing: Standing,
  t: TFunction,
  lang: Lang,
): string {
  const piece = pieceOn(scene, cell)
  if (!piece) {
    const home = (['black', 'white'] as const).find((side) =>
      recruitmentCells[seatOfSide(side)]?.includes(cellByName(cell)),
    )
    const whose = home && (isMine(home, scene) ? 'leaders.ownHome' : 'leaders.home')
    return [cell.toUpperCase(), t('leaders.empty'), whose && t(whose, { name: ownerOf(home, scene) })]
      .filter(Boolean)
      .join(', ')
  }
  const { who, character } = piece
  return [
    cell.toUpperCase(),
    t(isMine(who, scene) ? 'leaders.yours' : 'leaders.theirs', {
      name: characterWords[lang].names[character],
      owner: ownerOf(who, scene),
    }),
    ...statesOf(piece, scene, standing, t),
  ].join(', ')
}

function statesOf(
  { who, character, cell, acted }: LeadersScene['view']['open']['pieces'][number],
  scene: LeadersScene,
  standing: Standing,
  t: TFunction,
): readonly string[] {
  const { toMove, phase } = scene.view.open
  const threat = character === 'leader' && !scene.outcome ? threatTo(standing.sieges[who]) : undefined
  return [
    who === toMove &&
      phase === 'actions' &&
      !scene.outcome &&
      t(acted ? 'leaders.acted' : 'leaders.notActed'),
    standing.jailed.includes(cell) && t('leaders.jailed'),
    threat && t(`leaders.threat.${threat}`),
  ].filter((state) => typeof state === 'string')
}

function isMine(side: SideName, { seat }: LeadersScene): boolean {
  return seat !== null && seat === seatOfSide(side)
}

export function ownerOf(side: SideName, { names }: LeadersScene): string {
  return names[seatOfSide(side)] ?? ''
}
