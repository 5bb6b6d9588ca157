// Reports: those that wait, with what was written by whom they are about, and those that are settled.

import { REPORTS_PER_PAGE, type ReportSheet } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moderation } from '../client/moderation.ts'
import { Empty } from '../parts/Notice.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useMoment } from '../parts/useMoment.ts'
import { WhenHere } from '../parts/WhenHere.tsx'
import type { AskAct } from './ActDialog.tsx'
import { ActLine } from './ActJournal.tsx'

export function ReportQueue({ act, look }: { readonly act: AskAct; look(table: string): void }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<'open' | 'settled'>('open')
  /** How many open ones come before those that are shown, or the act before which settled ones are. */
  const [after, setAfter] = useState<number>()
  return (
    <>
      <Segmented
        label={t('moderation.parts.reports')}
        hideLabel
        value={shown}
        options={(['open', 'settled'] as const).map((value) => ({ value, label: t(`moderation.${value}`) }))}
        change={(value) => {
          setShown(value)
          setAfter(undefined)
        }}
      />
      <WhenHere
        name={`${shown} ${after}`}
        ask={() =>
          moderation.reports(
            shown === 'open'
              ? { from: after ?? 0 }
              : { settled: 'yes', ...(after !== undefined && { before: after }) },
          )
        }
      >
        {({ open, reports }) => {
          const seen = (after ?? 0) + reports.length
          const next = shown === 'open' ? seen < open && seen : reports.at(-1)?.settled?.seq
          return (
            <>
              {reports.length === 0 && (
                <Empty icon="shaking-hands">
                  {t(shown === 'open' ? 'moderation.noReports' : 'moderation.noneSettled')}
                </Empty>
              )}
              {reports.map((one) => (
                <Report key={one.id} one={one} act={act} look={look} />
              ))}
              {next && reports.length === REPORTS_PER_PAGE && (
                <button type="button" className="button small ghost" onClick={() => setAfter(next)}>
                  {t(shown === 'open' ? 'moderation.others' : 'moderation.more')}
                </button>
              )}
            </>
          )
        }}
      </WhenHere>
    </>
  )
}

function Report({
  one: { id, at, by, whom, table, text, said, settled },
  act,
  look,
}: {
  readonly one: ReportSheet
  readonly act: AskAct
  look(table: string): void
}) {
  const { t } = useTranslation()
  const moment = useMoment()
  const name = whom.name || t('moderation.gone')
  return (
    <article className="panel pad flow">
      <header>
        <h2 className="section-title">
          {t('moderation.about', { by: by.name || t('moderation.gone'), whom: name })}
        </h2>
        <p className="note">{moment(at)}</p>
      </header>
      <p className="report-text">{text}</p>
      {said.length === 0 ? (
        <p className="note">{t('moderation.wroteNothing', { name })}</p>
      ) : (
        <section aria-label={t('moderation.wrote', { name })}>
          <h3 className="note">{t('moderation.wrote', { name })}</h3>
          <ul className="lines">
            {said.map(({ line, at: when, text: words }) => (
              <li key={line}>
                <span className="told">
                  <span>{words}</span>
                  <small className="note">{moment(when)}</small>
                </span>
                <button
                  type="button"
                  className="button small ghost danger"
                  onClick={() => act({ do: 'remove-message', line, ...(!settled && { report: id }) }, name)}
                >
                  {t('moderation.deeds.remove-message')}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {settled ? (
        <ActLine one={settled} />
      ) : (
        <div className="beside">
          <button type="button" className="button small" onClick={() => act({ do: 'dismiss', report: id })}>
            {t('moderation.deeds.dismiss')}
          </button>
          {whom.name !== '' && (
            <>
              <button
                type="button"
                className="button small"
                onClick={() => act({ do: 'mute', person: whom.id, report: id }, name)}
              >
                {t('moderation.deeds.mute')}
              </button>
              <button
                type="button"
                className="button small danger"
                onClick={() => act({ do: 'ban', person: whom.id, address: false, report: id }, name)}
              >
                {t('moderation.deeds.ban')}
              </button>
            </>
          )}
          <button type="button" className="button small ghost" onClick={() => look(table)}>
            {t('moderation.lookAtTable')}
          </button>
        </div>
      )}
    </article>
  )
}
