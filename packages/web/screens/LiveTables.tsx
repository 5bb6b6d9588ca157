// Games that are being played, each with its table in small as a spectator sees it.

import type { Lang } from '@undercrown/engine'
import type { GamePart, LiveTable, TableSheet } from '@undercrown/protocol'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { isGame, screenOfGame, webGame } from '../registry.ts'
import { namesOf, playersOf, sceneOf } from '../table/scene.ts'

export function LiveTables({ live }: { readonly live: readonly LiveTable[] }) {
  const { t } = useTranslation()
  return (
    <section className="live" aria-labelledby="live">
      <h2 id="live">
        {t('lobby.now')} <small>{t('lobby.nowLine')}</small>
      </h2>
      <ul className="live-tables">
        {live.flatMap(({ table: { table, sheet, game }, watching }) =>
          game && isGame(sheet.game)
            ? [<LiveCard key={table} sheet={sheet} game={game} watching={watching} />]
            : [],
        )}
      </ul>
    </section>
  )
}

function LiveCard({
  sheet,
  game,
  watching,
}: {
  readonly sheet: TableSheet
  readonly game: GamePart
  readonly watching: number
}) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const names = namesOf(sheet, t)
  const [one, other] = names
  const { ground = 'night' } = webGame(sheet.game)
  return (
    <li className="live-table">
      <div className="live-picture" data-ground={ground} aria-hidden="true">
        <Suspense>
          <Picture sheet={sheet} game={game} />
        </Suspense>
        <em>{t('lobby.live')}</em>
      </div>
      <h3>
        <Link href={`/table/${sheet.id}`}>
          <span className="unseen">{t('lobby.watch')}: </span>
          {names.length === 2
            ? t('lobby.against', { one, other })
            : new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(names)}
        </Link>
      </h3>
      <p>
        {titled(sheet.game)}
        <Suspense>
          <Round sheet={sheet} game={game} />
        </Suspense>
      </p>
      <span className="live-eyes" title={t('lobby.watching', { count: watching })}>
        <Icon name="semi-closed-eye" />
        <span aria-hidden="true">{watching}</span>
        <span className="unseen">{t('lobby.watching', { count: watching })}</span>
      </span>
    </li>
  )
}

interface Seen {
  readonly sheet: TableSheet
  readonly game: GamePart
}

function Picture({ sheet, game }: Seen) {
  const { t } = useTranslation()
  const { Miniature } = use(screenOfGame(sheet.game))
  return <Miniature scene={sceneOf(game, sheet, null, playersOf(sheet, t))} />
}

/** Where the game stands, in a few words. */
function Round({ sheet, game }: Seen) {
  const { t, i18n } = useTranslation()
  const { round } = use(screenOfGame(sheet.game))
  const words = round?.(sceneOf(game, sheet, null, playersOf(sheet, t)), i18n.language as Lang)
  return words === undefined ? null : <> · {words}</>
}
