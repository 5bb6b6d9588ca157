// How a crown fell: the last position, then one line after another from those who brought it down.

import type { Lang } from '@undercrown/engine'
import { type Ask, roster, type SideName, standing, type View } from '@undercrown/leaders/facts'
import { useTranslation } from 'react-i18next'
import type { Scene } from '../table/screen.ts'
import { Ground } from './Ground.tsx'
import { centre, type Point } from './geometry.ts'
import { enemyOf, type LeadersScene, nearSide, pieceOn, seatOfSide } from './look.ts'
import { ownerOf, theOne } from './names.ts'
import { PieceToken } from './PieceToken.tsx'
import './field.css'
import './fall.css'

/** Whose crown fell, to whom. Nothing where none did. */
function fallOf({ view }: LeadersScene) {
  const { winner, reason } = view.open
  if (winner === null || (reason !== 'captured' && reason !== 'surrounded')) return undefined
  const side = enemyOf(winner)
  const siege = standing(view).sieges[side]
  const by = reason === 'captured' ? siege.captors.map(({ cell }) => cell) : siege.walls
  return { side, reason, leader: siege.leader, by, captors: siege.captors }
}

/** Whether this side gave up. */
function hasResigned(side: SideName, { outcome }: LeadersScene): boolean {
  return outcome?.reason === 'resigned' && !outcome.winners.includes(seatOfSide(side))
}

/** The position, the Leader, those around it — one by one if they captured it — and the crown on the ground. */
export function beats(scene: LeadersScene): number {
  const fall = fallOf(scene)
  if (!fall) return 1
  return 2 + (fall.reason === 'captured' ? fall.by.length : 1)
}

export function Reveal({ scene, beat }: { readonly scene: Scene<View, Ask>; readonly beat: number }) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const flipped = nearSide(scene) === 'white'
  const fall = fallOf(scene)
  const last = beats(scene) - 1
  const shown = !fall ? [] : fall.reason === 'captured' ? fall.by.slice(0, beat) : beat > 0 ? fall.by : []
  const at = (cell: string) => centre(cell, flipped)
  const pieces = [...scene.view.open.pieces].sort((a, b) => at(a.cell).y - at(b.cell).y)
  const crown = fall && at(fall.leader)

  return (
    <div className="fall">
      <div className="fall-board">
        <Ground flipped={flipped} named>
          {crown && <circle className="alarm-ring" cx={crown.x} cy={crown.y - 4} r="46" />}
          {pieces.map(({ who, character, cell }) => {
            const isPart = fall !== undefined && (cell === fall.leader || shown.includes(cell))
            return (
              <g
                key={`${who}.${character}`}
                className={fall && beat > 0 && !isPart ? 'aside' : ''}
                transform={`translate(${at(cell).x} ${at(cell).y - 4})`}
              >
                <PieceToken
                  side={who}
                  character={character}
                  fallen={
                    fall
                      ? cell === fall.leader && beat >= last
                      : character === 'leader' && hasResigned(who, scene)
                  }
                />
              </g>
            )
          })}
          {crown && shown.map((cell) => <Arrow key={cell} from={at(cell)} to={crown} />)}
        </Ground>
      </div>
      <ol className="fall-words" aria-live="polite">
        {fall ? (
          <>
            <li>{t('leaders.fall.leader', { name: ownerOf(fall.side, scene), cell: fall.leader })}</li>
            {fall.reason === 'captured'
              ? fall.captors.slice(0, beat).map(({ cell, counts }) => {
                  const piece = pieceOn(scene, cell)
                  const character = piece?.character ?? 'leader'
                  const how = counts > 1 ? 'alone' : roster[character].captures.afar > 0 ? 'afar' : 'beside'
                  return (
                    <li key={cell}>{t(`leaders.fall.${how}`, { name: theOne(character, lang), cell })}</li>
                  )
                })
              : beat > 0 && <li>{t('leaders.fall.walls', { count: fall.by.length })}</li>}
            {beat >= last && <li className="fall-end">{t(`leaders.fall.${fall.reason}`)}</li>}
          </>
        ) : (
          <li className="fall-end">
            {t(scene.outcome?.reason === 'resigned' ? 'leaders.fall.resigned' : 'leaders.fall.draw')}
          </li>
        )}
      </ol>
    </div>
  )
}

/** From the rim of one figure to that of another. */
function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.hypot(dx, dy)
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  const [start, end] = [30, long - 34]
  return (
    <path
      className="fall-line"
      transform={`translate(${from.x} ${from.y - 4}) rotate(${angle})`}
      d={`M${start} -5 H${end - 14} V-14 L${end} 0 L${end - 14} 14 V5 H${start} Z`}
    />
  )
}
