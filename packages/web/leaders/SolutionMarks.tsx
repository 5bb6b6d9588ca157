// How a puzzle is solved, drawn on the board: who came from where, in which order, and who takes the crown.

import { type SideName, standing } from '@undercrown/leaders/facts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { PuzzleMarksProps } from '../puzzle/words.ts'
import { waysIn } from './best.ts'
import { centre, hexagon, type Point, VIEW_BOX } from './geometry.ts'
import { enemyOf, type LeadersScene, nearSide, pieceOn } from './look.ts'
import { PieceToken } from './PieceToken.tsx'

/** From the middle of a cell towards its corner: somebody stands on it. */
const ASIDE = { x: 30, y: -30 }
/** How far an ability's way bends from the straight line, as part of its length. */
const BEND = 0.22

export function SolutionMarks({ scene: raw, start: before, deeds }: PuzzleMarksProps) {
  const scene = raw as LeadersScene
  const start = before as LeadersScene
  const flipped = nearSide(scene) === 'white'
  const takers = useMemo(() => takersOf(scene), [scene])
  const ways = deeds.flatMap((word, i) => waysIn(word).map((way) => ({ ...way, word, number: i + 1 })))
  const ghosts = ways.flatMap(({ from }) => {
    const piece = from && !pieceOn(scene, from) ? pieceOn(start, from) : undefined
    return piece ? [piece] : []
  })
  return (
    <svg className="solution-marks" viewBox={VIEW_BOX} aria-hidden="true">
      {takers.map((cell) => (
        <polygon key={cell} className="taker" points={hexagon(50, centre(cell, flipped))} />
      ))}
      {ghosts.map(({ who, character, cell }) => {
        const { x, y } = centre(cell, flipped)
        return (
          <g key={cell} className="ghost-piece" transform={`translate(${x} ${y - 4})`}>
            <PieceToken side={who} character={character} />
          </g>
        )
      })}
      {ways.map(({ from, to, word, number }) =>
        from ? (
          <path
            key={`${number} ${from}`}
            className={kindOf(word)}
            d={wayBetween(centre(from, flipped), centre(to, flipped), kindOf(word) === 'skill')}
          />
        ) : null,
      )}
      {ways.map(({ to, word, number }) => {
        const { x, y } = centre(to, flipped)
        return (
          <g
            key={`${number} ${to}`}
            className={`mark ${kindOf(word)}`}
            transform={`translate(${x + ASIDE.x} ${y + ASIDE.y})`}
          >
            <circle r="16" />
            <text dy="6">{number}</text>
          </g>
        )
      })}
    </svg>
  )
}

/** What the marks mean, under the board. */
export function MarksLegend({ scene, deeds }: PuzzleMarksProps) {
  const { t } = useTranslation()
  const isTaken = takersOf(scene as LeadersScene).length > 0
  return (
    <ul className="legend of-solution">
      {isTaken && <li className="taker">{t('leaders.legend.taker')}</li>}
      <li className="last">{t('leaders.legend.from')}</li>
      {deeds.length > 1 && <li className="order">{t('leaders.legend.order', { count: deeds.length })}</li>}
    </ul>
  )
}

/** Those who bring the other Leader down, once it is down. */
function takersOf(scene: LeadersScene) {
  const me: SideName = nearSide(scene)
  if (scene.view.open.winner !== me) return []
  return standing(scene.view).sieges[enemyOf(me)].captors.map(({ cell }) => cell)
}

function kindOf(word: string): 'step' | 'skill' {
  return word.includes('*') ? 'skill' : 'step'
}

function wayBetween(from: Point, to: Point, isBent: boolean): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = isBent ? BEND : 0
  const over = { x: from.x + dx / 2 + bend * dy, y: from.y + dy / 2 - bend * dx }
  return `M${from.x} ${from.y} Q${over.x} ${over.y} ${to.x} ${to.y}`
}
