// A table looked into: who is asked, what was written when, and whether it holds together; never what is hidden.

import type { InspectedTable } from '@undercrown/protocol'
import { useTranslation } from 'react-i18next'
import { Notice } from '../parts/Notice.tsx'
import { useMoment } from '../parts/useMoment.ts'
import { useTitles } from '../parts/useTitles.ts'
import type { AskAct } from './ActDialog.tsx'

export function InspectedTableView({ one, act }: { readonly one: InspectedTable; readonly act: AskAct }) {
  const { t } = useTranslation()
  const moment = useMoment()
  const titled = useTitles()
  const { id, game, rules, phase, moves, seq, at, seats, log, hashes, verified, trouble } = one
  const [last] = hashes.slice(-1)
  return (
    <section className="panel pad flow" aria-labelledby="inspected">
      <header>
        <h2 id="inspected" className="section-title">
          {titled(game)}
        </h2>
        <p className="note">
          {t('moderation.tableLine', {
            rules,
            phase: t(`moderation.phases.${phase}`),
            count: moves,
            seq,
            date: moment(at),
          })}
        </p>
      </header>
      <ul className="lines">
        {seats.map(({ person, bot, away, absent, asked }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          <li key={seat}>
            <span className="told">
              <span>
                {t('moderation.seat', { number: seat + 1 })}:{' '}
                {person ? person.name || t('moderation.gone') : (bot ?? t('moderation.free'))}
              </span>
              <small className="note">
                {[
                  away && t('moderation.away'),
                  absent && t('moderation.absent'),
                  asked !== undefined && t('moderation.asked', { date: moment(asked) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <Notice kind={verified ? 'good' : 'wrong'}>{verified ? t('moderation.verified') : trouble}</Notice>
      {last && (
        <p className="note">
          {t('moderation.hash', { count: last[0] })} <code>{last[1]}</code>
        </p>
      )}
      <details>
        <summary>{t('moderation.log')}</summary>
        <ol className="log-kinds">
          {log.map(({ seq: number, at: when, kind, seat }) => (
            <li key={number}>
              <code>{number}</code> {moment(when)} <b>{kind}</b>
              {seat !== undefined && ` · ${t('moderation.seat', { number: seat + 1 })}`}
            </li>
          ))}
        </ol>
      </details>
      {(phase === 'open' || phase === 'playing') && (
        <div className="beside">
          <button
            type="button"
            className="button small danger"
            onClick={() => act({ do: 'remove-table', table: id })}
          >
            {t('moderation.deeds.remove-table')}
          </button>
        </div>
      )}
    </section>
  )
}
