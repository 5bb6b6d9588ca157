// Beside the board: what was played and the hints; then what happens, or the proof, themes and a vote.

import type { Lang, Phrase } from '@undercrown/engine'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { puzzleCalls, type Vote } from '../client/puzzles.ts'
import type { Told } from '../client/table.ts'
import { copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { logEntries } from '../table/log.ts'
import type { AnyScreen, Scene } from '../table/screen.ts'
import { rungs } from './rungs.ts'
import { shareText } from './share.ts'
import { gainIn, type PuzzlePlay } from './usePuzzle.ts'
import { Worlds } from './Worlds.tsx'
import { type GamePuzzles, themeWords } from './words.ts'

export interface AsideProps {
  readonly play: PuzzlePlay
  readonly screen: AnyScreen
  readonly said: GamePuzzles
  readonly scene: Scene
  /** How it was solved, in words. */
  readonly result: string
  readonly isDaily: boolean
  readonly runs: boolean
  /** What is to be named, where there is room for it here. */
  readonly pad: ReactNode
  next(): void
}

export function PuzzleAside(props: AsideProps) {
  const { play } = props
  const { naming, kind } = play.opened.facts
  const { Counting } = props.said
  switch (play.phase) {
    case 'ready':
    case 'watching':
      return <div className="puzzle-aside">{Counting && <Counting scene={props.scene} kind={kind} />}</div>
    case 'open':
    case 'judging':
      return (
        <div className="puzzle-aside">
          {naming ? <PadPanel {...props} /> : <Played {...props} />}
          {!props.runs && <Ladder {...props} />}
          {Counting && <Counting scene={props.scene} kind={kind} />}
        </div>
      )
    case 'failed':
      return (
        <div className="puzzle-aside">
          <Line {...props} title="refutation" />
        </div>
      )
    case 'shown':
      return (
        <div className="puzzle-aside">
          {naming ? <PadPanel {...props} /> : <Line {...props} title="solution" />}
          <Worlds {...props} />
          <ProofWords {...props} />
          <Themes {...props} />
          <Votes id={play.opened.facts.id} />
        </div>
      )
    case 'solved':
      return (
        <div className="puzzle-aside">
          <Result {...props} />
          <Worlds {...props} />
          <Proof {...props} />
          <Themes {...props} />
          <Votes id={play.opened.facts.id} />
        </div>
      )
  }
}

function Head({ title, small }: { readonly title: string; readonly small?: ReactNode }) {
  return (
    <h2>
      {title} {small !== undefined && <small>{small}</small>}
    </h2>
  )
}

/** Deeds in the words of the log. */
function DeedWords({
  told,
  screen,
  scene,
  pressed = false,
}: { readonly told: Told | undefined; readonly pressed?: boolean } & Pick<AsideProps, 'screen' | 'scene'>) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const lines = useMemo(
    () => (told ? logEntries(screen, [told], scene.seat, lang) : []),
    [told, screen, scene.seat, lang],
  )
  const line = lines.find(({ telling }) => telling === 'deed') ?? lines[0]
  return line ? <Sentence pressed={pressed} phrase={line.phrase} names={scene.names} lang={lang} /> : null
}

/** The answers that can be given; and what was watched, without the cards that were shown. */
function PadPanel({ play, screen, scene, pad }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { watched, opened, phase } = play
  const lines = useMemo(
    () => logEntries(screen, watched, scene.seat, lang),
    [screen, watched, scene.seat, lang],
  )
  return (
    <>
      {pad && <section className="panel">{pad}</section>}
      {watched.length > 0 && (
        <section className="panel">
          <Head title={t('puzzles.watched')} small={opened.facts.forgets && t('puzzles.watchedLine')} />
          <ol className="watched">
            {lines
              .filter(({ telling }) => telling !== 'turn')
              .map(({ id, phrase }) => (
                <li key={id}>
                  <Sentence
                    phrase={opened.facts.forgets ? unnamed(phrase) : phrase}
                    names={scene.names}
                    lang={lang}
                  />
                </li>
              ))}
          </ol>
          {phase === 'open' && (
            <div className="puzzle-row">
              <button type="button" className="button" onClick={play.watch}>
                <Icon name="clockwise-rotation" />{' '}
                {t(opened.facts.forgets ? 'puzzles.watchAgainCost' : 'puzzles.watchAgain')}
              </button>
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** Which cards it was about is to be kept in mind. */
function unnamed(phrase: Phrase): Phrase {
  return phrase.map((part) => (typeof part === 'object' && 'card' in part ? '…' : part))
}

function Played({ play, screen, scene, said }: AsideProps) {
  const { t } = useTranslation()
  const { now, opened, log } = play
  const mine = log.filter(({ by }) => by === opened.facts.seat)
  return (
    <section className="panel">
      <Head
        title={t('puzzles.played')}
        small={t('puzzles.of', { done: now.answer.length, all: opened.facts.deeds })}
      />
      {now.answer.length === 0 ? (
        <p className="note">{t(said.cards ? 'puzzles.nothingYet' : 'puzzles.nothing')}</p>
      ) : (
        <ol className={`deeds ${said.cards ? 'numbered' : ''}`}>
          {now.answer.map((word, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deed is its number
            <li key={i}>
              {!said.cards && <code>{word}</code>}
              <span>
                <DeedWords told={mine[i]} screen={screen} scene={scene} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {now.answer.length > 0 && (
        <div className="puzzle-row">
          <button type="button" className="button" onClick={play.restart}>
            <Icon name="clockwise-rotation" /> {t('puzzles.over')}
          </button>
        </div>
      )}
    </section>
  )
}

function Ladder({ play, screen, scene, said }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { hints, hinted, now, opened } = play
  const { naming } = opened.facts
  const kinds = rungs(said, opened.facts)
  const { choice } = now.part
  const move = hinted === undefined ? undefined : choice?.options[hinted]
  const themes = opened.facts.themes.map((theme) => themeWords(said, theme, lang))
  const action =
    move && choice
      ? screen.words.phrases[lang].option(move, {
          ...{ seat: choice.seat, ask: choice.ask as never, options: choice.options },
          view: scene.view,
        })
      : undefined
  const rungWords = {
    theme: themes.map(({ name, hint }) => `${name}: ${hint}`).join(' '),
    piece: naming
      ? t('puzzles.rungsAsk.name.piece')
      : move
        ? (said.piece?.(move, lang) ?? t(`puzzles.rungsAsk.${kinds}.piece`))
        : t('puzzles.lost'),
    action: naming ? (
      t('puzzles.rungsAsk.name.action')
    ) : action ? (
      <Sentence phrase={action} names={scene.names} lang={lang} />
    ) : (
      t('puzzles.lost')
    ),
  }
  return (
    <section className="panel">
      <Head title={t('puzzles.hints')} small={t('puzzles.hintsCost')} />
      <ol className="ladder">
        {(['theme', 'piece', 'action'] as const).map((rung, i) => (
          <li key={rung} className={i < hints ? 'taken' : i === hints ? 'next' : ''}>
            <b>{t(`puzzles.rungsOf.${kinds}.${rung}`)}</b>
            <span>
              {i < hints && (i === 0 || i === hints - 1)
                ? rungWords[rung]
                : t(`puzzles.rungsAsk.${kinds}.${rung}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A refutation or a solution: pressing a step goes there. */
function Line({
  play,
  screen,
  scene,
  said,
  title,
}: AsideProps & { readonly title: 'refutation' | 'solution' }) {
  const { t, i18n } = useTranslation()
  const { line, at, log, go, opened, verdict, naming } = play
  const { facts } = opened
  const isWorld = title === 'refutation' && verdict?.worlds !== undefined && !facts.naming
  const tried = { naming: facts.naming, name: facts.naming && naming.name, worlds: verdict?.worlds }
  const why = said.why?.(facts.kind, scene, i18n.language as Lang, tried) ?? t('puzzles.refutationEmpty')
  return (
    <section className={`panel ${title}`}>
      <Head title={t(`puzzles.${title}`)} />
      {isWorld && <p className="note">{t('puzzles.worldNote')}</p>}
      {line.length < 2 ? (
        <p className="note">{why}</p>
      ) : (
        <ol className="steps">
          {line.slice(1).map((_step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
            <li key={i}>
              <button
                type="button"
                aria-current={at === i + 1 ? 'step' : undefined}
                onClick={() => go(i + 1)}
              >
                <b>{i + 1}</b>
                <span>
                  <DeedWords told={log[i]} screen={screen} scene={scene} pressed />
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {title === 'refutation' && (
        <div className="puzzle-row">
          {line.length > 1 && (
            <button type="button" className="button" onClick={play.again}>
              <Icon name="clockwise-rotation" /> {t('puzzles.whyNot')} <kbd className="kbd">R</kbd>
            </button>
          )}
          <button type="button" className="button" onClick={play.show}>
            <Icon name="brass-eye" /> {t('puzzles.show')}
          </button>
        </div>
      )}
    </section>
  )
}

function Result({ play, result, isDaily }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const titled = useTitles()
  const [shared, setShared] = useState(false)
  const { first, opened, tries, cost: hints } = play
  const share = async () => {
    const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
    const { game } = opened.facts
    const text = shareText(
      { game: titled(game), day, tries, hints, right: true },
      `${location.origin}/puzzles/daily/${game}`,
    )
    // Where there is no way to pass it on, it is copied.
    if (navigator.share) await navigator.share({ text }).catch(() => {})
    else {
      await copy(text)
      setShared(true)
    }
  }
  return (
    <section className="panel result">
      <p className="gain">
        <Icon name="laurels" />
        <b>{gainIn(first) || '±0'}</b>
      </p>
      {first && gainIn(first) !== '' && (
        <p className="gained">
          {t('puzzles.gained', {
            before: first.before.toLocaleString(lang),
            after: first.after.toLocaleString(lang),
          })}
        </p>
      )}
      <p>{result}</p>
      {isDaily && (
        <button type="button" className="button" onClick={share}>
          <Icon name="share" /> {t(shared ? 'puzzles.shared' : 'puzzles.share')}
        </button>
      )}
    </section>
  )
}

/** The solution in words, and what was looked through to know that there is no other. */
function Proof(props: AsideProps) {
  const { play, screen, scene, said } = props
  const { t, i18n } = useTranslation()
  const { seat, naming } = play.opened.facts
  const { solution } = play
  const told = useMemo(
    () =>
      (solution?.line ?? [])
        .slice(1)
        .flatMap(({ part, by }, i): Told[] =>
          by === seat ? [{ seq: i + 1, by, events: part.events as Told['events'] }] : [],
        ),
    [solution, seat],
  )
  const right = solution?.name
  const only = naming?.weighed ? 'proofBet' : naming ? 'proofName' : said.cards ? 'proofWorlds' : 'only'
  return (
    <section className="panel">
      <Head title={t('puzzles.proof')} small={t(`puzzles.${only}`)} />
      {right === undefined ? (
        <ol className="deeds numbered">
          {told.map((one) => (
            <li key={one.seq}>
              <span>
                <DeedWords told={one} screen={screen} scene={scene} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="named">
          {naming && said.asks?.(naming, scene, i18n.language as Lang)}{' '}
          <b>{said.nameWords?.(right, i18n.language as Lang) ?? right}</b>
        </p>
      )}
      <ProofLine {...props} />
    </section>
  )
}

/** The same without the solution, which stands beside it. */
function ProofWords(props: AsideProps) {
  const { t } = useTranslation()
  return (
    <section className="panel">
      <Head title={t('puzzles.proof')} />
      <ProofLine {...props} />
    </section>
  )
}

function ProofLine({ play, said }: AsideProps) {
  const { t, i18n } = useTranslation()
  const { by, seen } = play.opened.facts
  return (
    <p className="note">
      {said.proof?.(by, i18n.language as Lang, seen) ??
        t('puzzles.proofLine', { seen: seen.toLocaleString(i18n.language) })}
    </p>
  )
}

function Themes({ play, said }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { themes } = play.opened.facts
  if (themes.length === 0) return null
  return (
    <section className="panel">
      <Head title={t('puzzles.themesHead')} />
      <ul className="theme-chips">
        {themes.map((theme) => (
          <li key={theme}>
            <Icon name={said.icons[theme] ?? 'laurels'} /> {themeWords(said, theme, lang).name}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Votes({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const [voted, setVoted] = useState<Vote>()
  useEffect(() => {
    setVoted(undefined)
    puzzleCalls.kept().then(
      ({ votes }) => setVoted(votes[id]),
      () => {},
    )
  }, [id])
  const vote = (which: Vote) => {
    setVoted(which)
    puzzleCalls.vote(id, which)
  }
  return (
    <section className="panel">
      <Head title={t('puzzles.vote')} />
      <div className="puzzle-row">
        {(['up', 'down'] as const).map((which) => (
          <button
            key={which}
            type="button"
            className="button"
            aria-pressed={voted === which}
            onClick={() => vote(which)}
          >
            <Icon name={which === 'up' ? 'thumb-up' : 'thumb-down'} /> {t(`puzzles.${which}`)}
          </button>
        ))}
      </div>
      {voted && (
        <p className="note" role="status">
          {t('puzzles.voted')}
        </p>
      )}
    </section>
  )
}
