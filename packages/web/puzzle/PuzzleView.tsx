// A puzzle on the table: the board of its game, the task in the place of the question, and beside it what was played,
// the hints, and in the end the proof.

import { type Asked, type Lang, plain } from '@undercrown/engine'
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { puzzlesOfGame, screenOfGame } from '../registry.ts'
import { Menu } from '../table/Menu.tsx'
import type { PromptTask } from '../table/Prompt.tsx'
import type { AnyScreen, Spot } from '../table/screen.ts'
import { TableView } from '../table/TableView.tsx'
import { useMomentScene } from '../table/useMomentScene.ts'
import { PuzzleAside } from './PuzzleAside.tsx'
import { gainIn, type PuzzlePlay } from './usePuzzle.ts'
import { kindWords, themeWords } from './words.ts'
import './puzzle.css'

export interface PuzzleViewProps {
  readonly play: PuzzlePlay
  /** What kind of thing it is: of the day, part of a run. */
  readonly mode: ReactNode
  readonly isDaily: boolean
  /** Goes on to another one; absent where the run is over. */
  next(): void
  /** In a run nobody looks back: what is to be said of it, in the place of what became of the answer. */
  readonly run?: ReactNode
  readonly runs: boolean
}

/** Of the ladder: which rung comes next. */
const rungs = ['theme', 'piece', 'action'] as const

export function PuzzleView({ play, mode, isDaily, next, run, runs }: PuzzleViewProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { opened, phase, now } = play
  const { facts } = opened
  const screen: AnyScreen = use(screenOfGame(facts.game))
  const said = use(puzzlesOfGame(facts.game))
  const words = kindWords(said, facts.kind, lang)
  const scene = useMomentScene(facts.game, facts, play.frame, phase === 'open')
  const isOver = phase === 'solved' || phase === 'failed' || phase === 'shown'
  const choice = phase === 'open' ? now.part.choice : undefined

  const hinted = useMemo(() => {
    const { hinted: option, hints } = play
    const move = option === undefined ? undefined : choice?.options[option]
    if (!choice || !move) return undefined
    const path = screen.path(move, choice.ask as Asked, choice.seat)
    return new Set<Spot>(hints > 2 ? path : path.slice(0, 1))
  }, [play, choice, screen])

  const task = ((): PromptTask => {
    const who = said.side?.(scene, lang) ?? words.name
    switch (phase) {
      case 'open':
      case 'judging':
        return {
          who,
          line: words.task,
          why: phase === 'judging' ? t('puzzles.judging') : (hintWords() ?? words.goal),
          mood: 'task',
          deeds: !runs && phase === 'open' && <HintButton play={play} />,
        }
      case 'solved':
        return {
          who: [t('puzzles.solved'), gainIn(play.first)].filter(Boolean).join(' · '),
          line: words.solved,
          why: run === undefined ? resultWords() : '',
          mood: 'solved',
          deeds: <NextButton next={next} again={run !== undefined} />,
        }
      case 'failed':
      case 'shown': {
        const isEnd = play.at === play.line.length - 1
        return {
          who: phase === 'failed' ? t('puzzles.notSolved') : t('puzzles.solution'),
          line: phase === 'failed' ? words.failed : words.task,
          why:
            phase === 'failed' && isEnd
              ? (said.why?.(facts.kind, scene, lang) ?? '')
              : t('puzzles.of', { done: play.at, all: play.line.length - 1 }),
          mood: 'failed',
          deeds: (
            <>
              <LineButtons play={play} />
              {runs ? (
                <NextButton next={next} again={run !== undefined} />
              ) : (
                <button type="button" className="button primary" onClick={play.restart}>
                  <Icon name="anticlockwise-rotation" /> <span>{t('puzzles.again')}</span>
                </button>
              )}
            </>
          ),
        }
      }
    }
  })()

  /** The rung that was taken last: beside the board there may be no room for the ladder. */
  function hintWords(): string | undefined {
    const { hints, hinted: option } = play
    if (hints === 0) return undefined
    if (hints === 1)
      return facts.themes.map((theme) => themeWords(said, theme, lang).hint).join(' ') || undefined
    const move = option === undefined ? undefined : choice?.options[option]
    if (!choice || !move) return undefined
    if (hints === 2) return said.piece?.(move, lang)
    const asking = { seat: choice.seat, ask: choice.ask as Asked, options: choice.options, view: scene.view }
    return plain(screen.words.phrases[lang].option(move, asking), scene.names, lang)
  }

  function resultWords(): string {
    if (opened.tried) return t('puzzles.unrated')
    if (play.tries > 1) return t('puzzles.later')
    return play.hints === 0 ? t('puzzles.first') : t('puzzles.withHints', { count: play.hints })
  }

  usePuzzleKeys(play, { next: phase === 'solved' ? next : undefined, hints: !runs })

  return (
    <TableView
      screen={screen}
      scene={scene}
      seq={play.seq}
      choice={choice}
      log={play.log}
      fresh={play.fresh}
      still={play.still}
      play={play.play}
      undo={phase === 'open' ? { may: now.answer.length > 0, run: play.undo } : undefined}
      task={task}
      look={`puzzle is-${phase}`}
      {...(hinted && { hinted })}
      aside={
        run ?? (
          <PuzzleAside
            play={play}
            screen={screen}
            said={said}
            scene={scene}
            result={resultWords()}
            isDaily={isDaily}
            runs={runs}
            next={next}
          />
        )
      }
      title={
        <>
          <Link href="/puzzles" className="home-link" aria-label={t('puzzles.back')}>
            <Logo />
          </Link>
          <h1 className="table-title sideways-unseen">
            <span className="puzzle-name">{words.name}</span>
            <span className="puzzle-rating" title={t('puzzles.rating', { rating: facts.rating })}>
              {facts.rating.toLocaleString(lang)}
            </span>
          </h1>
        </>
      }
      menu={
        <>
          {mode}
          <span className="puzzle-yours">
            {t('puzzles.yourRating')} <b>{(play.first?.after ?? opened.yours).toLocaleString(lang)}</b>
          </span>
          <Menu
            items={[
              { label: t('puzzles.over'), run: play.restart },
              ...(isOver ? [{ label: t('puzzles.next'), run: next }] : []),
            ]}
          />
        </>
      }
    />
  )
}

function HintButton({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  const rung = rungs[Math.min(play.hints, rungs.length - 1)] as (typeof rungs)[number]
  const label = t(
    `puzzles.${({ theme: 'hintTheme', piece: 'hintPiece', action: 'hintAction' } as const)[rung]}`,
  )
  return (
    <button
      type="button"
      className="button ghost ask-hint"
      aria-label={label}
      title={label}
      onClick={play.hint}
    >
      <Icon name="ladder" /> <span>{t('puzzles.nextHint')}</span> <kbd className="kbd">C</kbd>
    </button>
  )
}

function NextButton({ next, again = false }: { next(): void; readonly again?: boolean }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className="button primary" onClick={next}>
      <span>{t(again ? 'puzzles.runAgain' : 'puzzles.next')}</span> <kbd className="kbd">↵</kbd>
    </button>
  )
}

/** Through a refutation or a solution, step by step. */
function LineButtons({ play: { at, line, go } }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  if (line.length < 2) return null
  return (
    <div className="line-steps">
      <button
        type="button"
        className="button ghost compact"
        aria-label={t('puzzles.stepBack')}
        aria-disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="previous-button" />
      </button>
      <button
        type="button"
        className="button ghost compact"
        aria-label={t('puzzles.stepOn')}
        aria-disabled={at === line.length - 1}
        onClick={() => go(at + 1)}
      >
        <Icon name="next-button" />
      </button>
    </div>
  )
}

/** C asks for a rung, arrows lead through a line, Enter goes on. */
function usePuzzleKeys(
  play: PuzzlePlay,
  { next, hints }: { readonly next: (() => void) | undefined; readonly hints: boolean },
): void {
  const latest = useRef({ play, next, hints })
  latest.current = { play, next, hints }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, key } = event
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return
      const { play: now, next: on, hints: may } = latest.current
      const isLine = now.line.length > 1
      if (key.toLowerCase() === 'c' && may && now.phase === 'open') now.hint()
      else if (isLine && key === 'ArrowLeft') now.go(now.at - 1)
      else if (isLine && key === 'ArrowRight') now.go(now.at + 1)
      else if (key === 'Enter' && on && !(target as HTMLElement).closest('button, a')) on()
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    // Before the table hears the keys, wherever the focus is.
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
