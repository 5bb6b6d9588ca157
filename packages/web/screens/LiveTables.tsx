// Games that are being played, each with its table in small as a spectator sees it.

import type { LiveTable } from '@undercrown/protocol'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { isGame, webGame } from '../registry.ts'
import { namesOf } from '../table/scene.ts'
import { type SeenTable, TablePicture, TableRound } from './TablePicture.tsx'
import '../words/lobby-page.ts'

export function LiveTables({ live }: { readonly live: readonly LiveTable[] }) {
  const { t } = useTranslation()
  return (
    <section className="live" aria-labelledby="live">
      <h2 id="live">
        {t('lobby.now')} <small>{t('lobby.nowLine')}</small>
      </h2>
      <ul className="live-tables">
        {live.flatMap(({ table: { game, ...table }, watching }) =>
          game && isGame(table.sheet.game)
            ? [<LiveCard key={table.table} seen={{ ...table, game }} watching={watching} />]
            : [],
        )}
      </ul>
    </section>
  )
}

function LiveCard({ seen, watching }: { readonly seen: SeenTable; readonly watching: number }) {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const { sheet } = seen
  const names = namesOf(sheet, t)
  const [one, other] = names
  const { ground = 'night' } = webGame(sheet.game)
  return (
    <li className="live-table">
      <div className="live-picture" data-ground={ground} aria-hidden="true">
        <Suspense>
          <TablePicture {...seen} />
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
          <TableRound {...seen} />
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
