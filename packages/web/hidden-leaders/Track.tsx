// The power track: twelve stones, the last four at war, and the pawns on them. A ghost shows where the last one was.

import { type Event, TRACK } from '@undercrown/hidden-leaders/facts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BadgeIcon, Drawn } from '../art/Art.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useTable } from '../table/context.ts'
import { Thing } from '../table/Thing.tsx'
import art from './art.json'
import { useBoard } from './board.ts'
import { Pawn } from './Pawn.tsx'
import { type Ghost, ghostsIn, isOfGuardians, type MarkerKind, markerKinds, trackStanding } from './sight.ts'

const SPACES = Array.from({ length: TRACK.last }, (_, i) => i + 1)

interface TrackMarkers {
  readonly red: number
  readonly green: number
  readonly guardian?: number | undefined
}

export function TrackStones({
  markers,
  ghosts = [],
  narrow = false,
}: {
  readonly markers: TrackMarkers
  readonly ghosts?: readonly Ghost[]
  readonly narrow?: boolean
}) {
  const [width, stone, height] = narrow ? [372, 34, 64] : [1056, 60, 108]
  const step = width / SPACES.length
  const top = height - stone
  const middle = (space: number) => (space - 0.5) * step
  const pawn = stone * 1.1
  const widthOf = (height: number) => (height * 40) / 56
  const standing = markerKinds.filter((kind) => markers[kind] !== undefined)
  /** Pawns on one space stand side by side, and on it alone: where it is narrow they are smaller. */
  const placeOf = (kind: MarkerKind) => {
    const here = standing.filter((one) => markers[one] === markers[kind])
    const height = narrow ? pawn * ([1, 0.82, 0.7][here.length - 1] ?? 1) : pawn
    const apart = widthOf(height) * (narrow ? 0.5 : 0.82)
    const shift = (here.indexOf(kind) - (here.length - 1) / 2) * apart
    const x = middle(markers[kind] ?? 1) - widthOf(height) / 2 + shift
    return { x, y: top + pawn * 0.44 - height, height }
  }
  return (
    <svg className="hl-stones" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        d={`M${step * 0.3} ${top + stone * 0.48}H${width - step * 0.3}`}
        stroke="var(--gold-46)"
        strokeWidth={stone * 0.16}
        strokeDasharray={`${stone * 0.1} ${stone * 0.12}`}
      />
      {SPACES.map((space) => {
        const dark = space >= TRACK.dark
        const x = (space - 1) * step + step * 0.045
        const box = { x, y: top, width: step * 0.91, height: stone - 5, rx: stone * 0.16 }
        return (
          <g key={space}>
            <rect {...box} y={top + 3.5} fill="var(--black)" opacity="0.45" />
            <rect
              {...box}
              fill={dark ? 'var(--violet-27)' : 'var(--gold-90)'}
              stroke={dark ? 'var(--violet-61)' : 'var(--gold-55)'}
              strokeWidth="1.2"
            />
            {dark ? (
              <>
                <rect {...box} fill="var(--rust-73)" opacity={0.07 * (space - TRACK.dark + 1)} />
                <Drawn
                  icon={art.things.war}
                  x={middle(space) - stone * 0.18}
                  y={top + stone * 0.07}
                  size={stone * 0.36}
                  fill="var(--violet-84)"
                  opacity={0.5}
                />
              </>
            ) : (
              <path
                d={`M${x + step * 0.13} ${top + stone * 0.14}h${step * 0.65}`}
                stroke="var(--white)"
                strokeOpacity="0.6"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
            )}
            <text
              x={middle(space)}
              y={top + stone * 0.78}
              textAnchor="middle"
              fontSize={narrow ? 15.5 : 25}
              fill={dark ? 'var(--violet-91)' : 'var(--gold-35)'}
              className="lettering display"
            >
              {space}
            </text>
          </g>
        )
      })}
      {ghosts.map((ghost) => (
        <g key={ghost.kind}>
          <Pawn
            kind={ghost.kind}
            x={middle(ghost.from) - widthOf(pawn) / 2}
            y={top - pawn * 0.5}
            height={pawn * 0.86}
            opacity={0.4}
          />
          <path
            d={`M${middle(ghost.from)} ${top - pawn * 0.46}Q${(middle(ghost.from) + middle(markers[ghost.kind] ?? 1)) / 2} ${top - pawn * 0.92} ${middle(markers[ghost.kind] ?? 1)} ${top - pawn * 0.5}`}
            className="hl-trace"
          />
        </g>
      ))}
      {standing.map((kind) => {
        const { x, y, height } = placeOf(kind)
        return (
          <g key={kind} className="hl-pawn" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <Pawn kind={kind} x={0} y={0} height={height} />
          </g>
        )
      })}
    </svg>
  )
}

export const Track = memo(function Track() {
  const { t } = useTranslation()
  const { view, names, narrow, scene } = useBoard()
  const { fresh } = useTable()
  const { open } = view
  const { faction, guardians, why, apart } = trackStanding(open)
  const isSure = guardians && isOfGuardians(view)
  const close =
    why === 'war'
      ? t('hl.bothAtWar')
      : why === 'ahead'
        ? t('hl.leads', { count: apart })
        : apart === 0
          ? t('hl.level')
          : t('hl.apart', { count: apart })
  return (
    <section className="hl-track">
      <div className="hl-track-head">
        <span className="hl-peace">
          <Icon name={art.things.peace} /> {t('hl.peace')}
        </span>
        {!scene.outcome && (
          <span className="hl-now">
            {(isSure || !(narrow && guardians)) && <span>{t('hl.now')}</span>}
            {guardians && (
              <>
                <BadgeIcon side="guardians" />
                <b className="guardians">
                  {t(isSure ? 'hl.factions.guardians' : narrow ? 'hl.guardiansShort' : 'hl.guardiansElse')}
                </b>
              </>
            )}
            {!isSure && (
              <>
                <BadgeIcon side={faction} />
                <b className={faction}>{t(`hl.factions.${faction}`)}</b>
                {!(narrow && guardians) && <span className="hl-close">{close}</span>}
              </>
            )}
          </span>
        )}
        <span className="hl-war">
          {t('hl.war')} <Icon name={art.things.war} />
        </span>
      </div>
      <Thing spot="track" label={names.spot('track')} className="hl-track-stones">
        <TrackStones
          markers={{ red: open.red, green: open.green, guardian: open.guardians?.marker }}
          ghosts={ghostsIn((fresh?.events ?? []) as readonly Event[])}
          narrow={narrow}
        />
      </Thing>
    </section>
  )
})
