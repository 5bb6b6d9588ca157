// A puzzle on the table: the board of its game, the task in the place of the question, and beside it what was played,
// the hints, and in the end the proof.

import { type Asked, type Lang, plain } from '@undercrown/engine'
import { type ReactNode, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { analysedGame, puzzlePartsOfGame, puzzlesOfGame, screenOfGame, titleOf } from '../registry.ts'
import { AroundContext } from '../table/context.ts'
import { Menu } from '../table/Menu.tsx'
import type { PromptTask } from '../table/Prompt.tsx'
import type { AnyScreen, Spot } from '../table/screen.ts'
import { TableView } from '../table/TableView.tsx'
import { useMomentScene } from '../table/useMomentScene.ts'
import { useFlow, useMatches } from '../table/useRoom.ts'
import { type Around, NOTHING_AROUND } from './around.ts'
import type { AsideProps, RunOver } from './aside.tsx'
import { HintButton, LineButtons, NextButton, ReplayButton, ShowButton } from './buttons.tsx'
import { NamingPad } from './NamingPad.tsx'
import { Prize, PuzzleAside } from './PuzzleAside.tsx'
import { ShareButton } from './PuzzleEnd.tsx'
import { rungs } from './rungs.ts'
import { PlayedStrip, RungChips } from './Strip.tsx'
import { CERTAIN } from './useNaming.ts'
import { gainIn, type PuzzlePlay } from './usePuzzle.ts'
import { usePuzzleKeys } from './usePuzzleKeys.ts'
import { WatchStart, WatchSteps } from './WatchControls.tsx'
import { WatchedStrip } from './WatchedTurns.tsx'
import { WingAbove, WingBelow } from './Wing.tsx'
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
  /** It is part of a run, and that is over. */
  readonly runs: boolean
  readonly over?: RunOver | undefined
}

export function PuzzleView({ play, mode, isDaily, next, runs, over }: PuzzleViewProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const [, go] = useLocation()
  const { opened, phase, now } = play
  const { facts } = opened
  const screen: AnyScreen = use(screenOfGame(facts.game))
  const said = use(puzzlesOfGame(facts.game))
  const parts = use(puzzlePartsOfGame(facts.game))
  const words = kindWords(said, facts.kind, lang)
  const isOpen = phase === 'open' && !over
  const scene = useMomentScene(facts.game, facts, play.frame, isOpen)
  const start = useMomentScene(facts.game, facts, play.solution?.line[0] ?? play.frame, false)
  // With cards the answer itself is shown in a world where it fails; on a board, what is done about it.
  const failed = phase === 'failed' ? play.line.at(said.cards ? -1 : 0) : undefined
  const failing = useMomentScene(facts.game, facts, failed ?? play.frame, false)
  const goal = said.goal?.(facts.kind, scene, lang) ?? words.goal
  // A wrong answer tells nothing of the right one.
  const isTold = phase === 'solved' || phase === 'shown'
  const isOver = phase === 'solved' || phase === 'failed' || phase === 'shown'
  const choice = isOpen ? now.part.choice : undefined
  const { naming } = facts
  const asked = naming && (said.spot?.(naming.place) ?? naming.place)
  const { name } = play.naming
  const nameWords = name === undefined ? '' : (said.nameWords?.(name, lang) ?? name)
  // Beside the board where there is room, else where buttons lie.
  const isRoomy = useMatches('roomy')
  const { Marks, Legend } = parts
  const winged = isRoomy && Marks !== undefined
  const isAsked = phase !== 'ready' && phase !== 'watching'
  useFlow(!isRoomy && (phase === 'ready' || (naming !== undefined && phase === 'open')))

  const hinted = useMemo(() => {
    const { hinted: hint, hints } = play
    if (asked !== undefined && isAsked) return new Set<Spot>([asked])
    const move = hint?.option === undefined ? undefined : choice?.options[hint.option]
    if (!choice || !move) return undefined
    const path = screen.path(move, choice.ask as Asked, choice.seat)
    return new Set<Spot>(hints > 2 ? path : path.slice(0, 1))
  }, [play, choice, screen, asked, isAsked])

  const hintButton = <HintButton play={play} rungs={rungs(said, facts)} />

  const task = ((): PromptTask => {
    // The bar names the task where it has no room for more.
    const who = said.side?.(scene, lang) || (isDaily && !isRoomy ? t('puzzles.daily') : words.name)
    const line = naming ? (said.asks?.(naming, scene, lang) ?? words.task) : words.task
    switch (phase) {
      case 'ready':
        return {
          ...{ who, line: t('puzzles.watchLine'), why: goal, mood: 'task' },
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
        if (over && phase === 'open')
          return {
            ...{ who: over.title, line: over.line, why: '', mood: 'task' },
            deeds: (
              <>
                <ShowButton play={play} />
                <NextButton next={next} again />
              </>
            ),
          }
        return {
          ...{ who, line, mood: 'task' },
          why:
            phase === 'judging'
              ? t('puzzles.judging')
              : ((winged ? undefined : hintWords()) ??
                (play.watched.length > 0 ? words.watched : undefined) ??
                goal),
          deeds: phase === 'open' && (
            <>
              {!runs && !isRoomy && Marks && <RungChips play={play} said={said} />}
              {winged && <Prize play={play} />}
              {!runs && !winged && (isRoomy || !naming) && hintButton}
              {!isRoomy && naming && (
                <NamingPad play={play} said={said} parts={parts} hint={!runs && hintButton} />
              )}
            </>
          ),
        }
      case 'solved':
        return {
          // What a first answer that was wrong has cost is not what solving it brings.
          who: [t('puzzles.solved'), play.first?.right ? gainIn(play.first) : ''].filter(Boolean).join(' · '),
          line: words.solved,
          why: over ? overWords() : [sureWords(), resultWords()].filter(Boolean).join(' '),
          mood: 'solved',
          deeds: (
            <>
              {isDaily && !isRoomy && <ShareButton play={play} />}
              {Marks && <ReplayButton play={play} />}
              <NextButton next={next} again={over !== undefined} />
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
              {phase === 'failed' && !isRoomy && <ShowButton play={play} />}
              {!runs && (
                <button
                  type="button"
                  className={`button ${phase === 'failed' ? 'primary' : 'ghost'}`}
                  onClick={play.restart}
                >
                  <Icon name="anticlockwise-rotation" /> <span>{t('puzzles.again')}</span>
                </button>
              )}
              {(runs || phase === 'shown') && <NextButton next={next} again={over !== undefined} />}
            </>
          ),
        }
      }
    }
  })()

  /** The rung that was taken last: beside the board there may be no room for the ladder. */
  function hintWords(): string | undefined {
    const { hints, hinted: hint } = play
    if (hints === 0) return undefined
    if (naming && hints > 1) return t(`puzzles.rungsAsk.name.${hints > 2 ? 'action' : 'piece'}`)
    if (hints === 1)
      return facts.themes.map((theme) => themeWords(said, theme, lang).hint).join(' ') || undefined
    if (!choice || !hint) return undefined
    const move = hint.option === undefined ? undefined : choice.options[hint.option]
    if (!move) return t('puzzles.lost')
    if (hints === 2) return said.piece?.(move, lang) ?? t(`puzzles.rungsAsk.${rungs(said, facts)}.piece`)
    const asking = { seat: choice.seat, ask: choice.ask as Asked, options: choice.options, view: scene.view }
    return plain(screen.words.phrases[lang].option(move, asking), scene.names, lang)
  }

  /** That the run is over, where nothing beside the board tells it. */
  function overWords(): string {
    return isRoomy || !over ? '' : `${over.title}. ${over.line}`
  }

  /** What was named, why it fails in this world, and in how many it does. */
  function whyWords(): string {
    const worlds = play.verdict?.worlds
    const tried = { naming, worlds, ...(naming && { name }) }
    return [
      naming && name !== undefined ? t('puzzles.youSaid', { name: nameWords }) : '',
      said.why?.(facts.kind, failing, lang, tried) ?? '',
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

  const beside: AsideProps = {
    ...{ play, screen, said, parts, scene, isDaily, runs, over, winged, next },
    result: resultWords(),
    pad: isRoomy && naming && isAsked && <NamingPad play={play} said={said} parts={parts} />,
  }
  const isShown = phase === 'solved' || (phase === 'shown' && play.at === play.line.length - 1)
  const marked = {
    ...{ scene, start },
    deeds: (play.solution?.words ?? []).filter((word) => word !== '' && word !== 'end'),
  }
  // Not while something is gone through: then the board shows each step of it.
  const drawn = isShown && (play.line.length === 0 || play.at === play.line.length - 1)
  const around: Around | undefined = Marks
    ? {
        above: winged && <WingAbove {...beside} />,
        below: winged && <WingBelow {...beside} />,
        strip: !isRoomy && isOpen && <PlayedStrip {...beside} />,
        marks: drawn && <Marks {...marked} />,
        legend: drawn && Legend ? <Legend {...marked} /> : undefined,
      }
    : asked !== undefined && !isRoomy && phase === 'open' && play.watched.length > 0
      ? { ...NOTHING_AROUND, strip: <WatchedStrip {...beside} asked={asked} /> }
      : undefined

  usePuzzleKeys(play, {
    next: phase === 'solved' || phase === 'shown' ? next : undefined,
    hints: !runs,
  })

  const table = (
    <TableView
      screen={screen}
      scene={scene}
      seq={play.seq}
      choice={choice}
      log={play.log}
      fresh={play.fresh}
      still={play.still}
      // Whoever looks at a line is told of its steps, not of what is done in it later.
      at={play.line.length > 0 ? play.at : undefined}
      play={play.play}
      undo={isOpen && !naming ? { may: now.answer.length > 0, run: play.undo } : undefined}
      task={task}
      look={`puzzle is-${phase} ${naming ? 'is-naming' : ''} ${winged ? 'is-winged' : ''}`}
      {...(hinted && { hinted })}
      aside={<PuzzleAside {...beside} />}
      title={
        <>
          <Link href="/puzzles" className="home-link" aria-label={t('puzzles.back')}>
            <Logo />
            {winged && <span className="wordmark">{t('app.name')}</span>}
          </Link>
          {winged ? (
            <h1 className="crumbs">
              <Link href="/puzzles">{t('puzzles.title')}</Link> · {titleOf(facts.game, lang)} ·{' '}
              {isTold && facts.themes[0] ? themeWords(said, facts.themes[0], lang).name : words.name}
            </h1>
          ) : (
            // In a run its score has the place; what is to be done says more than the name.
            <h1 className={`table-title sideways-unseen ${runs ? 'phone-unseen' : ''}`}>
              <span className="puzzle-name">{words.name}</span>
              <span className="puzzle-rating" title={t('puzzles.rating', { rating: facts.rating })}>
                {facts.rating.toLocaleString(lang)}
              </span>
            </h1>
          )}
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
              ...(isOver && facts.position !== undefined && facts.game === analysedGame
                ? [{ label: t('puzzles.analyse'), run: () => go(`/analysis#${facts.position}`) }]
                : []),
              ...(isOver ? [{ label: t('puzzles.next'), run: next }] : []),
            ]}
          />
        </>
      }
    />
  )
  return <AroundContext value={around}>{table}</AroundContext>
}
