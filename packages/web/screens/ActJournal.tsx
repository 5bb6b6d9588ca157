// The journal of moderators.

import type { JournalEntry } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moderation } from '../client/moderation.ts'
import { Empty } from '../parts/Notice.tsx'
import { useMoment } from '../parts/useMoment.ts'
import { WhenHere } from '../parts/WhenHere.tsx'

/** What a moderator did: who, what, why. */
export function ActLine({ one }: { readonly one: JournalEntry }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const { at, by, person, table, until, why, done, rank, do: deed } = one
  const name = person?.name || t('moderation.gone')
  const words =
    deed === 'appoint' && rank === undefined
      ? t('moderation.dismissedDone', { name })
      : t(`moderation.done.${deed}`, { name, rank: rank ? t(`moderation.ranks.${rank}`).toLowerCase() : '' })
  const more = [
    until === null
      ? t('moderation.forGood')
      : until !== undefined && t('moderation.until', { date: moment(until) }),
    t('moderation.because', { why }),
    !done && t('moderation.notDone'),
  ].filter(Boolean)
  return (
    <div className="told">
      <span>
        <b>{by ? by.name || t('moderation.gone') : t('moderation.commandLine')}</b> {words}, {more.join(', ')}
      </span>
      <small className="note">
        {moment(at)}
        {table !== undefined && (
          <>
            {' · '}
            <code>{table}</code>
          </>
        )}
      </small>
    </div>
  )
}

export function ActJournal() {
  const { t } = useTranslation()
  const [before, setBefore] = useState<number>()
  return (
    <WhenHere name={String(before)} ask={() => moderation.journal(before)}>
      {(acts) =>
        acts.length === 0 ? (
          <Empty icon="quill-ink">{t('moderation.noActs')}</Empty>
        ) : (
          <section className="panel pad flow" aria-label={t('moderation.parts.journal')}>
            <ol className="lines">
              {acts.map((one) => (
                <li key={one.seq}>
                  <ActLine one={one} />
                </li>
              ))}
            </ol>
            {(acts.at(-1)?.seq ?? 1) > 1 && (
              <button
                type="button"
                className="button small ghost"
                onClick={() => setBefore(acts.at(-1)?.seq)}
              >
                {t('moderation.more')}
              </button>
            )}
          </section>
        )
      }
    </WhenHere>
  )
}
