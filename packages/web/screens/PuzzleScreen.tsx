// Puzzles by their addresses: one by its id, that of the day, the next that fits, and runs of them.

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/puzzles.json?icons'
import { newId } from '../client/id.ts'
import { unpack } from '../client/pack.ts'
import { Icon } from '../parts/Icon.tsx'
import { InARow } from '../puzzle/LastTen.tsx'
import { PuzzleView } from '../puzzle/PuzzleView.tsx'
import type { PuzzlePlay } from '../puzzle/usePuzzle.ts'
import { FirstAnswer, WishedPuzzle } from '../puzzle/WishedPuzzle.tsx'
import { gameIds, hasPuzzles } from '../registry.ts'
import '../words/puzzles.ts'
import { Trouble } from './Trouble.tsx'

addIcons(icons)

/** Where none is named. */
const anyGame = gameIds.find(hasPuzzles) ?? ''

/** How long a run against time lasts, in seconds. */
const THREE_MINUTES = 180

/** By its id; what it was found by stays in the address, so that the next is found likewise. */
export function PuzzleById() {
  const { id = '' } = useParams()
  const { search, next } = useFilter()
  return (
    <WishedPuzzle wish={{ by: 'id', id }} mode={search.has('daily') ? 'daily' : 'mixed'}>
      {(play) => (
        <PuzzleView
          play={play}
          mode={<InARow play={play} />}
          isDaily={search.has('daily')}
          runs={false}
          next={next}
        />
      )}
    </WishedPuzzle>
  )
}

/** Puzzles that the link itself holds: a club's own, one after the other. */
export function PuzzleByLink() {
  const hash = useHash()
  const [text, setText] = useState<{ readonly of: string; readonly is: string }>()
  const [number, setNumber] = useState(0)
  const [, go] = useLocation()
  useEffect(() => {
    let stale = false
    setNumber(0)
    // What cannot be unpacked is no puzzle, and is refused as such.
    unpack(hash.slice(1))
      .catch(() => '')
      .then((found) => !stale && setText({ of: hash, is: String(found) }))
    return () => {
      stale = true
    }
  }, [hash])
  const { t } = useTranslation()
  if (text?.of !== hash) return <Trouble state="loading" />
  return (
    <WishedPuzzle wish={{ by: 'text', text: text.is, number }} mode="mixed">
      {(play) => {
        const { number: at = 0, of = 1 } = play.opened.club ?? {}
        return (
          <PuzzleView
            play={play}
            mode={<span className="puzzle-mode">{t('puzzles.clubNumber', { number: at + 1, of })}</span>}
            isDaily={false}
            runs={false}
            next={() => (at + 1 < of ? setNumber(at + 1) : go('/puzzles'))}
          />
        )
      }}
    </WishedPuzzle>
  )
}

function useHash(): string {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const look = () => setHash(location.hash)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return hash
}

/** One that fits: its own address takes the place of this one. */
export function NextPuzzle() {
  const { search, game } = useFilter()
  const harder = Number(search.get('harder') ?? 0)
  const [kind, theme] = [search.get('kind') ?? undefined, search.get('theme') ?? undefined]
  const pack = search.get('pack') ?? undefined
  const { t } = useTranslation()
  return (
    <WishedPuzzle
      wish={{ by: 'rating', game, kind, theme, pack, harder: Number.isFinite(harder) ? harder : 0 }}
      mode="mixed"
    >
      {(play) => <GoTo id={play.opened.facts.id} query={search.toString()} title={t('puzzles.title')} />}
    </WishedPuzzle>
  )
}

export function DailyPuzzle() {
  const { game = anyGame } = useParams()
  const { next } = useFilter()
  const { t } = useTranslation()
  return (
    <WishedPuzzle wish={{ by: 'daily', game }} mode="daily">
      {(play) => (
        <PuzzleView
          play={play}
          mode={<span className="puzzle-mode is-daily">{t('puzzles.daily')}</span>}
          isDaily
          runs={false}
          next={next}
        />
      )}
    </WishedPuzzle>
  )
}

/** Ever harder, until the first mistake. */
export function PuzzleStreak() {
  return <Run run="streak" />
}

/** As many as three minutes allow. */
export function PuzzleThree() {
  return <Run run="three" />
}

function Run({ run }: { readonly run: 'streak' | 'three' }) {
  const { game = anyGame } = useParams()
  const { t } = useTranslation()
  const [seed, setSeed] = useState(newId)
  const [number, setNumber] = useState(0)
  const [solved, setSolved] = useState(0)
  const [isMissed, setMissed] = useState(false)
  const [spent, setSpent] = useState(0)
  const left = Math.max(0, Math.ceil(THREE_MINUTES - spent / 1000))
  const isOver = run === 'streak' ? isMissed : left === 0
  const again = () => {
    setSeed(newId())
    setNumber(0)
    setSolved(0)
    setMissed(false)
    setSpent(0)
  }
  return (
    <WishedPuzzle wish={{ by: 'run', game, run, seed, number }} mode={run} run={seed}>
      {(play) => (
        <FirstAnswer
          play={play}
          right={() => setSolved((before) => before + 1)}
          wrong={() => setMissed(true)}
        >
          {run === 'three' && !isOver && isThoughtAbout(play) && (
            <Clock spend={(ms) => setSpent((before) => before + ms)} />
          )}
          <PuzzleView
            play={play}
            mode={
              <span className="puzzle-mode" role="timer">
                <Icon name="old-lantern" />{' '}
                <span className="mode-words">
                  {t(run === 'streak' ? 'puzzles.run' : 'puzzles.runThree', { count: solved })}
                  {run === 'three' && ` · ${t('puzzles.left', { seconds: left })}`}
                </span>
                <span className="mode-short" aria-hidden="true">
                  {run === 'three' ? `${solved} · ${left}\u202fs` : solved}
                </span>
              </span>
            }
            isDaily={false}
            runs
            over={
              isOver
                ? {
                    title: t(run === 'streak' ? 'puzzles.runOver' : 'puzzles.timeOver'),
                    line: t('puzzles.runResult', { count: solved }),
                  }
                : undefined
            }
            next={() => (isOver ? again() : setNumber((before) => before + 1))}
          />
        </FirstAnswer>
      )}
    </WishedPuzzle>
  )
}

/** What became of an answer may be looked at in peace. */
function isThoughtAbout({ phase }: PuzzlePlay): boolean {
  return phase === 'ready' || phase === 'watching' || phase === 'open'
}

/** How often it is looked at, in milliseconds. */
const TICK = 250

/** Tells the time that passes as long as it is there. */
function Clock({ spend }: { spend(ms: number): void }) {
  const latest = useRef(spend)
  latest.current = spend
  useEffect(() => {
    let told = performance.now()
    const tell = () => {
      const now = performance.now()
      latest.current(now - told)
      told = now
    }
    const timer = setInterval(tell, TICK)
    return () => {
      clearInterval(timer)
      tell()
    }
  }, [])
  return null
}

function GoTo({ id, query, title }: { readonly id: string; readonly query: string; readonly title: string }) {
  const [, go] = useLocation()
  useEffect(() => {
    go(`/puzzle/${id}${query === '' ? '' : `?${query}`}`, { replace: true })
  }, [go, id, query])
  return <Trouble key={title} state="loading" />
}

/** By what puzzles are chosen, and the way to the next. */
function useFilter() {
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const game = search.get('game') ?? anyGame
  const query = new URLSearchParams(search)
  query.delete('daily')
  const text = query.toString()
  return { search, game, next: () => go(`/puzzles/next${text === '' ? '' : `?${text}`}`) }
}
