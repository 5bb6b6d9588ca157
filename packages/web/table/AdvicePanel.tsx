// What a master would do: the option in the game's own words, the chances, the other options, and why.

import { itemAt, type Lang, type Phrase } from '@undercrown/engine'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Advised } from '../client/review.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { formatPercent } from '../parts/percent.ts'
import { Sentence } from '../parts/Sentence.tsx'
import { useTable } from './context.ts'
import './advice.css'
import '../words/master.ts'

/** So many options are told at most. */
const OPTIONS = 4

type Asking = { readonly advised: Advised } | 'thinking' | 'failed'

interface AdviceProps {
  ask(lang: Lang): Promise<Advised | undefined>
  /** Answers the question with an option, where it is still open. */
  play?(option: number): void
  close(): void
}

export function AdvicePanel({ ask, play, close }: AdviceProps) {
  const { t } = useTranslation()
  const { lang } = useTable()
  const [asking, setAsking] = useState<Asking>('thinking')
  const asked = useRef(ask)
  useEffect(() => {
    let stale = false
    setAsking('thinking')
    asked.current(lang).then(
      (advised) => !stale && setAsking(advised ? { advised } : 'failed'),
      () => !stale && setAsking('failed'),
    )
    return () => {
      stale = true
    }
  }, [lang])
  return (
    <Dialog title={t('master.ask')} className="advice" close={close}>
      {asking === 'thinking' ? (
        <div className="advice-options" role="status" aria-label={t('master.thinks')}>
          <Skeleton count={3} height={44} />
        </div>
      ) : asking === 'failed' ? (
        <Notice kind="wrong">{t('master.fails')}</Notice>
      ) : (
        <Answer advised={asking.advised} play={play} close={close} />
      )}
    </Dialog>
  )
}

type RowProps = { readonly advised: Advised; readonly play: AdviceProps['play']; close(): void }

function Answer(props: RowProps) {
  const { t } = useTranslation()
  const { pick, weighed, why, against, played } = props.advised
  const shown = weighed
    .slice(0, OPTIONS)
    .sort((a, b) => Number(b.option === pick) - Number(a.option === pick))
  const missing = played !== undefined && played >= 0 && !shown.some(({ option }) => option === played)
  return (
    <div className="advice-answer" role="status">
      <ol className="advice-options">
        {shown.map((weighed) => (
          <Option
            key={weighed.option}
            {...props}
            option={weighed.option}
            weighed={weighed}
            tag={weighed.option === pick ? t('master.best') : undefined}
          />
        ))}
        {missing && <Option {...props} option={played} />}
      </ol>
      <Reasons title={t('master.why')} phrases={why} />
      <Reasons title={t('master.against')} phrases={against} kind="against" />
      <p className="note">{t('master.note')}</p>
    </div>
  )
}

function Reasons({
  title,
  phrases,
  kind = '',
}: {
  readonly title: string
  readonly phrases: readonly Phrase[]
  readonly kind?: string
}) {
  const { lang, scene } = useTable()
  if (phrases.length === 0) return null
  return (
    <section className={kind}>
      <h3>{title}</h3>
      <ul className="advice-why">
        {phrases.map((phrase, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reasons stand in their order
          <li key={i}>
            <Sentence pressed phrase={phrase} names={scene.names} lang={lang} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A row can be pressed to look at it on the board, and played where the question is still open. */
function Option({
  advised: { choice, played },
  option,
  weighed,
  tag,
  play,
  close,
}: RowProps & {
  readonly option: number
  readonly weighed?: Advised['weighed'][number]
  readonly tag?: string | undefined
}) {
  const { t } = useTranslation()
  const { lang, scene, screen, point } = useTable()
  const { phrases } = screen.words
  const move = itemAt(choice.options, option)
  const look = () => {
    close()
    point(screen.path(move, choice.ask as never, choice.seat))
  }
  return (
    <li className={`advice-option ${tag === undefined ? '' : 'best'}`}>
      <button type="button" className="advice-look" onClick={look} title={t('master.look')}>
        <span className="advice-words">
          <span>
            <Sentence
              pressed
              phrase={phrases[lang].option(move, { ...choice, view: scene.view })}
              names={scene.names}
              lang={lang}
            />
          </span>
          {tag !== undefined && <small className="advice-tag">{tag}</small>}
          {option === played && <small className="advice-tag">{t('master.played')}</small>}
        </span>
        {weighed && (
          <>
            <span className="chance-bar" aria-hidden="true">
              <i style={{ width: `${100 * weighed.chance}%` }} />
            </span>
            <b className="advice-chance">
              {weighed.proved
                ? t(`master.proved.${weighed.proved}`)
                : t('master.wins', { chance: formatPercent(weighed.chance, lang) })}
            </b>
          </>
        )}
      </button>
      {play && (
        <button
          type="button"
          className={`button compact ${tag === undefined ? '' : 'primary'}`}
          onClick={() => {
            close()
            play(option)
          }}
        >
          {t('master.play')}
        </button>
      )}
    </li>
  )
}
