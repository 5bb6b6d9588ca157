// The best turn drawn on the board, move by move, and how the sides stand, as a bar beside it.

import type { Lang } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { formatPercent } from '../parts/percent.ts'
import { useAnalysisHere } from './analysisContext.ts'
import { barOf, hundredths, shownTurns, waysIn } from './best.ts'
import { centre, VIEW_BOX } from './geometry.ts'
import { enemyOf, type LeadersScene, nearSide, pieceOn } from './look.ts'
import { pictureIcons } from './pictures.ts'

/** From the middle of a cell towards its corner, where somebody stands on it. */
const ASIDE = { x: 28, y: -30 }

export function TurnMarks({ scene }: { readonly scene: LeadersScene }) {
  const { master } = useAnalysisHere()
  const flipped = nearSide(scene) === 'white'
  const [best] = shownTurns(master)
  if (!best || scene.outcome) return null
  const ways = best.line.flatMap((word, i) => waysIn(word).map((way) => ({ ...way, number: i + 1 })))
  return (
    <svg className="turn-marks" viewBox={VIEW_BOX} aria-hidden="true">
      {ways.map(({ from, to, number }) => {
        const end = centre(to, flipped)
        const start = from && centre(from, flipped)
        return start && <line key={`${number} ${from}`} x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
      })}
      {ways.map(({ to, number }, i) => {
        const { x, y } = centre(to, flipped)
        const isTaken = pieceOn(scene, to) || ways.slice(0, i).some((other) => other.to === to)
        const at = isTaken ? { x: x + ASIDE.x, y: y + ASIDE.y } : { x, y }
        return (
          <g key={`${number} ${to}`} transform={`translate(${at.x} ${at.y})`}>
            <circle r="17" />
            <text dy="6">{number}</text>
          </g>
        )
      })}
    </svg>
  )
}

export function ChanceBar({ scene }: { readonly scene: LeadersScene }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { master } = useAnalysisHere()
  const { toMove, winner } = scene.view.open
  const read = scene.outcome
    ? { chance: winner === toMove ? 1 : winner === null ? 0.5 : 0 }
    : (barOf(master) ?? undefined)
  const near = nearSide(scene)
  const far = enemyOf(near)
  const chance = read?.chance ?? 0.5
  const part = { [toMove]: chance, [enemyOf(toMove)]: 1 - chance } as Record<typeof near, number>
  const wins = read && 'wins' in read ? read.wins : undefined
  const isSure = wins !== undefined || scene.outcome !== undefined
  const winning = wins && (wins.mover ? toMove : enemyOf(toMove))
  const end = (side: typeof near) => (
    <b className={`bar-end ${side}`}>
      {winning === side ? (
        <>
          <Icon name={pictureIcons.crown} /> {wins?.turns}
        </>
      ) : (
        read && (isSure ? Math.round(100 * part[side]) : hundredths(part[side]))
      )}
    </b>
  )
  return (
    <div
      className={`turn-chance ${far === 'white' ? 'white-above' : ''}`}
      role="img"
      aria-label={t('analysis.bar', {
        percent: formatPercent(part[toMove], lang),
        side: t(`analysis.sides.${toMove}`),
      })}
      style={{ gridTemplateRows: `minmax(38px, ${part[far]}fr) minmax(38px, ${part[near]}fr)` }}
    >
      {end(far)}
      {end(near)}
    </div>
  )
}
