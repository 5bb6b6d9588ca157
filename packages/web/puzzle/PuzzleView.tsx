// A puzzle on the table: the board of its game, the task in the place of the question, and beside it what was played,
// the hints, and in the end the proof.

import { type Asked, type Lang, plain } from '@undercrown/engine'
import { type ReactNode, use, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { analysedGame, puzzlePartsOfGame, puzzlesOfGame, screenOfGame } from '../registry.ts'
import { Menu } from '../table/Menu.tsx'
import type { PromptTask } from '../table/Prompt.tsx'
import type { AnyScreen, Spot } from '../table/screen.ts'
import { TableView } from '../table/TableView.tsx'
import { useMomentScene } from '../table/useMomentScene.ts'
import { useFlow, useMatches } from '../table/useRoom.ts'
import { NamingPad } from './NamingPad.tsx'
import { PuzzleAside } from './PuzzleAside.tsx'
import { ShareButton } from './PuzzleEnd.tsx'
import { type RungKind, rungs } from './rungs.ts'
import { CERTAIN } from './useNaming.ts'
import { gainIn, type PuzzlePlay } from './usePuzzle.ts'
import { usePuzzleKeys } from './usePuzzleKeys.ts'
import { WatchStart, WatchSteps } from './WatchControls.tsx'
import { failsWords, kindWords, themeWords } from './words.ts'
import './puzzle.css'
import './naming.css'

export interface PuzzleViewProps {
  readonly play: PuzzlePlay
  /** What kind of thing it is: of the day, part of a run. */
  readonly mode: ReactNode
  readonly isDaily: boolean
  /** Goes on to another one; absent where the run is over. */
  next(): void
  /** In a run nobody looks back: what is to be said of it, in the place of what became of the answer. */
  readonly run?: ReactNode
  /** The same in a sentence, for where there is no room beside the board. */
  readonly runWords?: string | undefined
  readonly runs: boolean
}

/** Of the ladder: which rung comes next. */
const ladder = ['theme', 'piece', 'action'] as const

export function PuzzleView({ play, mode, isDaily, next, run, runWords, runs }: PuzzleViewProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const [, go] = useLocation()
  const { opened, phase, now } = play
  const { facts } = opened
  const screen: AnyScreen = use(screenOfGame(facts.game))
  const said = use(puzzlesOfGame(facts.game))
  const parts = use(puzzlePartsOfGame(facts.game))
  const words = kindWords(said, facts.kind, lang)
  const scene = useMomentScene(facts.game, facts, play.frame, phase === 'open')
  const isOver = phase === 'solved' || phase === 'failed' || phase === 'shown'
  const choice = phase === 'open' ? now.part.choice : undefined
  const { naming } = facts
  const { name } = play.naming
  const nameWords = name === undefined ? '' : (said.nameWords?.(name, lang) ?? name)
  // Beside the board where there is room, else where buttons lie.
  const isRoomy = useMatches('roomy')
  const isAsked = phase !== 'ready' && phase !== 'watching'
  useFlow(naming !== undefined && phase === 'open' && !isRoomy)

  const hinted = useMemo(() => {
    const { hinted: option, hints } = play
    if (naming && isAsked) return new Set<Spot>([said.spot?.(naming.place) ?? naming.place])
    const move = option === undefined ? undefined : choice?.options[option]
    if (!choice || !move) return undefined
    const path = screen.path(move, choice.ask as Asked, choice.seat)
    return new Set<Spot>(hints > 2 ? path : path.slice(0, 1))
  }, [play, choice, screen, naming, isAsked, said])

  const hintButton = <HintButton play={play} rungs={rungs(said, facts)} />

  const task = ((): PromptTask => {
    const who = said.side?.(scene, lang) || words.name
    const line = naming ? (said.asks?.(naming, scene, lang) ?? words.task) : words.task
    switch (phase) {
      case 'ready':
        return {
          ...{ who, line: t('puzzles.watchLine'), why: words.goal, mood: 'task' },
          deeds: <WatchStart play={play} />,
        }
      case 'watching':
        return {
          ...{ who: t('puzzles.watching'), line: words.name, mood: 'task' },
          why: t('puzzles.of', { done: play.at, all: play.line.length - 1 }),
          deeds: <WatchSteps play={play} screen={screen} scene={scene} />,
        }
      case 'open':
      case 'judging':
        return {
          ...{ who, line, mood: 'task' },
          why:
            phase === 'judging'
              ? t('puzzles.judging')
              : (hintWords() ?? (play.watched.length > 0 ? words.watched : undefined) ?? words.goal),
          deeds: phase === 'open' && (
            <>
              {!runs && (isRoomy || !naming) && hintButton}
              {!isRoomy && naming && (
                <NamingPad play={play} said={said} parts={parts} hint={!runs && hintButton} />
              )}
            </>
          ),
        }
      case 'solved':
        return {
          who: [t('puzzles.solved'), gainIn(play.first)].filter(Boolean).join(' · '),
          line: words.solved,
          why: run === undefined ? [sureWords(), resultWords()].filter(Boolean).join(' ') : overWords(),
          mood: 'solved',
          deeds: (
            <>
              {isDaily && !isRoomy && <ShareButton play={play} />}
              <NextButton next={next} again={run !== undefined} />
            </>
          ),
        }
      case 'failed':
      case 'shown': {
        const isEnd = play.at >= play.line.length - 1
        return {
          who: phase === 'failed' ? t('puzzles.notSolved') : t('puzzles.solution'),
          line: phase === 'failed' ? words.failed : shownWords(line),
          why:
            phase === 'failed' && isEnd
              ? [overWords(), whyWords()].filter(Boolean).join(' ')
              : play.line.length > 1
                ? t('puzzles.of', { done: play.at, all: play.line.length - 1 })
                : '',
          mood: 'failed',
          deeds: (
            <>
              <LineButtons play={play} />
              {phase === 'failed' && !isRoomy && !runs && <ShowButton play={play} />}
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
    if (naming && hints > 1) return t(`puzzles.rungsAsk.name.${hints > 2 ? 'action' : 'piece'}`)
    if (hints === 1)
      return facts.themes.map((theme) => themeWords(said, theme, lang).hint).join(' ') || undefined
    const move = option === undefined ? undefined : choice?.options[option]
    if (!choice) return undefined
    if (!move) return t('puzzles.lost')
    if (hints === 2) return said.piece?.(move, lang) ?? t(`puzzles.rungsAsk.${rungs(said, facts)}.piece`)
    const asking = { seat: choice.seat, ask: choice.ask as Asked, options: choice.options, view: scene.view }
    return plain(screen.words.phrases[lang].option(move, asking), scene.names, lang)
  }

  /** That the run is over, where nothing beside the board tells it. */
  function overWords(): string {
    return isRoomy ? '' : (runWords ?? '')
  }

  /** What was named, why it fails in this world, and in how many it does. */
  function whyWords(): string {
    const worlds = play.verdict?.worlds
    const tried = { naming, worlds, ...(naming && { name }) }
    return [
      naming && name !== undefined ? t('puzzles.youSaid', { name: nameWords }) : '',
      said.why?.(facts.kind, scene, lang, tried) ?? '',
      worlds && !naming ? failsWords(worlds, t) : '',
    ]
      .filter(Boolean)
      .join(' ')
  }

  /** The right name, where there is one. */
  function shownWords(line: string): string {
    const right = play.solution?.name
    return right === undefined ? line : `${line} ${said.nameWords?.(right, lang) ?? right}`
  }

  /** Whether somebody knew it or guessed. */
  function sureWords(): string {
    if (!naming || naming.weighed) return ''
    return t(play.naming.sure === CERTAIN ? 'puzzles.wasSure' : 'puzzles.wasGuess')
  }

  function resultWords(): string {
    if (opened.club) return t('puzzles.outside')
    if (opened.tried) return t('puzzles.unrated')
    if (play.tries > 1) return t('puzzles.later')
    return play.cost === 0 ? t('puzzles.first') : t('puzzles.withHints', { count: play.cost })
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
      look={`puzzle is-${phase} ${naming ? 'is-naming' : ''}`}
      {...(hinted && { hinted })}
      aside={
        run ?? (
          <PuzzleAside
            play={play}
            screen={screen}
            said={said}
            parts={parts}
            scene={scene}
            result={resultWords()}
            isDaily={isDaily}
            runs={runs}
            pad={isRoomy && naming && isAsked && <NamingPad play={play} said={said} parts={parts} />}
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
              ...(naming ? [] : [{ label: t('puzzles.over'), run: play.restart }]),
              {
                label: t('puzzles.copyLink'),
                told: t('app.copied'),
                run: () => copy(opened.club ? location.href : `${location.origin}/puzzle/${facts.id}`),
              },
              ...(play.solution?.position !== undefined && facts.game === analysedGame
                ? [{ label: t('puzzles.analyse'), run: () => go(`/analysis#${play.solution?.position}`) }]
                : []),
              ...(isOver ? [{ label: t('puzzles.next'), run: next }] : []),
            ]}
          />
        </>
      }
    />
  )
}

function HintButton({ play, rungs }: { readonly play: PuzzlePlay; readonly rungs: RungKind }) {
  const { t } = useTranslation()
  const rung = ladder[Math.min(play.hints, ladder.length - 1)] as (typeof ladder)[number]
  const label = `${t('puzzles.nextHint')}: ${t(`puzzles.rungsOf.${rungs}.${rung}`)}`
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

function ShowButton({ play }: { readonly play: PuzzlePlay }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="button ghost" onClick={play.show}>
      <Icon name="brass-eye" /> <span>{t('puzzles.show')}</span>
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
