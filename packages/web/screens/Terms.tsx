// How a table is played: its house rules, its clock, who may come.

import { type Lang, optionsOf } from '@undercrown/engine'
import type { TableSheet } from '@undercrown/protocol'
import { Suspense, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { isGame, wordsOfGame } from '../registry.ts'
import '../words/room.ts'

export function Terms({ sheet }: { readonly sheet: TableSheet }) {
  const { t } = useTranslation()
  const { time, listed, rated, silent, commit, seals = [], seats, dropped = 0 } = sheet
  return (
    <section className="panel pad flow" aria-labelledby="terms">
      <h2 id="terms" className="section-title">
        {t('room.rules')}
      </h2>
      <Suspense fallback={<Skeleton height={28} />}>
        <Rules sheet={sheet} />
      </Suspense>
      <ul className="pills">
        <li className="pill">
          <Icon name="hourglass" />
          {time.kind === 'live'
            ? t('room.time.live', { minutes: time.seconds / 60, increment: time.increment })
            : time.kind === 'slow'
              ? t('room.time.slow', { count: time.days })
              : t('room.time.none')}
        </li>
        <li className="pill">
          <Icon name={listed ? 'world' : 'padlock'} />
          {t(listed ? 'room.public' : 'room.private')}
        </li>
        {rated && (
          <li className="pill">
            <Icon name="trophy" />
            {t(seats.some(({ person }) => person?.kind === 'guest') ? 'room.ratedWithGuests' : 'room.rated')}
          </li>
        )}
        {silent && (
          <li className="pill">
            <Icon name="silence" />
            {t('room.silent')}
          </li>
        )}
      </ul>
      {commit && (
        <p className="note" title={t('room.fairLine')}>
          {t('room.sealed', {
            commit: commit.slice(0, 12),
            sealed: seals.filter((seal) => seal !== '').length,
            people: seats.filter(({ person }) => person).length,
          })}
        </p>
      )}
      {dropped > 0 && <p className="note">{t('room.dropped', { count: dropped })}</p>}
    </section>
  )
}

/** Only what differs from the book. */
function Rules({ sheet }: { readonly sheet: TableSheet }) {
  const { t, i18n } = useTranslation()
  if (!isGame(sheet.game)) return null
  const chosen = sheet.options as Readonly<Record<string, unknown>>
  const unusual = optionsOf(use(wordsOfGame(sheet.game)), i18n.language as Lang).filter(
    ({ name, field }) => (chosen[name] ?? field.default) !== field.default,
  )
  if (unusual.length === 0) return <p>{t('room.usual')}</p>
  return (
    <ul className="pills">
      {unusual.map(({ name, label, text, values }) => (
        <li key={name} className="pill lit" title={text}>
          {label}
          {values && <> · {values[String(chosen[name])]}</>}
        </li>
      ))}
    </ul>
  )
}
