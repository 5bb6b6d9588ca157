// A table in small, as a spectator sees it; and in a few words, where it stands and what the others did last.

import type { Happened, Lang } from '@undercrown/engine'
import type { Sync } from '@undercrown/protocol'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { CardNameContext, GlyphContext, Sentence } from '../parts/Sentence.tsx'
import { screenOfGame } from '../registry.ts'
import { logEntries } from '../table/log.ts'
import { playersOf, sceneOf } from '../table/scene.ts'
import { roundAt, storyItems } from '../table/story.ts'

export type SeenTable = Pick<Sync, 'sheet' | 'seat' | 'seq' | 'from'> & Required<Pick<Sync, 'game'>>

export function TablePicture({ sheet, game }: SeenTable) {
  const { t } = useTranslation()
  const { Miniature } = use(screenOfGame(sheet.game))
  return <Miniature scene={sceneOf(game, sheet, null, playersOf(sheet, t))} />
}

/** The story, where all of it was told. */
function useStory({ sheet, game, seat, seq, from }: SeenTable) {
  const lang = useTranslation().i18n.language as Lang
  const screen = use(screenOfGame(sheet.game))
  const told =
    from === 0 ? [{ seq, by: null, events: (game.retold ?? game.events) as readonly Happened[] }] : []
  return { screen, lang, lines: logEntries(screen, told, seat, lang) }
}

/** Where the game stands, in a few words. */
export function TableRound(seen: SeenTable) {
  const { t } = useTranslation()
  const { sheet, game, seq } = seen
  const { screen, lang, lines } = useStory(seen)
  const number = roundAt(screen.story, lines, sheet.seats.length, seq)
  const words =
    screen.round?.(sceneOf(game, sheet, null, playersOf(sheet, t)), lang).words ??
    (number > 0 ? t('table.roundNumber', { number }) : undefined)
  return words === undefined ? null : <> · {words}</>
}

const noGlyph = () => null
const noLook = () => undefined

/** What somebody else did last. */
export function LastDeed(seen: SeenTable) {
  const { t } = useTranslation()
  const { sheet, seat } = seen
  const { screen, lang, lines } = useStory(seen)
  const last = storyItems(screen.story, lines, sheet.seats.length, lang).findLast(
    (item) => item.kind === 'deed' && item.line.by !== undefined && item.line.by !== seat,
  )
  if (last?.kind !== 'deed') return null
  return (
    <GlyphContext value={screen.glyph ?? noGlyph}>
      <CardNameContext value={screen.cardName ?? noLook}>
        <p className="back-deed">
          <Sentence
            phrase={last.line.phrase}
            names={playersOf(sheet, t).map(({ name }) => name)}
            lang={lang}
          />
        </p>
      </CardNameContext>
    </GlyphContext>
  )
}
