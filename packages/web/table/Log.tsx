// The story so far: every line can be pressed, and shows what it is about. With the playback of what one missed.

import type { Lang, Seat } from '@undercrown/engine'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paced } from '../client/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { useTable } from './context.ts'
import type { LogPassage } from './log.ts'

const BEAT = 600

export function Log({
  lines,
  since,
  at,
  show,
  hide,
  close,
  talk,
}: {
  readonly lines: readonly LogPassage[]
  readonly since: number | undefined
  /** Where one is in a replay; lines after it are yet to come. */
  readonly at?: number | undefined
  show(line: LogPassage): void
  hide(): void
  close(): void
  readonly talk?: React.ReactNode
}) {
  const { t } = useTranslation()
  const { scene, lang } = useTable()
  const end = useRef<HTMLLIElement>(null)
  const [playing, setPlaying] = useState<number>()
  const missed =
    since !== undefined
      ? lines.filter(({ seq, by }) => seq > since && by !== scene.seat)
      : at === undefined && scene.seat !== null
        ? betweenTurns(lines, scene.seat)
        : []

  const latest = useRef({ show, hide })
  latest.current = { show, hide }
  const newest = at === undefined ? lines.length - 1 : lines.findLastIndex(({ seq }) => seq <= at)

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line
  useEffect(() => {
    const list = end.current?.parentElement
    if (!list || !end.current) return
    const { offsetTop, offsetHeight } = end.current
    list.scrollTop =
      offsetTop - list.offsetTop + offsetHeight - list.clientHeight * (at === undefined ? 1 : 0.6)
  }, [lines.length, newest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step after another
  useEffect(() => {
    if (playing === undefined) return
    const line = missed[playing]
    if (!line) {
      setPlaying(undefined)
      hide()
      return
    }
    show({ ...line, card: undefined })
    const timer = setTimeout(() => setPlaying(playing + 1), paced(BEAT) || BEAT)
    return () => clearTimeout(timer)
  }, [playing])

  return (
    <aside className="log" aria-label={t('table.story')}>
      <div className="log-head">
        <h2>
          <Icon name="scroll-unfurled" /> {t('table.story')}
        </h2>
        <button
          type="button"
          className="button ghost log-close"
          onClick={close}
          aria-label={t('table.close')}
        >
          <Icon name="cancel" />
        </button>
      </div>
      {missed.length > 0 && (
        <button
          type="button"
          className="button since"
          onClick={() => setPlaying(playing === undefined ? 0 : missed.length)}
        >
          <Icon name={playing === undefined ? 'fast-forward-button' : 'next-button'} />
          <span>{playing === undefined ? t('table.since') : t('table.skip')}</span>
          <span className="count">{missed.length}</span>
        </button>
      )}
      <ol className="log-lines">
        {lines.map((line, i) => (
          <li key={line.id} ref={i === newest ? end : undefined}>
            <LogLine
              line={line}
              now={line.seq === at || (playing !== undefined && missed[playing]?.id === line.id)}
              later={at !== undefined && line.seq > at}
              step={line.seq === at}
              mine={line.by === scene.seat}
              names={scene.names}
              lang={lang}
              latest={latest}
            />
          </li>
        ))}
      </ol>
      {talk}
    </aside>
  )
}

/** What the others did last, where all was told together: to whoever comes back. */
function betweenTurns(lines: readonly LogPassage[], seat: Seat): readonly LogPassage[] {
  const end = lines.findLastIndex(({ by }) => by !== seat)
  const mine = lines.findLastIndex(({ by }, i) => by === seat && i < end)
  return mine < 0 ? [] : lines.slice(mine + 1, end + 1)
}

/** There are many of them, and a press on the table changes none. */
const LogLine = memo(function LogLine({
  line,
  now,
  later,
  step,
  mine,
  names,
  lang,
  latest,
}: {
  readonly line: LogPassage
  readonly now: boolean
  readonly later: boolean
  readonly step: boolean
  readonly mine: boolean
  readonly names: readonly string[]
  readonly lang: Lang
  readonly latest: { readonly current: { show(line: LogPassage): void; hide(): void } }
}) {
  return (
    <button
      type="button"
      className={['line', now && 'now', later && 'later', mine && 'mine'].filter(Boolean).join(' ')}
      aria-current={step ? 'step' : undefined}
      onClick={({ target }) => {
        const named = (target as HTMLElement).closest<HTMLElement>('[data-card]')
        latest.current.show(named ? { ...line, card: named.dataset['card'] } : line)
      }}
      onPointerLeave={() => latest.current.hide()}
    >
      <Sentence phrase={line.phrase} names={names} lang={lang} pressed />
    </button>
  )
})
