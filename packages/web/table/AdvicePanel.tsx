// What a master would do: the option in the game's own words, the chances, the other options, and why.

import { itemAt, type Lang } from '@undercrown/engine'
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

export function AdvicePanel({
  ask,
  close,
}: {
  ask(lang: Lang): Promise<Advised | undefined>
  close(): void
}) {
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
        <Answer advised={asking.advised} />
      )}
    </Dialog>
  )
}

function Answer({ advised }: { readonly advised: Advised }) {
  const { t } = useTranslation()
  const { lang, scene } = useTable()
  const { pick, weighed, why, played } = advised
  const shown = weighed
    .slice(0, OPTIONS)
    .sort((a, b) => Number(b.option === pick) - Number(a.option === pick))
  const missing = played !== undefined && played >= 0 && !shown.some(({ option }) => option === played)
  return (
    <div className="advice-answer" role="status">
      <ol className="advice-options">
        {shown.map(({ option, chance }) => (
          <Option
            key={option}
            advised={advised}
            option={option}
            chance={chance}
            tag={option === pick ? t('master.best') : undefined}
          />
        ))}
        {missing && <Option advised={advised} option={played} />}
      </ol>
      {why.length > 0 && (
        <section>
          <h3>{t('master.why')}</h3>
          <ul className="advice-why">
            {why.map((phrase, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons stand in their order
              <li key={i}>
                <Sentence pressed phrase={phrase} names={scene.names} lang={lang} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="note">{t('master.note')}</p>
    </div>
  )
}

function Option({
  advised: { choice, played },
  option,
  chance,
  tag,
}: {
  readonly advised: Advised
  readonly option: number
  readonly chance?: number
  readonly tag?: string | undefined
}) {
  const { t } = useTranslation()
  const { lang, scene, screen } = useTable()
  const { phrases } = screen.words
  return (
    <li className={`advice-option ${tag === undefined ? '' : 'best'}`}>
      <span className="advice-words">
        <span>
          <Sentence
            pressed
            phrase={phrases[lang].option(itemAt(choice.options, option), { ...choice, view: scene.view })}
            names={scene.names}
            lang={lang}
          />
        </span>
        {tag !== undefined && <small className="advice-tag">{tag}</small>}
        {option === played && <small className="advice-tag">{t('master.played')}</small>}
      </span>
      {chance !== undefined && (
        <>
          <span className="chance-bar" aria-hidden="true">
            <i style={{ width: `${100 * chance}%` }} />
          </span>
          <b className="advice-chance">{t('master.wins', { chance: formatPercent(chance, lang) })}</b>
        </>
      )}
    </li>
  )
}
