// Under the board: what the colours mean, who is in danger, and the words of whoever is picked.

import type { Lang } from '@undercrown/engine'
import type { Standing } from '@undercrown/leaders/facts'
import { characterWords, leadersWords } from '@undercrown/leaders/facts'
import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { entryOf } from '../table/catalogue.ts'
import { TriedContext, useOffers } from '../table/context.ts'
import { cardIn, cellIn, enemyOf, type LeadersScene, nearSide, pieceOn, seatOfSide } from './look.ts'
import { characterSentence, nameOfCard, ownerOf, threatTo } from './names.ts'
import { pictureIcons } from './pictures.ts'

export function Counsel({ scene, legend }: { readonly scene: LeadersScene; readonly legend?: ReactNode }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { picked } = useOffers()
  const isTried = use(TriedContext).length > 0
  const card = cardIn(picked[0])
  const cell = cellIn(picked[0])
  const piece = cell === undefined ? undefined : pieceOn(scene, cell)
  return (
    <>
      {legend ?? (
        <ul className="legend">
          <li className="step">{t('leaders.legend.step')}</li>
          <li className="skill">{t('leaders.legend.skill')}</li>
          {isTried ? (
            <li className="tried">{t('leaders.legend.tried')}</li>
          ) : (
            <li className="last">{t('leaders.legend.last')}</li>
          )}
        </ul>
      )}
      <div className="counsel">
        {card ? (
          <p>
            <b>{nameOfCard(card, lang)}.</b> {entryOf(leadersWords, card, lang)?.text}
            {card === 'hermit-and-cub' && scene.ask?.ask === 'recruit' && ` ${t('leaders.pairFirst')}`}
          </p>
        ) : (
          piece && (
            <p>
              <b>{characterWords[lang].names[piece.character]}.</b> {characterSentence(piece.character, lang)}
            </p>
          )
        )}
      </div>
    </>
  )
}

/** A Leader that one more would bring down; one's own is told at once. */
export function Alarms({ scene, standing }: { readonly scene: LeadersScene; readonly standing: Standing }) {
  const { t } = useTranslation()
  const near = nearSide(scene)
  const alarms = scene.outcome
    ? []
    : [near, enemyOf(near)].flatMap((side) => {
        const threat = threatTo(standing.sieges[side])
        if (!threat) return []
        const mine = scene.seat === seatOfSide(side)
        return [
          {
            side,
            mine,
            text: t(`leaders.alarm.${mine ? 'mine' : 'theirs'}`, {
              name: ownerOf(side, scene),
              threat: t(`leaders.threat.${threat}`),
            }),
          },
        ]
      })
  return (
    <div className="alarms" aria-live="assertive">
      {alarms.map(({ side, mine, text }) => (
        <p key={side} className={mine ? 'mine' : ''}>
          <Icon name={pictureIcons.danger} /> <span>{text}</span>
        </p>
      ))}
    </div>
  )
}
