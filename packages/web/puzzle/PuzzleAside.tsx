// Beside the board: what was played, watched or can be named, and the hints; then what happens, or how it ended.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { useOffers } from '../table/context.ts'
import { type AsideProps, DeedWords, PanelHead } from './aside.tsx'
import { Fails } from './Fails.tsx'
import { LastTen } from './LastTen.tsx'
import { ProofPanel, ResultPanel, ShownProof, Themes, Votes } from './PuzzleEnd.tsx'
import { rungAhead, rungs } from './rungs.ts'
import { WatchedTurns } from './WatchedTurns.tsx'
import { Worlds } from './Worlds.tsx'
import { themeWords } from './words.ts'

export function PuzzleAside(props: AsideProps) {
  const { over } = props
  return (
    <div className="puzzle-aside">
      {over && (
        <section className="panel result" role="status">
          <h2>{over.title}</h2>
          <p>{over.line}</p>
        </section>
      )}
      <Panels {...props} />
    </div>
  )
}

function Panels(props: AsideProps) {
  const { play, winged, over } = props
  const { naming, kind } = play.opened.facts
  const { Counting } = props.parts
  switch (play.phase) {
    case 'ready':
    case 'watching':
      return (
        <>
          {play.at > 0 && <PadPanel {...props} />}
          {Counting && <Counting scene={props.scene} kind={kind} />}
        </>
      )
    case 'open':
    case 'judging':
      if (over) return null
      return (
        <>
          {naming ? <PadPanel {...props} /> : <Played {...props} />}
          {!props.runs && <Ladder {...props} />}
          {Counting && <Counting scene={props.scene} kind={kind} />}
          {!props.runs && !winged && <LastTen play={play} />}
        </>
      )
    case 'failed':
      return <Line {...props} title="refutation" />
    case 'shown':
      return (
        <>
          {naming ? <PadPanel {...props} /> : <Line {...props} title="solution" />}
          <Worlds {...props} />
          <ShownProof {...props} />
          <Fails {...props} />
          {!winged && <Afterwards {...props} />}
        </>
      )
    case 'solved':
      return (
        <>
          {!winged && <ResultPanel {...props} />}
          <Worlds {...props} />
          <ProofPanel {...props} />
          <Fails {...props} />
          {!winged && <Afterwards {...props} />}
        </>
      )
  }
}

/** Once it is over, where nothing stands on the other side of the board. */
function Afterwards(props: AsideProps) {
  const { play } = props
  return (
    <>
      <Themes {...props} />
      <Votes id={play.opened.facts.id} />
      <LastTen play={play} />
    </>
  )
}

/** The answers that can be given, and what was watched. */
function PadPanel(props: AsideProps) {
  const { pad } = props
  return (
    <>
      {pad && <section className="panel">{pad}</section>}
      <WatchedTurns {...props} />
    </>
  )
}

function Played({ play, screen, scene, said, winged }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { now, opened, log } = play
  const { picked } = useOffers()
  const held = picked[0] === undefined ? undefined : said.picked?.(picked[0], scene, lang)
  const isBegun = now.answer.length > 0
  const progress = isBegun ? said.progress?.(opened.facts.kind, scene, lang) : undefined
  const mine = log.filter(({ by }) => by === opened.facts.seat)
  return (
    <section className="panel">
      <PanelHead
        title={t('puzzles.played')}
        small={t('puzzles.of', { done: now.answer.length, all: opened.facts.deeds })}
      />
      {!isBegun && !held ? (
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
          {held && (
            <li className="half-made">
              <code>{held.word}</code>
              <span>{held.words}</span>
            </li>
          )}
        </ol>
      )}
      {progress && <p className="progress">{progress}</p>}
      {isBegun && (
        <div className="puzzle-row">
          {winged && (
            <button type="button" className="button" onClick={play.undo}>
              <Icon name="anticlockwise-rotation" /> {t('table.takeBack')} <kbd className="kbd">Ctrl Z</kbd>
            </button>
          )}
          <button type="button" className="button" onClick={play.restart}>
            <Icon name="clockwise-rotation" /> {t('puzzles.over')}
          </button>
        </div>
      )}
    </section>
  )
}

function Ladder({ play, screen, scene, said, winged }: AsideProps) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { hints, hinted, now, opened } = play
  const { naming } = opened.facts
  const kinds = rungs(said, opened.facts)
  const next = rungAhead(play)
  const { choice } = now.part
  const move = hinted?.option === undefined ? undefined : choice?.options[hinted.option]
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
      <PanelHead title={t('puzzles.hints')} small={t('puzzles.hintsCost')} />
      <ol className="ladder">
        {(['theme', 'piece', 'action'] as const).map((rung, i) => (
          <li key={rung} className={i < hints ? 'taken' : i === hints ? 'next' : ''}>
            <b>{t(`puzzles.rungsOf.${kinds}.${rung}`)}</b>
            <span>
              {i < hints && (i === 0 || naming || hinted)
                ? rungWords[rung]
                : t(`puzzles.rungsAsk.${kinds}.${rung}`)}
            </span>
          </li>
        ))}
      </ol>
      {winged && next && (
        <button type="button" className="button next-rung" onClick={play.hint}>
          <Icon name="ladder" /> {t('puzzles.nextRung', { rung: t(`puzzles.rungsOf.${kinds}.${next}`) })}{' '}
          <kbd className="kbd">C</kbd>
        </button>
      )}
      {!winged && <Prize play={play} />}
    </section>
  )
}

/** What a right answer would add now. */
export function Prize({ play: { first, opened, cost } }: Pick<AsideProps, 'play'>) {
  const { t } = useTranslation()
  const prize = first ? undefined : opened.prizes[cost]
  return prize !== undefined && prize > 0 ? (
    <p className="prize">
      <Icon name="laurels" /> {t('puzzles.prize')} <b>+{prize}</b>
    </p>
  ) : null
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
      <PanelHead title={t(`puzzles.${title}`)} />
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
