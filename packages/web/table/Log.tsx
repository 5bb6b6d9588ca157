// The story so far: every line can be pressed, and shows what it is about. With the playback of what one missed.

import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useTable } from './context.ts'
import type { LogPassage } from './log.ts'
import { DeedLine, FoldLine, type LineHandlers } from './StoryLine.tsx'
import { type StoryItem, sinceLastTurn, storyItems } from './story.ts'
import type { Playback } from './useRecall.ts'

export function Log({
  lines,
  at,
  show,
  hide,
  close,
  talk,
  playback,
}: {
  readonly lines: readonly LogPassage[]
  /** Where one is in a replay; lines after it are yet to come. */
  readonly at?: number | undefined
  show(line: LogPassage): void
  hide(): void
  close(): void
  readonly talk?: React.ReactNode
  readonly playback?: Playback | undefined
}) {
  const { t } = useTranslation()
  const { screen, scene, lang } = useTable()
  const end = useRef<HTMLLIElement>(null)
  const [filtered, setFiltered] = useState(false)
  const items = useMemo(
    () => storyItems(screen.story, lines, scene.names.length, lang),
    [screen, lines, scene.names.length, lang],
  )
  const missed = at === undefined && scene.seat !== null ? sinceLastTurn(lines, scene.seat) : []
  const about = items.filter((item) => item.kind === 'deed' && item.line.strikes.length > 0)
  const shown = filtered && about.length > 0 ? about : items

  const latest = useRef<LineHandlers>({ show, hide })
  latest.current = { show, hide }
  const newest = at === undefined ? shown.length - 1 : shown.findLastIndex(({ seq }) => seq <= at)

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line
  useEffect(() => {
    const list = end.current?.parentElement
    if (!list || !end.current) return
    const { offsetTop, offsetHeight } = end.current
    list.scrollTop =
      at === undefined
        ? list.scrollHeight
        : offsetTop - list.offsetTop + offsetHeight - list.clientHeight * 0.6
  }, [lines.length, newest, scene])

  const played = playback?.step?.seq
  return (
    <aside className="log" aria-label={t('table.story')}>
      <div className="log-head">
        <h2>
          <Icon name="scroll-unfurled" /> {t('table.story')}
        </h2>
        {about.length > 0 && (
          <button
            type="button"
            className="about-you"
            aria-pressed={filtered}
            onClick={() => setFiltered(!filtered)}
          >
            {t('table.aboutYou')} <b>{about.length}</b>
          </button>
        )}
        <button
          type="button"
          className="button ghost log-close"
          onClick={close}
          aria-label={t('table.close')}
        >
          <Icon name="cancel" />
        </button>
      </div>
      {playback && missed.length > 0 && (
        <button
          type="button"
          className="button since"
          onClick={() => {
            if (playback.step) playback.stop()
            else {
              close()
              playback.start()
            }
          }}
        >
          <Icon name={playback.step ? 'next-button' : 'fast-forward-button'} />
          <span>{playback.step ? t('table.skip') : t('table.since')}</span>
          <span className="count">{missed.length}</span>
        </button>
      )}
      <ol className="log-lines">
        {shown.map((item, i) => (
          <li key={item.id} ref={i === newest ? end : undefined}>
            <Item
              item={item}
              later={at !== undefined && item.seq > at}
              step={at !== undefined && i === newest}
              now={item.kind === 'deed' && item.line.seq === played}
              latest={latest}
            />
          </li>
        ))}
        {at === undefined && !filtered && <Turn />}
      </ol>
      {talk}
    </aside>
  )
}

/** There are many of them, and a press on the table changes none. */
const Item = memo(function Item({
  item,
  ...state
}: {
  readonly item: StoryItem
  readonly now: boolean
  readonly later: boolean
  readonly step: boolean
  readonly latest: { readonly current: LineHandlers }
}) {
  const { t } = useTranslation()
  if (item.kind === 'fold') return <FoldLine fold={item} {...state} />
  if (item.kind === 'deed') return <DeedLine deed={item} {...state} />
  return (
    <h3 className={`story-round ${state.later ? 'later' : ''}`}>
      <span>{t(item.turn ? 'table.turnNumber' : 'table.roundNumber', { number: item.number })}</span>
      {item.standing !== undefined && <small>{item.standing}</small>}
    </h3>
  )
})

/** Whose turn it is, as the last line. */
function Turn() {
  const { t } = useTranslation()
  const { scene } = useTable()
  const [waiting, ...others] = scene.waiting
  const seat = scene.ask ? scene.seat : others.length === 0 ? waiting?.seat : undefined
  if (seat === undefined || seat === null) return null
  return (
    <li className="to-play" aria-hidden="true">
      <PlayerFace face={scene.faces[seat]} size="s" />
      {scene.ask ? t('table.youToPlay') : t('table.toPlay', { name: scene.names[seat] })}
    </li>
  )
}
