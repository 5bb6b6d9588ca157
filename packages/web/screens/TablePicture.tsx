// A table in small, as a spectator sees it.

import type { Lang } from '@undercrown/engine'
import type { GamePart, TableSheet } from '@undercrown/protocol'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { screenOfGame } from '../registry.ts'
import { playersOf, sceneOf } from '../table/scene.ts'

interface Seen {
  readonly sheet: TableSheet
  readonly game: GamePart
}

export function TablePicture({ sheet, game }: Seen) {
  const { t } = useTranslation()
  const { Miniature } = use(screenOfGame(sheet.game))
  return <Miniature scene={sceneOf(game, sheet, null, playersOf(sheet, t))} />
}

/** Where the game stands, in a few words. */
export function TableRound({ sheet, game }: Seen) {
  const { t, i18n } = useTranslation()
  const { round } = use(screenOfGame(sheet.game))
  const words = round?.(sceneOf(game, sheet, null, playersOf(sheet, t)), i18n.language as Lang)
  return words === undefined ? null : <> · {words}</>
}
