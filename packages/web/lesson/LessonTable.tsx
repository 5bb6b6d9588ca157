// A lesson on the table: the board of its game, the goal in the place of the question, and beside it what helps.

import { type Asked, type Lang, plain } from '@undercrown/engine'
import { use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { NOTHING_AROUND } from '../puzzle/around.ts'
import { puzzlePartsOfGame, screenOfGame } from '../registry.ts'
import { AroundContext, TriedContext } from '../table/context.ts'
import { Menu } from '../table/Menu.tsx'
import type { PromptTask } from '../table/Prompt.tsx'
import { askingIn } from '../table/scene.ts'
import { SAY, type Spot } from '../table/screen.ts'
import { TableView } from '../table/TableView.tsx'
import { useMomentScene } from '../table/useMomentScene.ts'
import { useMatches } from '../table/useRoom.ts'
import { LessonAside, LessonWords, OtherLessons } from './LessonAside.tsx'
import type { LessonPlay } from './useLesson.ts'
import '../puzzle/puzzle.css'
import '../puzzle/wing.css'
import './lesson.css'

export function LessonTable({
  play,
  leave,
  next,
}: {
  readonly play: LessonPlay
  leave(): void
  next(): void
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const titled = useTitles()
  const { opened, now, phase, shown } = play
  /** The step of which a nudge was asked for, and whether it is told in the place of the question. */
  const [nudged, setNudged] = useState<{ readonly step: number; readonly here: boolean }>()
  const isNudged = nudged?.step === now.step
  const screen = use(screenOfGame(opened.game))
  const scene = useMomentScene(
    opened.game,
    { seat: now.seat, seats: now.seats },
    play.frame,
    phase === 'open',
  )
  const winged = useMatches('roomy') && screen.winged === true
  const isShort = useMatches('short')
  const inHand = useMatches('phone') && !isShort
  const { Aim } = use(puzzlePartsOfGame(opened.game))
  const aim = Aim && now.aim !== undefined && <Aim scene={scene} aim={now.aim} />
  const choice = phase === 'open' ? now.frame.part.choice : undefined
  const number = opened.all.findIndex(({ id }) => id === opened.id) + 1
  const isLast = now.step === opened.steps - 1
  const goOn = () => (isLast ? next() : play.go(now.step + 1))

  /** Once it has gone back, it is marked what was tried, while it is told why not. */
  const { tried } = play
  const triedPath = useMemo(() => {
    const move = tried === undefined ? undefined : choice?.options[tried]
    return choice && move ? screen.path(move, choice.ask as Asked, choice.seat) : []
  }, [tried, choice, screen])

  const isSaid = useMemo(
    () =>
      choice?.options.some((move) => screen.path(move, choice.ask as Asked, choice.seat)[0]?.startsWith(SAY)),
    [choice, screen],
  )

  const hinted = useMemo(() => {
    const move = shown === undefined ? undefined : choice?.options[shown]
    return choice && move ? new Set<Spot>(screen.path(move, choice.ask as Asked, choice.seat)) : undefined
  }, [shown, choice, screen])

  /** In words as well: a ring is seen only, and several options may end in the same place. */
  const hint = useMemo(() => {
    if (shown === undefined) return undefined
    if (now.answers) return now.answers[shown]?.[lang]
    const asking = choice && askingIn(choice, scene.view)
    const move = asking?.options[shown]
    return asking && move && plain(screen.words.phrases[lang].option(move, asking), scene.names, lang)
  }, [shown, now.answers, choice, scene, screen, lang])

  const task = ((): PromptTask => {
    const who = t('lesson.lantern')
    if (phase === 'done')
      return {
        who: t('lesson.done'),
        line: now.notice?.[lang] ?? '',
        why: '',
        mood: 'solved',
        deeds: <ContinueButton go={goOn} label={isLast ? t('lesson.finish') : t('lesson.goOn')} />,
      }
    const told = isNudged && nudged.here ? now.nudge : now.say
    return {
      who,
      sign: 'old-lantern',
      line: now.goal[lang],
      why: phase === 'watch' ? t('lesson.watch') : (told?.[lang] ?? ''),
      hint: hint && t('lesson.shown', { way: hint }),
      fault: play.fault?.[lang],
      wentBack: now.answers ? undefined : t('lesson.wentBack'),
      mood: play.fault ? 'failed' : 'task',
      deeds: phase === 'open' && (
        <>
          {now.answers?.map((say, i) => (
            <button
              key={say.en}
              type="button"
              className={`button ${shown === i ? 'marked' : ''} ${tried === i ? 'tried' : ''}`}
              data-answer={i}
              onClick={() => play.answer(i)}
            >
              {say[lang]}
            </button>
          ))}
          {now.nudge && !isNudged && !play.fault && shown === undefined && (
            <button
              type="button"
              className="button ghost nudge-me"
              onClick={() => setNudged({ step: now.step, here: true })}
            >
              <Icon name="light-bulb" /> <span>{t('lesson.nudge')}</span>
            </button>
          )}
          <button type="button" className="button ghost show-me" onClick={play.show}>
            <Icon name="brass-eye" /> <span>{t('lesson.show')}</span>
          </button>
          {/* It lights when the step is done; where something is to be said, that stands in its place. */}
          {!now.answers && !isSaid && (
            <button type="button" className="button lesson-on" disabled>
              {t('lesson.goOn')}
            </button>
          )}
        </>
      ),
    }
  })()

  useLessonKeys({
    ...(phase === 'done' && { Enter: goOn }),
    // As in puzzles: a clue.
    ...(phase === 'open' && {
      c: () => (now.nudge && !isNudged ? setNudged({ step: now.step, here: !winged }) : play.show()),
    }),
  })

  const table = (
    <TableView
      screen={screen}
      scene={scene}
      seq={play.seq}
      choice={choice}
      log={[]}
      fresh={play.fresh}
      still={play.fresh?.events.length === 0}
      play={play.play}
      undo={undefined}
      task={task}
      look={`puzzle lesson is-${phase === 'ghost' ? 'failed' : phase} ${winged ? 'is-winged' : ''}`}
      {...(hinted && { hinted, hintedOption: shown })}
      aside={
        <LessonAside
          play={play}
          isNudged={isNudged}
          winged={winged}
          aim={!inHand && aim}
          nudge={() => setNudged({ step: now.step, here: false })}
        />
      }
      title={
        <>
          <Link href="/learn" className="home-link" aria-label={t('lesson.back')}>
            <Logo />
            {winged && <span className="wordmark">{t('app.name')}</span>}
          </Link>
          <h1 className="table-title sideways-unseen">
            <span className="lesson-place">
              <Link href="/learn">{t('lesson.title')}</Link> · {titled(opened.game)} ·{' '}
              {t('lesson.number', { number })},{' '}
            </span>
            {opened.title[lang]}
          </h1>
        </>
      }
      menu={
        <>
          <span className="lesson-count" aria-hidden="true">
            {t('lesson.step', { step: now.step + 1, steps: opened.steps })}
          </span>
          <span
            className="lesson-steps"
            role="img"
            aria-label={t('lesson.step', { step: now.step + 1, steps: opened.steps })}
          >
            {Array.from({ length: opened.steps }, (_, i) => (
              <i key={String(i)} className={i < now.step ? 'done' : i === now.step ? 'here' : ''} />
            ))}
          </span>
          <button type="button" className="button ghost lesson-leave" onClick={leave}>
            {t('lesson.leave')}
          </button>
          <Menu
            items={[
              { label: t('lesson.over'), run: () => play.go(now.step) },
              { label: t('lesson.leave'), run: leave },
            ]}
          />
        </>
      }
    />
  )
  const around = winged
    ? {
        ...NOTHING_AROUND,
        above: (
          <div className="wing-above">
            <OtherLessons play={play} />
          </div>
        ),
        below: (
          <div className="wing-below">
            <LessonWords play={play} />
          </div>
        ),
      }
    : inHand && aim
      ? { ...NOTHING_AROUND, strip: aim }
      : undefined
  return (
    <TriedContext value={triedPath}>
      <AroundContext value={around}>{table}</AroundContext>
    </TriedContext>
  )
}

function ContinueButton({ go, label }: { go(): void; readonly label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" className="button primary" onClick={go}>
      <span>{label}</span> <kbd className="kbd">↵</kbd>
    </button>
  )
}

/** What keys do beside those of the table. */
function useLessonKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, key, altKey, ctrlKey, metaKey } = event
      const name = key.length === 1 ? key.toLowerCase() : key
      const run = latest.current[name]
      if (!run || altKey || ctrlKey || metaKey) return
      const own =
        name === 'Enter' ? 'button, a, input, textarea, select, dialog' : 'input, textarea, select, dialog'
      if (target instanceof HTMLElement && target.closest(own)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      run()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
