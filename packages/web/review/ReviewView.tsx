// A game reviewed: how accurate everybody was, how the chances went, who could know what, and one moment after another.

import type { GameRecord, Lang } from '@undercrown/engine'
import { lazy, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'wouter'
import { sentenceOf } from '../client/api.ts'
import { newId } from '../client/id.ts'
import { openLocal } from '../client/local.ts'
import { pack } from '../client/pack.ts'
import type { SeatedPlayer } from '../client/players.ts'
import { notesIn, type ReviewLink, type ReviewNote } from '../client/review.ts'
import { Copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import { PartyDeed } from '../party/PartyDeed.tsx'
import { PartyTrouble } from '../party/PartyTrouble.tsx'
import { useTogether, withParty } from '../party/useTogether.ts'
import { analysedGame, screenOfGame } from '../registry.ts'
import { atPlace, wholeIn } from '../screens/place.ts'
import { type Loaded, useFrame, useStory } from '../screens/useReplay.ts'
import { useLine } from '../screens/useReview.ts'
import type { AnyScreen } from '../table/screen.ts'
import { BeliefPanel } from './BeliefPanel.tsx'
import { ChanceGraph } from './ChanceGraph.tsx'
import { MomentPanel } from './MomentPanel.tsx'
import { MomentTable } from './MomentTable.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import { SeatColumn } from './SeatColumn.tsx'
import { TryAgain } from './TryAgain.tsx'
import { useDeck } from './useDeck.ts'
import { useDecision, useGameReview } from './useGameReview.ts'
import { VerdictMark } from './VerdictMark.tsx'
import '../words/party.ts'
import './review.css'

const PartyPanel = lazy(async () => ({ default: (await import('../party/PartyPanel.tsx')).PartyPanel }))

export interface ReviewProps {
  readonly link: ReviewLink
  readonly loaded: Loaded
  readonly raw: unknown
  readonly players: readonly SeatedPlayer[] | undefined
  /** Where whoever looks at it sat. */
  readonly mine: number | undefined
  /** Where it was played; not of a record that a link holds. */
  readonly table: string | undefined
  /** That table is one of this browser. */
  readonly here: boolean
  /** Without which it is not found, where the table was not listed. */
  readonly code: string | undefined
  /** Where the replay is. */
  readonly replay: string
}

export function ReviewView(props: ReviewProps) {
  const { link, loaded, raw, players, mine, table, here: isLocal, code, replay } = props
  const { facts } = loaded
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const screen: AnyScreen = use(screenOfGame(facts.game))
  const [, goTo] = useLocation()
  const [search] = useSearchParams()
  const brought = useMemo(() => notesIn(raw), [raw])
  const last = facts.by.length
  const [seat, setSeat] = useState(() => wholeIn(search.get('seat'), facts.seats - 1) ?? mine ?? 0)
  const [chosen, choose] = useState<number | undefined>(() => {
    const from = wholeIn(search.get('step'), last)
    if (from !== undefined) return Math.min(last - 1, from)
    // Whoever is shown somebody's notes begins before the first of them.
    return brought[0] && Math.max(0, brought[0].step - 1)
  })
  // Somebody else's notes on what is yet to come are not told before one gets there.
  const [furthest, reach] = useState(brought.length > 0 ? 0 : Number.POSITIVE_INFINITY)
  const [trying, setTrying] = useState(false)
  const [wrong, setWrong] = useState<unknown>()
  const [notes, setNotes] = useState<readonly ReviewNote[]>(brought)
  const { work, failed } = useGameReview(link, seat)
  const story = useStory(loaded, seat)
  const names = useMemo(
    () =>
      Array.from(
        { length: facts.seats },
        (_, i) => players?.[i]?.name || t('table.chair', { number: i + 1 }),
      ),
    [facts.seats, players, t],
  )
  /** As whoever looks at it reads of them. */
  const called = names.map((name, i) => (i === mine ? t('table.you') : name))
  const faces = useMemo(
    () => names.map((name, i) => players?.[i]?.face ?? { avatar: '', name }),
    [names, players],
  )
  const decisions = useMemo(
    () => work?.review.decisions.filter((one) => one.seat === seat) ?? [],
    [work, seat],
  )
  const moments = work?.moments[seat] ?? []
  const step = chosen ?? moments[0] ?? facts.by.indexOf(seat)
  if (step > furthest) reach(step)
  const here = decisions.find((one) => one.step === step)
  const told = useDecision(link, step, lang, here !== undefined)
  const isDone = work !== undefined && work.done >= work.total
  const record = raw as GameRecord
  // With all cards open one sees another line; what is judged stays as it is.
  const [open, setOpen] = useState(false)
  const truth = useLine(
    useCallback(() => link, [link]),
    open,
    'all',
    step,
    last,
  )
  const line = useMemo(
    () => (open ? [...truth].sort(([a], [b]) => a - b) : (work?.lines[seat] ?? [])),
    [open, truth, work, seat],
  )
  const chanceAt = (at: number) => line.find(([one]) => one === at)?.[1][seat]
  const [before, after] = [chanceAt(step), chanceAt(step + 1)]
  const winners = useFrame(loaded, last, 'all')?.frame.outcome?.winners
  const watched = { raw, table: isLocal ? undefined : table, code }
  const together = useTogether('review', { step, seat, open }, watched, (to) => {
    setSeat(Math.min(facts.seats - 1, to.seat))
    choose(Math.min(last - 1, to.step))
    setOpen(to.open)
  })
  const go = (to: number | undefined) => {
    together.touch()
    choose(to)
  }
  const { held, toggle } = useDeck(link, { record, names, mine, work })

  const isJudged = work?.review.seats.some((one) => one.seat === mine) ?? false
  useEffect(() => {
    if (isJudged && mine !== undefined && table !== undefined) link.insight(mine, table).catch(() => {})
  }, [link, isJudged, mine, table])
  useEffect(() => {
    if (brought.length > 0) return
    let stale = false
    link.notes().then(
      (kept) => !stale && setNotes(kept),
      () => {},
    )
    return () => {
      stale = true
    }
  }, [link, brought])
  const title = screen.words.phrases[lang].title
  useEffect(() => {
    document.title = `${t('review.title')} · ${title} – ${t('app.name')}`
  }, [title, t])
  const packed = (all: readonly ReviewNote[]) => pack({ ...record, names, notes: all })
  const keep = (next: readonly ReviewNote[]) => {
    setNotes(next)
    link.note(next).catch(() => {})
    // Notes that came with the address are changed in it: it is there after a reload, and can be passed on.
    if (brought.length > 0) packed(next).then((hash) => history.replaceState(history.state, '', `#${hash}`))
  }
  const share = async () => `${location.origin}/review#${await packed(notes)}`
  const analyse = async () =>
    goTo(`/analysis#${await pack({ position: await loaded.link.position(step), from: names.join(' – ') })}`)
  const playOn = async (anew: boolean) => {
    const by = facts.by[step] ?? seat
    const id = await openLocal({
      game: facts.game,
      position: await loaded.link.position(step, anew ? { seat: by, seed: newId() } : undefined),
      seats: names.map((name, i) => (i === by ? { kind: 'human', name } : { kind: 'bot', level: 'L3' })),
    })
    goTo(`/local/${id}`)
  }
  const at = moments.indexOf(step)
  const you = seat === mine ? { context: 'you' } : {}

  if (trying && told)
    return (
      <TryAgain
        link={link}
        moment={told.moment}
        title={<h1 className="table-title">{t('review.again')}</h1>}
        leave={() => setTrying(false)}
      />
    )
  return (
    <div className="review">
      <header className="review-bar">
        <Link href="/" className="home-link" aria-label={t('table.home')}>
          <Logo />
        </Link>
        <h1>
          <b>{t('review.title')}</b> · {title}
        </h1>
        <Segmented
          label={t('review.chance')}
          hideLabel
          value={open ? 'all' : 'seat'}
          options={[
            { value: 'seat', label: t('review.couldKnow', { name: names[seat], ...you }) },
            { value: 'all', label: t('review.open') },
          ]}
          change={(value) => {
            together.touch()
            setOpen(value === 'all')
          }}
        />
        {together.party ? (
          <PartyDeed party={together.party} />
        ) : (
          <button
            type="button"
            className="button"
            onClick={() => together.start().then(() => setWrong(undefined), setWrong)}
          >
            <Icon name="three-friends" /> <span>{t('party.start')}</span>
          </button>
        )}
        <Link
          href={withParty(atPlace(replay, step, open ? 'all' : seat, code), together.id)}
          className="button"
          onClick={together.touch}
        >
          <Icon name="clapperboard" /> <span>{t('review.replay')}</span>
        </Link>
        <Copy text={share} label={t('review.share')} icon="paper-plane" />
      </header>
      <main>
        {together.party && <PartyTrouble party={together.party} />}
        {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
        {failed && <Notice kind="wrong">{t('review.failed')}</Notice>}
        {work && !isDone && (
          <p className="review-progress">
            <progress max={work.total} value={work.done} aria-label={t('review.title')} />
            <span>{t('review.judging', { done: work.done, total: work.total })}</span>
          </p>
        )}
        <div className="review-columns">
          <SeatColumn
            work={work}
            seat={seat}
            isMine={seat === mine}
            names={called}
            faces={faces}
            winners={winners}
            choose={(one) => {
              setSeat(one)
              go(undefined)
            }}
          />
          <div className="review-middle">
            <ChanceGraph
              line={line}
              last={last}
              seat={seat}
              isMine={seat === mine}
              names={called}
              decisions={decisions}
              moments={moments}
              step={step}
              go={go}
            />
            <nav className="panel review-moments" aria-label={t('review.moments')}>
              <button
                type="button"
                className="round"
                aria-label={t('review.previous')}
                aria-disabled={at <= 0}
                onClick={() => at > 0 && go(moments[at - 1])}
              >
                ‹
              </button>
              {moments.length === 0 ? (
                <p>{t(isDone ? 'review.noMoments' : 'review.looking')}</p>
              ) : (
                <ol>
                  {moments.map((one) => {
                    const decision = decisions.find((other) => other.step === one)
                    return (
                      <li key={one}>
                        <button type="button" aria-current={one === step} onClick={() => go(one)}>
                          {decision && <VerdictMark verdict={decision.judgement.class} />}
                          <small>{t('review.atRest', { step: one + 1 })}</small>
                        </button>
                      </li>
                    )
                  })}
                </ol>
              )}
              <button
                type="button"
                className="round"
                aria-label={t('review.next')}
                aria-disabled={at === moments.length - 1}
                onClick={() => at < moments.length - 1 && go(moments[at + 1])}
              >
                ›
              </button>
            </nav>
            {told && screen.faceUp && <MomentTable told={told} screen={screen} names={names} faces={faces} />}
            <BeliefPanel
              link={link}
              screen={screen}
              story={story.map(({ events }) => events)}
              names={called}
              mine={mine}
              eyes={seat}
              step={step}
              decisions={decisions}
              lang={lang}
              go={go}
            />
          </div>
          <div className="review-aside">
            {together.party && together.party.trouble === undefined && (
              <div className="panel review-party">
                <Suspense>
                  <PartyPanel party={together.party} names={players?.map(({ name }) => name)} />
                </Suspense>
              </div>
            )}
            {told && (
              <MomentPanel
                told={told}
                step={step}
                screen={screen}
                names={called}
                mine={mine}
                lang={lang}
                isDone={isDone || here !== undefined}
                line={here && before !== undefined && after !== undefined ? { before, after } : undefined}
                forgotten={here?.forgotten}
                deeds={
                  <div className="moment-deeds">
                    <button type="button" className="button primary" onClick={() => setTrying(true)}>
                      <Icon name="clockwise-rotation" /> <span>{t('review.again')}</span>
                    </button>
                    <button type="button" className="button" onClick={() => playOn(true)}>
                      <Icon name="crossed-swords" /> <span>{t('review.playAnew')}</span>
                    </button>
                    <button type="button" className="button ghost" onClick={() => playOn(false)}>
                      {t('review.playTrue')}
                    </button>
                    {facts.game === analysedGame && (
                      <button type="button" className="button ghost" onClick={analyse}>
                        <Icon name="magnifying-glass" /> <span>{t('review.analyse')}</span>
                      </button>
                    )}
                    {told.judgement && (
                      <button
                        type="button"
                        className="button ghost"
                        aria-pressed={held.has(step)}
                        onClick={() => toggle(step, told)}
                      >
                        <Icon name="card-pickup" />{' '}
                        <span>{t(held.has(step) ? 'review.inDeck' : 'review.toDeck')}</span>
                      </button>
                    )}
                  </div>
                }
              />
            )}
            <NotesPanel notes={notes} step={step} last={last} furthest={furthest} keep={keep} go={go} />
          </div>
        </div>
      </main>
    </div>
  )
}
