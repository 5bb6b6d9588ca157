// For the draft: how often sides won that had recruited somebody, alone or with another, from games between bots.

import type { Lang } from '@undercrown/engine'
import { type CardId, deck, leadersWords } from '@undercrown/leaders/facts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { useAnalysisHere } from './analysisContext.ts'
import { nameOfCard } from './names.ts'
import { iconsOf } from './pictures.ts'
import { type CardShare, cardShares, draftGames, pairShares } from './shares.ts'

export function DraftShares() {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { analysis } = useAnalysisHere()
  const { choice } = analysis.moment.frame.part
  const asked = (choice?.ask as { ask?: string } | undefined)?.ask
  const [withCard, setWithCard] = useState<CardId | ''>('')
  const rows = withCard === '' ? cardShares() : pairShares(withCard)
  const { games, level, mode } = draftGames
  const modes = leadersWords.phrases[lang].options.mode.values as Readonly<Record<string, string>> | undefined
  return (
    <details className="panel draft-shares" open={asked === 'banish' || asked === 'recruit'}>
      <summary>{t('analysis.draft.title')}</summary>
      <p className="note">
        {t('analysis.draft.note', {
          games: games.toLocaleString(lang),
          level: t(`levels.${level}`),
          mode: modes?.[mode] ?? mode,
        })}
      </p>
      <label className="draft-pick">
        {t('analysis.draft.pick')}
        <select value={withCard} onChange={({ target }) => setWithCard(target.value as CardId | '')}>
          <option value="">{t('analysis.draft.alone')}</option>
          {deck.map((card) => (
            <option key={card} value={card}>
              {nameOfCard(card, lang)}
            </option>
          ))}
        </select>
      </label>
      <table>
        <thead>
          <tr>
            <th>
              {withCard === ''
                ? t('analysis.draft.card')
                : t('analysis.draft.pair', { name: nameOfCard(withCard, lang) })}
            </th>
            <th>{t('analysis.draft.share')}</th>
            <th>{t('analysis.draft.range')}</th>
            <th>{t('analysis.draft.of')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ShareRow key={row.card} row={row} lang={lang} />
          ))}
        </tbody>
      </table>
    </details>
  )
}

function ShareRow({ row, lang }: { readonly row: CardShare; readonly lang: Lang }) {
  const { t } = useTranslation()
  const { card, share, range, times } = row
  const [from, to] = range
  const isWithin = from <= 0.5 && to >= 0.5
  return (
    <tr className={isWithin ? 'is-within' : ''}>
      <th scope="row">
        {iconsOf(card).map((icon) => (
          <Icon key={icon} name={icon} />
        ))}{' '}
        {nameOfCard(card, lang)}
      </th>
      <td>{formatPercent(share, lang)}</td>
      <td title={isWithin ? t('analysis.draft.within') : undefined}>
        {Math.round(100 * from)}–{Math.round(100 * to)}
      </td>
      <td>{times.toLocaleString(lang)}</td>
    </tr>
  )
}
