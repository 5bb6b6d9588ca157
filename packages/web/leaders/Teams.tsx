// Both sides as lists: who they are, what they do, and whether they have acted. A press here is one on the board.

import type { Lang } from '@undercrown/engine'
import { characterWords, gist, type SideName, type Standing } from '@undercrown/leaders/facts'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { useOffers } from '../table/context.ts'
import { SeatClock } from '../table/SeatClock.tsx'
import { cellSpot, keyed, type LeadersScene, seatOfSide, teamOf } from './look.ts'
import { cellLabel, ownerOf, threatTo } from './names.ts'
import { TokenIcon } from './PieceToken.tsx'

export function Team({
  scene,
  standing,
  side,
  own,
  alone = false,
}: {
  readonly scene: LeadersScene
  readonly standing: Standing
  readonly side: SideName
  readonly own: boolean
  /** The other side is not listed: it is told whose these are, and where they stand. */
  readonly alone?: boolean
}) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { lit, picked, toneOf, press } = useOffers()
  const team = keyed(teamOf(scene, side))
  const { toMove, phase } = scene.view.open
  const isActing = side === toMove && phase === 'actions' && scene.view.open.reason === null
  const left = team.filter(({ acted, character }) => !acted && character !== 'nemesis').length

  return (
    <section className={`team ${own ? 'near' : 'far'} ${side === toMove ? 'moves' : ''}`}>
      <h2>
        {alone ? (
          t('leaders.yourSide', {
            number: t(`leaders.numbers.${team.length}`, { defaultValue: String(team.length) }),
          })
        ) : (
          <>
            <span className={`side-sign ${side}`} />
            <PlayerFace face={scene.faces[seatOfSide(side)]} />
            <span className="team-name">{ownerOf(side, scene)}</span>
          </>
        )}
        <small>{isActing ? t('leaders.left', { count: left }) : t(`leaders.sides.${side}`)}</small>
        <SeatClock seat={seatOfSide(side)} />
      </h2>
      <ul>
        {team.map((piece, i) => {
          const { key, character, cell, acted } = piece
          const spot = cellSpot(cell)
          const isPicked = picked.includes(spot)
          const tone = lit.has(spot) ? (toneOf(spot)?.name ?? 'lit') : ''
          const threat =
            character === 'leader' && !scene.outcome ? threatTo(standing.sieges[side]) : undefined
          const jailed = standing.jailed.includes(cell)
          // Picked after it is who something is done to.
          const tag =
            picked[0] === spot
              ? 'acting'
              : threat
                ? 'danger'
                : acted && isActing
                  ? 'done'
                  : jailed
                    ? 'locked'
                    : undefined
          return (
            <li key={key}>
              <button
                type="button"
                tabIndex={-1}
                className={`chip ${isPicked ? 'picked' : ''} ${tone} ${acted && isActing ? 'spent' : ''}`}
                aria-label={cellLabel(cell, scene, standing, t, lang)}
                onClick={() => press(spot)}
              >
                <TokenIcon side={side} character={character} acted={acted && isActing} jailed={jailed} />
                <span className="chip-words">
                  <b>{characterWords[lang].names[character]}</b>
                  <span>
                    {alone && `${cell} · `}
                    {gist(characterWords[lang], character)}
                  </span>
                </span>
                {tag && <i className={`team-tag ${tag}`}>{t(`leaders.tags.${tag}`)}</i>}
                {own && !alone && <kbd className="kbd">{i + 1}</kbd>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
