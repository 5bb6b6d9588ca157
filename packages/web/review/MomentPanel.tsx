// One decision: what was played and what a master would have played, with their chances and the reasons; to be tried
// again, played on from, or kept in the deck.

import { addressed, itemAt, type Lang } from '@undercrown/engine'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { ForgottenCard, ToldDecision } from '../client/review.ts'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { CardNameContext, GlyphContext, Sentence } from '../parts/Sentence.tsx'
import type { AnyScreen } from '../table/screen.ts'
import { inPoints } from './ChanceGraph.tsx'
import { sinceWords } from './sinceWords.ts'
import { VerdictMark } from './VerdictMark.tsx'

interface MomentProps {
  readonly told: ToldDecision
  readonly step: number
  readonly screen: AnyScreen
  readonly names: readonly string[]
  /** Where whoever looks at it sat. */
  readonly mine: number | undefined
  readonly lang: Lang
  /** It has been judged, or is to be. */
  readonly isDone: boolean
  /** What the graph shows before and after the move: an estimate of the position, not of the choices. */
  readonly line: { readonly before: number; readonly after: number } | undefined
  /** A card that had been seen, and without which the choice would have been as good. */
  readonly forgotten: ForgottenCard | undefined
  readonly deeds: ReactNode
}

export function MomentPanel(props: MomentProps) {
  const { told, step, screen, names, mine, lang, isDone, line, forgotten, deeds } = props
  const { t } = useTranslation()
  const { moment, played, judgement, why } = told
  const shown = { names, mine, lang, screen, told }
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const points = (value: number) => new Intl.NumberFormat(lang, tenths).format(value)
  return (
    <GameWords screen={screen}>
      <section
        className={`panel review-moment is-${judgement?.class ?? 'open'}`}
        aria-labelledby="review-moment"
      >
        <header>
          {judgement && <VerdictMark verdict={judgement.class} />}
          <div>
            <p>{t('review.move', { step: step + 1, name: names[moment.seat] })}</p>
            <h2 id="review-moment">
              {judgement
                ? t(`review.verdicts.${judgement.class}`)
                : t(isDone ? 'review.notJudged' : 'review.notYet')}
            </h2>
          </div>
          {judgement && judgement.best !== played && (
            <p className="moment-loss">
              <b>
                {inPoints(judgement.chanceBest)} → {inPoints(judgement.chancePlayed)}
              </b>
              <small>
                −{points(100 * (judgement.chanceBest - judgement.chancePlayed))} ±{' '}
                {points(100 * judgement.error)}
              </small>
            </p>
          )}
        </header>
        <div className="moment-options">
          <Option
            {...shown}
            option={played}
            label={t(judgement?.best === played ? 'review.same' : 'review.played')}
            chance={judgement?.chancePlayed}
          />
          {judgement && judgement.best !== played && (
            <>
              <span className="moment-arrow" aria-hidden="true">
                →
              </span>
              <Option
                {...shown}
                option={judgement.best}
                label={t('review.best')}
                chance={judgement.chanceBest}
                isBest
              />
            </>
          )}
        </div>
        {forgotten && judgement && (
          <p className="moment-forgotten">
            {t('review.forgotten', {
              card: t('review.forgottenCard', {
                card: cardName(screen, forgotten.card, lang),
                name: names[forgotten.seat],
                place: forgotten.index + 1,
                seen: sinceWords(t, forgotten.since),
              }),
              loss: points(forgotten.loss),
              cost: points(100 * (judgement.chanceBest - judgement.chancePlayed)),
            })}
          </p>
        )}
      </section>
      {why.length > 0 && (
        <section className="panel review-aloud" aria-labelledby="review-aloud">
          <h2 id="review-aloud">
            <Icon name="discussion" /> {t('review.aloud')}
          </h2>
          <ol>
            {why.map((phrase, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons stand in their order
              <li key={i}>
                <Sentence phrase={addressed(phrase, mine ?? null, lang)} names={names} lang={lang} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {judgement && (
        <p className="note review-by">
          <Icon name="sight-disabled" /> {t('review.by')}
          {line && (
            <> {t('review.byGraph', { before: inPoints(line.before), after: inPoints(line.after) })}</>
          )}
        </p>
      )}
      {deeds}
    </GameWords>
  )
}

function cardName(screen: AnyScreen, card: string, lang: Lang): string {
  return screen.words.catalogue(lang).find(({ id }) => id === card)?.name ?? card
}

/** How a game writes the names of its cards, and its pictures. */
function GameWords({ screen, children }: { readonly screen: AnyScreen; readonly children: ReactNode }) {
  const [glyph, look] = [useContext(GlyphContext), useContext(CardNameContext)]
  return (
    <GlyphContext.Provider value={screen.glyph ?? glyph}>
      <CardNameContext.Provider value={screen.cardName ?? look}>{children}</CardNameContext.Provider>
    </GlyphContext.Provider>
  )
}

function Option({
  told: { moment },
  option,
  label,
  chance,
  isBest = false,
  screen,
  names,
  mine,
  lang,
}: {
  readonly told: ToldDecision
  readonly option: number
  readonly label: string
  readonly chance: number | undefined
  readonly isBest?: boolean
  readonly screen: AnyScreen
  readonly names: readonly string[]
  readonly mine: number | undefined
  readonly lang: Lang
}) {
  const { choice, part } = moment
  const move = itemAt(choice.options, option)
  const { card } = screen.words.target(move)
  const asking = { ...choice, view: { open: part.open, own: part.own } }
  return (
    <div className={`moment-option ${isBest ? 'is-best' : ''}`}>
      {card !== undefined && (
        <span className="moment-card" aria-hidden="true">
          <screen.Card id={card} size="s" />
        </span>
      )}
      <small>{label}</small>
      <span>
        <Sentence
          phrase={addressed(screen.words.phrases[lang].option(move, asking), mine ?? null, lang)}
          names={names}
          lang={lang}
        />
      </span>
      {chance !== undefined && <b>{formatPercent(chance, lang)}</b>}
    </div>
  )
}
