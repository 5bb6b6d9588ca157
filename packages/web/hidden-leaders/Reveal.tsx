// The end, told in five beats: the markers, who rules, the leaders, the count, the crown.

import type { Ask, LeaderId, View } from '@undercrown/hidden-leaders/facts'
import { leaderById } from '@undercrown/hidden-leaders/facts'
import { useTranslation } from 'react-i18next'
import { BadgeIcon } from '../art/Art.tsx'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { Scene } from '../table/screen.ts'
import art from './art.json'
import { HeroBack } from './Backs.tsx'
import { Card } from './Card.tsx'
import { type Ending, endingOf, type FinalStanding, quipOf } from './ending.ts'
import { cardTitle } from './facts.ts'
import { LeaderBack, LeaderCard } from './LeaderCard.tsx'
import { Seal } from './RareCards.tsx'
import { type Sights, sightsIn, trackStanding } from './sight.ts'
import { TrackStones } from './Track.tsx'
import './tokens.css'
import './reveal.css'

/** The beats, as the screen counts them. */
const [, RULE, LEADERS, COUNT, CROWN] = [0, 1, 2, 3, 4] as const

export function Reveal({ scene, beat: told }: { readonly scene: Scene<View, Ask>; readonly beat: number }) {
  const { t } = useTranslation()
  // Nobody played to the end: the masks come off at once.
  const beat = scene.standing ? CROWN : told
  const ending = endingOf(scene)
  const { faction, order, winner } = ending
  const sights = sightsIn(scene.view)
  const shown = beat >= COUNT ? order : [...order].sort((a, b) => a.seat - b.seat)
  return (
    <div className={`hlr beat-${beat}`}>
      <Crown scene={scene} ending={ending} shown={beat >= CROWN} />
      <div className="hlr-main">
        <Rule scene={scene} ending={ending} shown={beat >= RULE} />
        <div className="hlr-head" aria-hidden="true">
          <span>{t('hl.reveal.leader')}</span>
          <span>
            {t('hl.reveal.unmasked')} <Icon name={art.things.hidden} />
          </span>
          <span>{beat >= RULE ? t(`hl.factions.${faction}`) : ''}</span>
          <span>{t('hl.reveal.heroes')}</span>
          <span>{t('hl.reveal.number')}</span>
        </div>
        <ol className="hlr-rows">
          {shown.map((standing) => (
            <Row
              key={standing.seat}
              scene={scene}
              ending={ending}
              standing={standing}
              beat={beat}
              sights={sights}
              won={beat >= CROWN && winner?.seat === standing.seat}
            />
          ))}
        </ol>
      </div>
    </div>
  )
}

interface Part {
  readonly scene: Scene<View, Ask>
  readonly ending: Ending
}

/** The markers, and whom they make rule. */
function Rule({ scene, ending: { faction }, shown }: Part & { readonly shown: boolean }) {
  const { t } = useTranslation()
  const { open } = scene.view
  const { why, apart } = trackStanding(open)
  const reason =
    faction === 'guardians'
      ? t('hl.reveal.guardian')
      : why === 'war'
        ? t('hl.reveal.war')
        : why === 'ahead'
          ? t(`hl.reveal.ahead.${open.red > open.green ? 'red' : 'green'}`, { count: apart })
          : apart === 0
            ? t('hl.reveal.level')
            : t('hl.reveal.apart', { count: apart })
  return (
    <section className={`hlr-rule ${shown ? faction : ''}`}>
      <div className="hlr-track">
        <TrackStones markers={{ red: open.red, green: open.green, guardian: open.guardians?.marker }} />
      </div>
      <div className={`hlr-ruling ${shown ? '' : 'waiting'}`} role="status">
        {shown && (
          <>
            <BadgeIcon side={faction} />
            <p>
              {reason}
              <b>{t(`hl.reveal.${scene.standing ? 'wouldRule' : 'ruling'}.${faction}`)}</b>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function Row({
  scene,
  ending,
  standing,
  beat,
  sights,
  won,
}: Part & {
  readonly standing: FinalStanding
  readonly beat: number
  readonly sights: Sights
  readonly won: boolean
}) {
  const { t, i18n } = useTranslation()
  const { seat, place, leader, factions, aligned, score, heroes, cards, number } = standing
  const known = beat >= LEADERS
  const counted = beat >= COUNT
  const unmasked = beat >= LEADERS
  const gaveUp = scene.outcome?.reason === 'resigned' && !scene.outcome.winners.includes(seat)
  const decisive = won && (ending.decided === 'fewer' || ending.decided === 'higher') ? ending.decided : ''
  return (
    <li
      className={`hlr-row ${won ? 'won' : ''} ${counted && !aligned ? 'out' : ''} ${seat === scene.seat ? 'mine' : ''}`}
    >
      {/* Where nobody wins, nobody is first. */}
      <span className="hlr-place">{counted && ending.winner ? place : ''}</span>
      <span className="hlr-leader">
        {known ? <LeaderCard leader={leaderById(leader as LeaderId)} size="xs" /> : <LeaderBack size="xs" />}
      </span>
      <div className="hlr-who">
        <h3>
          <PlayerFace face={scene.faces[seat]} />
          {seat === scene.seat ? t('hl.reveal.you') : scene.names[seat]}
          {gaveUp && <small className="hl-tag">{t('hl.reveal.gaveUp')}</small>}
        </h3>
        {known && <p>{cardTitle(leader, i18n.language as 'en')}</p>}
        {beat >= CROWN && !scene.standing && (
          <em>
            {t(`hl.reveal.quips.${quipOf(ending, standing)}`, {
              sides: new Intl.ListFormat(i18n.language).format(
                factions.map((side) => t(`hl.factions.${side}`)),
              ),
            })}
          </em>
        )}
      </div>
      <div className="hlr-heroes">
        {heroes.map(({ spot, counts, hidden }) => (
          <span key={spot} className={counted ? (aligned && counts > 0 ? 'counts' : 'idle') : ''}>
            {hidden && !unmasked ? <HeroBack size="xs" /> : <Card id={sights.cardAt(spot)} size="xs" />}
            {hidden && unmasked && (
              <i>
                <Icon name={art.things.hidden} />
              </i>
            )}
            {unmasked && sights.tokenOn(spot) && (
              <span className="hlr-token">
                <Seal id={sights.tokenOn(spot)?.token} />
              </span>
            )}
            {counted && aligned && counts > 1 && <b className="hlr-times">×{counts}</b>}
          </span>
        ))}
      </div>
      <div className="hlr-score">
        {counted &&
          (aligned ? (
            <>
              <BadgeIcon side={ending.faction} />
              <b>{score}</b>
            </>
          ) : (
            <small>{t('hl.reveal.noSide')}</small>
          ))}
      </div>
      <div className={`hlr-number ${decisive === 'fewer' ? 'decisive' : ''}`}>
        <small>{t('hl.reveal.heroes')}</small>
        <b>{counted ? cards : ''}</b>
      </div>
      <div className={`hlr-number ${decisive === 'higher' ? 'decisive' : ''}`}>
        <small>{t('hl.reveal.number')}</small>
        <b>{known ? number : ''}</b>
      </div>
    </li>
  )
}

/** Who takes it, and the one sentence that says why. */
function Crown({ scene, ending, shown }: Part & { readonly shown: boolean }) {
  const { t, i18n } = useTranslation()
  const { winner, left, next, decided, faction } = ending
  const crowned = winner && cardTitle(winner.leader, i18n.language as 'en')
  const called = t(`hl.factions.${faction}`)
  const numbers =
    winner && next
      ? decided === 'fewer'
        ? { best: winner.cards, next: next.cards }
        : decided === 'higher'
          ? { best: winner.number, next: next.number }
          : { best: winner.score, next: next.score }
      : {}
  return (
    <section className={`hlr-crown ${shown ? 'shown' : ''}`}>
      <svg className="hlr-rays" viewBox="-220 -220 440 440" aria-hidden="true">
        {Array.from({ length: 24 }, (_, i) => i * 15).map((angle) => (
          <path
            key={angle}
            d="M0 0L320-16V16z"
            transform={`rotate(${angle})`}
            opacity={angle % 30 === 0 ? 0.16 : 0.08}
          />
        ))}
      </svg>
      <div className="hlr-card">
        {shown && winner ? (
          <LeaderCard leader={leaderById(winner.leader as LeaderId)} size="l" />
        ) : (
          <LeaderBack size="l" />
        )}
      </div>
      {shown && (
        <div className="hlr-told" role="status">
          <h2>
            {scene.standing
              ? t('hl.reveal.masksOff')
              : winner === undefined
                ? t('hl.reveal.nobody')
                : left
                  ? t('hl.reveal.wins', { name: crowned })
                  : winner.seat === scene.seat
                    ? t('hl.reveal.youWin')
                    : t('hl.reveal.wins', { name: scene.names[winner.seat] })}
          </h2>
          {winner && <p className={left ? '' : 'hlr-name'}>{left ? t('hl.reveal.left') : crowned}</p>}
          {scene.standing && winner && (
            <p>
              {t('hl.reveal.would', {
                name: winner.seat === scene.seat ? t('hl.reveal.you') : scene.names[winner.seat],
              })}
            </p>
          )}
          <p>
            {decided === 'nobody'
              ? t('hl.reveal.nobodyWhy', { faction: called })
              : t(`hl.reveal.${decided}`, { faction: called, ...numbers })}
          </p>
        </div>
      )}
    </section>
  )
}
