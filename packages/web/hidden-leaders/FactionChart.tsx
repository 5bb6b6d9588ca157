// In a lesson: what each faction needs to rule, which of them does so now, and which is to.

import type { Lang } from '@undercrown/engine'
import type { View } from '@undercrown/hidden-leaders/facts'
import { useTranslation } from 'react-i18next'
import { BadgeIcon } from '../art/Art.tsx'
import type { Scene } from '../table/screen.ts'
import { chartRows, chartWords } from './chart.ts'
import './chart.css'

export function FactionChart({ scene, aim }: { readonly scene: Scene; readonly aim: string }) {
  const { t, i18n } = useTranslation()
  const words = chartWords[i18n.language as Lang]
  return (
    <ul className="hl-chart" aria-label={words.title}>
      {chartRows(scene.view as View, aim).map(({ faction, isHere, isAim }) => (
        <li key={faction} className={`of-${faction} ${isAim ? 'aim' : ''}`}>
          <BadgeIcon side={faction} />
          <b>{t(`hl.factions.${faction}`)}</b> <span>{words.needs[faction]}</span>
          {isAim && <i>{words.aim}</i>}
          {isHere && <i className="here">{words.here}</i>}
        </li>
      ))}
    </ul>
  )
}
