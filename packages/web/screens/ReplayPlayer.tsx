// A record on the table: any step of it, from any seat or with every card open.

import type { AnyView, Lang, SeenDeal } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import { lazy, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useSearchParams } from 'wouter'
import { sentenceOf } from '../client/api.ts'
import { addChapter } from '../client/draft.ts'
import { newId } from '../client/id.ts'
import { openLocal } from '../client/local.ts'
import { pack } from '../client/pack.ts'
import type { SeatedPlayer } from '../client/players.ts'
import type { Eyes } from '../client/replay.ts'
import { Banner } from '../parts/Banner.tsx'
import { download } from '../parts/download.ts'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { PartyDeed } from '../party/PartyDeed.tsx'
import { PartyTrouble } from '../party/PartyTrouble.tsx'
import { useTogether, withParty } from '../party/useTogether.ts'
import { analysedGame, screenOfGame } from '../registry.ts'
import { Menu } from '../table/Menu.tsx'
import type { AnyScreen, Scene } from '../table/screen.ts'
import { TableView } from '../table/TableView.tsx'
import { atPlace, queryOf, wholeIn } from './place.ts'
import { type ProofWords, proofWords } from './proofWords.ts'
import { EyesChoice, ReplayControls } from './ReplayControls.tsx'
import { type Loaded, useFrame, usePlayback, useStory } from './useReplay.ts'
import { useLine, useMaster } from './useReview.ts'
import '../words/party.ts'
import './replay.css'

export interface PlayerProps {
  readonly loaded: Loaded
  /** Who played, where that is known. */
  readonly players?: readonly SeatedPlayer[] | undefined
  /** Where this replay is found by anybody, without its step; else it is put into the address itself. */
  readonly address?: string | undefined
  /** Which that address needs, for those who did not play. */
  readonly code?: string | undefined
  /** What this browser saw before the deal, where it was there. */
  readonly seen?: SeenDeal | undefined
  readonly raw: unknown
  /** Where it was played, if that was a table of the server. */
  readonly table?: string | undefined
  /** Where it is judged. */
  readonly review?: string | undefined
}

const PartyPanel = lazy(async () => ({ default: (await import('../party/PartyPanel.tsx')).PartyPanel }))
const Advice = lazy(async () => ({ default: (await import('../table/AdvicePanel.tsx')).AdvicePanel }))

const isFramed = location.pathname.startsWith('/embed')

/** The address follows the step, but not each tick of a quick scrub. */
const SETTLED = 300

export function ReplayPlayer({ loaded, players, address, code, seen, raw, table, review }: PlayerProps) {
  const { link, facts } = loaded
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const screen: AnyScreen = use(screenOfGame(facts.game))
  const [, goTo] = useLocation()
  const [search] = useSearchParams()
  const last = facts.by.length
  const [step, setStep] = useState(() => wholeIn(search.get('step'), last) ?? (search.has('step') ? last : 0))
  const [eyes, setEyes] = useState<Eyes>(() => wholeIn(search.get('seat'), facts.seats - 1) ?? 'all')
  const [said, setSaid] = useState<string>()
  const [proof, setProof] = useState<ProofWords>()
  const before = useRef(step)
  const { playing, setPlaying, speed, setSpeed } = usePlayback(step, last, setStep)
  const lastSeat = useRef(0)
  if (eyes !== 'all') lastSeat.current = eyes
  const place = { step, seat: lastSeat.current, open: eyes === 'all' }
  const together = useTogether('replay', place, { raw, table, code }, (to) => {
    setPlaying(false)
    setStep(Math.min(last, to.step))
    setEyes(to.open ? 'all' : Math.min(facts.seats - 1, to.seat))
  })
  /** By whoever looks at this page, not by who leads them. */
  const byHand =
    <What,>(set: (what: What) => void) =>
    (what: What) => {
      together.touch()
      set(what)
    }
  const go = byHand(setStep)
  const shown = useFrame(loaded, step, eyes)
  const log = useStory(loaded, eyes)
  const master = useMaster(raw)
  const [reviewing, setReviewing] = useState(false)
  const [asking, setAsking] = useState<number>()
  const line = useLine(master, reviewing, eyes, step, last)
  const known = useMemo(() => players?.map(({ name }) => name), [players])
  const names = useMemo(
    () => Array.from({ length: facts.seats }, (_, i) => known?.[i] || t('table.chair', { number: i + 1 })),
    [facts.seats, known, t],
  )
  const faces = useMemo(
    () => names.map((name, i) => players?.[i]?.face ?? { avatar: '', name }),
    [names, players],
  )

  const verify = () =>
    link.verify(seen).then(
      (found) => setProof(proofWords(found, t)),
      ({ message }: RefusalMessage) =>
        setProof({ kind: 'wrong', words: t('replay.unfair', { why: message }) }),
    )
  // Whoever comes to see it proved need not look for it.
  const prove = useRef(search.has('verify'))
  useEffect(() => {
    if (prove.current) verify()
    prove.current = false
  })

  useEffect(() => {
    // What the address holds after its # is kept: it may be the whole game.
    const follow = () =>
      goTo(withParty(`${location.pathname}${queryOf(step, eyes, code)}${location.hash}`, together.id), {
        replace: true,
      })
    const timer = setTimeout(follow, SETTLED)
    return () => clearTimeout(timer)
  }, [step, eyes, code, together.id, goTo])
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), 6000)
    return () => clearTimeout(timer)
  }, [said])

  const scene = useMemo((): Scene | undefined => {
    if (!shown) return undefined
    const { part, outcome } = shown.frame
    return {
      seat: shown.eyes === 'all' ? null : shown.eyes,
      names,
      faces,
      bots: [],
      view: { open: part.open, own: part.own } as AnyView,
      waiting: part.waiting as Scene['waiting'],
      ...(outcome && { outcome }),
    }
  }, [shown, names, faces])
  const at = shown?.step ?? step
  const still = at !== before.current + 1
  useEffect(() => {
    before.current = at
  }, [at])
  const fresh = useMemo(() => log[at - 1], [log, at])

  if (!scene) return null

  const copied = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(what)
    } catch {
      // No clipboard without TLS: the text itself is shown, to be copied by hand.
      setSaid(text)
    }
  }
  const linkAt = async (place: 'replay' | 'embed') => {
    const hash = address === undefined ? `#${await pack(named(raw, known))}` : ''
    const path = address?.replace('/replay', `/${place}`) ?? (place === 'embed' ? '/embed/' : '/replay')
    return `${location.origin}${path}${queryOf(step, eyes, code)}${hash}`
  }
  const share = async () => copied(await linkAt('replay'), t('replay.linkCopied'))
  const embed = async () => {
    const from = (await linkAt('embed')).replaceAll('&', '&amp;')
    await copied(`<iframe src="${from}" width="900" height="640"></iframe>`, t('replay.embedCopied'))
  }
  const sharePosition = async () => {
    const packed = await pack({ game: facts.game, position: await link.position(step) })
    await copied(`${location.origin}/position#${packed}`, t('replay.positionCopied'))
  }
  const analyse = async () => {
    const from = known?.join(' – ')
    goTo(`/analysis#${await pack({ position: await link.position(step), ...(from && { from }) })}`)
  }
  const toReview = () => {
    if (review === undefined) return
    together.touch()
    // The record of a table that is not listed is for whoever has its link.
    goTo(withParty(atPlace(review, step, eyes, code), together.id))
  }
  const startTogether = () =>
    together.start().then(
      () => setSaid(t('party.alone')),
      (why) => setSaid(t(sentenceOf(why))),
    )
  const save = async () => {
    const notes = await master()
      .notes()
      .catch(() => [])
    const record = { ...named(raw, known), ...(notes.length > 0 && { notes }) }
    download(record, `undercrown-${facts.game}.json`)
  }
  const toLesson = async () => {
    addChapter(facts.game, await link.chapter(step))
    goTo('/learn/write')
  }
  const asked = scene.waiting.find(({ seat }) => eyes === 'all' || seat === eyes)?.seat
  const why =
    asked !== undefined
      ? undefined
      : scene.outcome
        ? t('table.over')
        : t('replay.notAsked', { name: names[eyes as number] })
  const me = eyes === 'all' ? (scene.waiting[0]?.seat ?? 0) : eyes
  const playOn = async (anew = false) => {
    const id = await openLocal({
      game: facts.game,
      position: await link.position(step, anew ? { seat: me, seed: newId() } : undefined),
      seats: names.map((name, seat) =>
        seat === me ? { kind: 'human', name } : { kind: 'bot', level: 'L3' },
      ),
    })
    goTo(`/local/${id}`)
  }

  return (
    <div className="replay">
      <TableView
        screen={screen}
        scene={scene}
        seq={at}
        choice={undefined}
        log={log}
        fresh={fresh}
        at={at}
        still={still}
        jump={(seq) => {
          setPlaying(false)
          go(seq)
        }}
        play={() => {}}
        undo={undefined}
        player={
          <ReplayControls
            step={step}
            by={facts.by}
            names={names}
            faces={faces}
            playing={playing}
            speed={speed}
            line={reviewing ? line : undefined}
            master={
              <>
                <button
                  type="button"
                  className="round"
                  aria-label={t('replay.chances')}
                  title={t('replay.chances')}
                  aria-pressed={reviewing}
                  onClick={() => setReviewing(!reviewing)}
                >
                  <Icon name="scales" />
                </button>
                <button
                  type="button"
                  className="round ask-master"
                  aria-label={t('master.ask')}
                  aria-disabled={asked === undefined}
                  title={why ?? t('master.ask')}
                  onClick={() => {
                    setPlaying(false)
                    if (asked !== undefined) setAsking(asked)
                  }}
                >
                  <Icon name="owl" />
                </button>
              </>
            }
            go={go}
            play={byHand(setPlaying)}
            setSpeed={setSpeed}
          />
        }
        title={
          <>
            <Link href="/" className="home-link" aria-label={t('table.home')}>
              <Logo />
            </Link>
            <h1 className="table-title sideways-unseen">
              {screen.words.phrases[lang].title}
              <span className="replay-word"> · {t(last > 0 ? 'replay.title' : 'replay.position')}</span>
            </h1>
          </>
        }
        menu={
          <>
            {together.party && <PartyDeed party={together.party} />}
            <EyesChoice eyes={eyes} names={names} look={byHand(setEyes)} />
            {!scene.outcome && (
              <button
                type="button"
                className="button primary play-on"
                aria-label={t('replay.playOn')}
                onClick={() => playOn()}
              >
                <Icon name="crossed-swords" /> <span>{t('replay.playOn')}</span>
              </button>
            )}
            <Menu
              items={[
                ...(review === undefined || last === 0 ? [] : [{ label: t('reveal.review'), run: toReview }]),
                ...(last === 0 || together.id !== undefined || isFramed
                  ? []
                  : [{ label: t('party.start'), run: startTogether }]),
                ...(scene.outcome
                  ? []
                  : [
                      { label: t('replay.playOn'), run: () => playOn() },
                      { label: t('replay.playAnew', { name: names[me] }), run: () => playOn(true) },
                    ]),
                { label: t('replay.share'), run: share },
                { label: t('replay.sharePosition'), run: sharePosition },
                ...(facts.game === analysedGame ? [{ label: t('replay.analyse'), run: analyse }] : []),
                ...(step < last ? [{ label: t('replay.lesson'), run: toLesson }] : []),
                ...(last > 0
                  ? [
                      { label: t('replay.embed'), run: embed },
                      {
                        label: t('replay.export'),
                        run: save,
                      },
                      { label: t('replay.verify'), run: verify },
                    ]
                  : []),
              ]}
            />
          </>
        }
        talk={
          together.party &&
          together.party.trouble === undefined && (
            <Suspense>
              <PartyPanel party={together.party} names={known} />
            </Suspense>
          )
        }
        notice={
          <>
            {together.party && <PartyTrouble party={together.party} />}
            {proof && (
              <Banner kind={proof.kind} icon="wax-seal" close={() => setProof(undefined)}>
                {proof.words}
              </Banner>
            )}
            {said !== undefined && (
              <p className="table-note" role="status">
                {said}
              </p>
            )}
            {asking !== undefined && (
              <Suspense>
                <Advice
                  ask={(language) => master().advise(step, asking, language)}
                  close={() => setAsking(undefined)}
                />
              </Suspense>
            )}
          </>
        }
      />
    </div>
  )
}

/** A record does not say who played; a file or a link of ours does. */
function named(raw: unknown, names: readonly string[] | undefined): object {
  return { ...(raw as object), ...(names && { names }) }
}
