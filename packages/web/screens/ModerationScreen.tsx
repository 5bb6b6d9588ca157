// For moderators: reports, people, tables, the journal, and how the server does.

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../client/me.ts'
import { moderation } from '../client/moderation.ts'
import { Field } from '../parts/Field.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { useMoment } from '../parts/useMoment.ts'
import { WhenHere } from '../parts/WhenHere.tsx'
import { ActDialog, type AskAct, type WantedAct } from './ActDialog.tsx'
import { ActJournal } from './ActJournal.tsx'
import { InspectedTableView } from './InspectedTableView.tsx'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ReportQueue } from './ReportQueue.tsx'
import './settings.css'
import './moderation.css'
import '../words/moderation.ts'

const parts = ['reports', 'people', 'table', 'journal', 'server'] as const
type Part = (typeof parts)[number]

export function ModerationScreen() {
  const { t } = useTranslation()
  const { person } = useMe()
  return (
    <Page title={t('moderation.title')} lead={t('moderation.lead')}>
      {person === undefined ? (
        <Skeleton count={2} height={220} />
      ) : person?.rank === undefined ? (
        <Notice>{t('moderation.notYours')}</Notice>
      ) : (
        <Parts owner={person.rank === 'owner'} />
      )}
    </Page>
  )
}

function Parts({ owner }: { readonly owner: boolean }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('reports')
  const [table, setTable] = useState('')
  const [wanted, setWanted] = useState<{ readonly act: WantedAct; readonly name: string }>()
  // What is shown is asked for anew after each act.
  const [turn, setTurn] = useState(0)
  const act: AskAct = (one, name = '') => setWanted({ act: one, name })
  function look(id: string): void {
    setTable(id)
    setPart('table')
  }
  return (
    <div className="flow settings moderation">
      <Segmented
        label={t('moderation.parts.label')}
        hideLabel
        value={part}
        options={parts.map((value) => ({ value, label: t(`moderation.parts.${value}`) }))}
        change={setPart}
      />
      {part === 'reports' && <ReportQueue key={turn} act={act} look={look} />}
      {part === 'people' && <PeopleSearch key={turn} act={act} owner={owner} />}
      {part === 'table' && <Tables key={`${turn} ${table}`} act={act} look={look} table={table} />}
      {part === 'journal' && <ActJournal key={turn} />}
      {part === 'server' && <Figures />}
      {wanted && (
        <ActDialog
          {...wanted}
          close={() => setWanted(undefined)}
          done={() => {
            setWanted(undefined)
            setTurn(turn + 1)
          }}
        />
      )}
    </div>
  )
}

function Tables({
  act,
  look,
  table,
}: {
  readonly act: AskAct
  look(table: string): void
  readonly table: string
}) {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <>
      <form
        className="panel pad seeking"
        action={(form) =>
          look(/[0-9a-f]{20}/.exec(String(form.get('table')))?.[0] ?? String(form.get('table')))
        }
      >
        <Field
          label={t('moderation.tableField')}
          name="table"
          defaultValue={table}
          autoComplete="off"
          required
        />
        <button type="submit" className="button">
          {t('moderation.tableDo')}
        </button>
      </form>
      {table !== '' && (
        <WhenHere name={table} ask={() => moderation.table(table)}>
          {(one) => <InspectedTableView one={one} act={act} />}
        </WhenHere>
      )}
      <WhenHere name="stuck" ask={moderation.status}>
        {({ stuck }) => (
          <section className="panel pad flow" aria-labelledby="stuck">
            <h2 id="stuck" className="section-title">
              {t('moderation.stuck')}
            </h2>
            {stuck.length === 0 && <p className="note">{t('moderation.noneStuck')}</p>}
            <ul className="lines">
              {stuck.map(({ id, game, due }) => (
                <li key={id}>
                  <span className="told">
                    {game}, {t('moderation.owedSince', { date: moment(due) })}
                  </span>
                  <button type="button" className="button small" onClick={() => look(id)}>
                    {t('moderation.tableDo')}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </WhenHere>
    </>
  )
}

function Figures() {
  const { t, i18n } = useTranslation()
  return (
    <WhenHere name="server" ask={moderation.status}>
      {({ trouble, nodes, tables, people, reports, here }) => {
        const figures = {
          nodes: nodes.length,
          playing: tables.playing,
          waiting: tables.open,
          over: tables.over,
          accounts: people.accounts,
          guests: people.guests,
          bots: people.bots,
          reports,
          loaded: here?.tables ?? 0,
          sockets: here?.sockets ?? 0,
          memory: here?.memory ?? 0,
          load: here?.load ?? 0,
          up: (here?.up ?? 0) / 3600,
        }
        const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
        return (
          <section className="panel pad flow" aria-label={t('moderation.parts.server')}>
            <Notice kind={trouble === null ? 'good' : 'wrong'}>
              {trouble === null ? t('moderation.healthy') : t('moderation.trouble', { trouble })}
            </Notice>
            <dl className="figures">
              {Object.entries(figures).map(([name, value]) => (
                <div key={name}>
                  <dt>{t(`moderation.figures.${name as 'nodes'}`)}</dt>
                  <dd>{format.format(value)}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      }}
    </WhenHere>
  )
}
