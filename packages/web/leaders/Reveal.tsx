// How a crown fell: the last turn deed by deed, then those who count against the Leader, then the crown on the ground.

import { addressed, type Happened, type Lang } from '@undercrown/engine'
import {
  type Ask,
  type CellName,
  type Event,
  leadersWords,
  roster,
  type SideName,
  standing,
  type View,
} from '@undercrown/leaders/facts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Sentence } from '../parts/Sentence.tsx'
import type { Scene } from '../table/screen.ts'
import { Ground } from './Ground.tsx'
import { centre, croppedTo, crownFalls, hexagon, type Point } from './geometry.ts'
import { lastTurn, stoodBefore, waysOf } from './lastTurn.ts'
import { type BoardFigure, enemyOf, keyed, type LeadersScene, nearSide, pieceOn, seatOfSide } from './look.ts'
import { ownerOf, theOne } from './names.ts'
import { PieceToken, TokenIcon } from './PieceToken.tsx'
import './field.css'
import './fall.css'

/** Whose crown fell, to whom, and by which deeds. Nothing where none did. */
function fallOf({ view }: LeadersScene, story: readonly Happened[]) {
  const { winner, reason } = view.open
  if (winner === null || (reason !== 'captured' && reason !== 'surrounded')) return undefined
  const side = enemyOf(winner)
  const siege = standing(view).sieges[side]
  const by = reason === 'captured' ? siege.captors.map(({ cell }) => cell) : siege.walls
  return { side, winner, reason, leader: siege.leader, by, siege, deeds: lastTurn(story as readonly Event[]) }
}

/** Whether this side gave up. */
function hasResigned(side: SideName, { outcome }: LeadersScene): boolean {
  return outcome?.reason === 'resigned' && !outcome.winners.includes(seatOfSide(side))
}

/** How the turn began, its deeds, those around the Leader one by one, and the crown. */
export function beats(scene: LeadersScene, story: readonly Happened[]): number {
  const fall = fallOf(scene, story)
  return fall ? fall.deeds.length + fall.by.length + 2 : 1
}

export function chapters(scene: LeadersScene, beat: number, t: TFunction, story: readonly Happened[]) {
  const fall = fallOf(scene, story)
  const names = (['turn', 'around', 'crown'] as const).map((name) => t(`leaders.fall.chapters.${name}`))
  if (!fall) return undefined
  const { deeds, by } = fall
  return { names, now: beat <= deeds.length ? 0 : beat <= deeds.length + by.length ? 1 : 2 }
}

export function Reveal({
  scene,
  beat,
  story,
}: {
  readonly scene: Scene<View, Ask>
  readonly beat: number
  readonly story: readonly Happened[]
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const flipped = nearSide(scene) === 'white'
  const fall = fallOf(scene, story)
  const deeds = fall?.deeds ?? []
  const mine = fall && scene.seat === seatOfSide(fall.winner)
  const done = Math.min(beat, deeds.length)
  const around = fall?.by.slice(0, Math.max(0, beat - deeds.length)) ?? []
  const ended = beat >= beats(scene, story) - 1
  const at = (cell: string) => centre(cell, flipped)
  const hasFallen = (who: SideName) => (fall ? who === fall.side && ended : hasResigned(who, scene))
  /** A crown on the ground lies over everybody. */
  const depth = ({ who, character, cell }: BoardFigure & { readonly cell: CellName }) =>
    character === 'leader' && hasFallen(who) ? Number.POSITIVE_INFINITY : at(cell).y
  const pieces = keyed(stoodBefore(scene.view.open.pieces, deeds, done)).toSorted(
    (a, b) => depth(a) - depth(b),
  )
  const told = deeds.slice(0, done).map((deed, i) => ({
    number: i + 1,
    deed,
    ways: waysOf(deed),
    tone: deed.type === 'acted' && deed.ability ? 'skill' : 'step',
  }))
  const marks = told.flatMap(({ number, ways, tone }) => {
    const { from, to } = ways.at(-1) ?? {}
    if (to === undefined) return []
    return { number, tone, at: from === undefined ? at(to) : between(at(from), at(to)) }
  })
  const leader = fall && pieces.find(({ who, character }) => who === fall.side && character === 'leader')
  const crown = leader && at(leader.cell)
  const stage = fall
    ? [fall.leader, ...fall.by, ...deeds.flatMap(waysOf).flatMap(({ from, to }) => [from ?? to, to])]
    : []

  return (
    <div className="fall">
      <div className={`fall-board ${fall ? 'cropped' : ''}`}>
        <Ground flipped={flipped} named box={fall && croppedTo(stage.map(at))}>
          {crown && <circle className="alarm-ring" cx={crown.x} cy={crown.y - 4} r="46" />}
          {told.map(({ number, ways, tone }) =>
            ways.map(
              ({ from, to }) =>
                from !== undefined && (
                  <g key={`${number} ${to}`} className={`deed ${tone}`}>
                    <polygon className="deed-from" points={hexagon(48, at(from))} />
                    <line x1={at(from).x} y1={at(from).y} x2={at(to).x} y2={at(to).y} />
                  </g>
                ),
            ),
          )}
          {pieces.map(({ key, who, character, cell }) => {
            const isPart = fall !== undefined && (cell === leader?.cell || stage.includes(cell))
            return (
              <g
                key={key}
                className={fall && !isPart ? 'aside' : ''}
                transform={`translate(${at(cell).x} ${at(cell).y - 4})`}
              >
                <PieceToken
                  side={who}
                  character={character}
                  fallen={
                    character === 'leader' && hasFallen(who)
                      ? crownFalls(
                          cell,
                          pieces.map((one) => one.cell),
                          flipped,
                        )
                      : undefined
                  }
                />
              </g>
            )
          })}
          {marks.map(({ number, at, tone }) => (
            <FallMark key={number} at={at} tone={tone} text={String(number)} />
          ))}
          {fall?.reason === 'captured' &&
            crown &&
            around.map((cell) => <FallArrow key={cell} from={at(cell)} to={crown} />)}
          {around.map((cell, i) => {
            const { x, y } = at(cell)
            const counts = fall?.siege.captors.find((one) => one.cell === cell)?.counts ?? 0
            const text = fall?.reason === 'captured' ? `+${counts}` : String(i + 1)
            // At the shoulder by which nobody came.
            const came = marks.some(({ at }) => Math.hypot(at.x - x - 34, at.y - y + 34) < 36)
            return (
              <FallMark key={cell} at={{ x: x + (came ? -34 : 34), y: y - 34 }} tone="counts" text={text} />
            )
          })}
        </Ground>
      </div>
      <div className="fall-words" aria-live="polite">
        <h2 className={ended ? 'fall-end' : ''}>
          {t(
            !fall
              ? scene.outcome?.reason === 'resigned'
                ? 'leaders.fall.resigned'
                : 'leaders.fall.draw'
              : ended
                ? `leaders.fall.${fall.reason}`
                : mine
                  ? 'leaders.fall.yourTurn'
                  : 'leaders.fall.lastTurn',
            { name: fall ? ownerOf(fall.winner, scene) : '' },
          )}
        </h2>
        {fall ? (
          <>
            {ended && (
              <p>
                {t(mine ? 'leaders.fall.you' : 'leaders.fall.they', {
                  name: ownerOf(fall.winner, scene),
                  number: scene.view.open.turn + 1,
                })}
              </p>
            )}
            <ol>
              {told.map(({ number, deed, tone }) => (
                <li key={number} className={tone}>
                  <b>{number}</b>
                  <span>
                    <Sentence
                      phrase={addressed(leadersWords.phrases[lang].event(deed), scene.seat, lang)}
                      names={scene.names}
                      lang={lang}
                    />
                  </span>
                </li>
              ))}
            </ol>
            {fall.reason === 'captured' ? (
              <Sum scene={scene} cells={around} fall={fall} lang={lang} t={t} />
            ) : (
              around.length > 0 && (
                <p className="fall-sum">
                  {t('leaders.fall.closed', { count: around.length, all: fall.by.length })}
                </p>
              )
            )}
          </>
        ) : (
          <p>{t('leaders.fall.stays')}</p>
        )}
      </div>
    </div>
  )
}

/** Who counts for how much, and what it comes to (L-20). */
function Sum({
  scene,
  cells,
  fall,
  lang,
  t,
}: {
  readonly scene: LeadersScene
  readonly cells: readonly string[]
  readonly fall: NonNullable<ReturnType<typeof fallOf>>
  readonly lang: Lang
  readonly t: TFunction
}) {
  if (cells.length === 0) return null
  const captors = fall.siege.captors.filter(({ cell }) => cells.includes(cell))
  return (
    <div className="fall-sum">
      {captors.map(({ cell, counts }, i) => {
        const character = pieceOn(scene, cell)?.character ?? 'leader'
        const how = counts > 1 ? 'alone' : roster[character].captures.afar > 0 ? 'afar' : 'beside'
        return (
          <span key={cell} className="fall-term">
            {i > 0 && <i>+</i>}
            <span>
              <TokenIcon side={fall.winner} character={character} acted={false} jailed={false} />
              <b>{counts}</b>
              <small title={theOne(character, lang)}>{t(`leaders.fall.how.${how}`)}</small>
            </span>
          </span>
        )
      })}
      {cells.length === fall.by.length && (
        <span className="fall-term">
          <i>=</i>
          <span>
            <strong>{fall.siege.total}</strong>
            <small>{t('leaders.fall.enough')}</small>
          </span>
        </span>
      )}
    </div>
  )
}

/** Nearer to where one came from: who counts is marked at the other end. */
function between(a: Point, b: Point): Point {
  return { x: a.x + (b.x - a.x) * 0.3, y: a.y + (b.y - a.y) * 0.3 }
}

export function FallMark({
  at,
  tone,
  text,
}: {
  readonly at: Point
  readonly tone: string
  readonly text: string
}) {
  return (
    <g className={`fall-mark ${tone}`} transform={`translate(${at.x} ${at.y})`}>
      <circle r="17" />
      <text y="7" textAnchor="middle">
        {text}
      </text>
    </g>
  )
}

/** From the rim of one figure to that of another. */
export function FallArrow({ from, to }: { readonly from: Point; readonly to: Point }) {
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
