// The players: the rivals above, and oneself below.

import type { Seat } from '@undercrown/engine'
import { type LeaderId, leaderById } from '@undercrown/hidden-leaders/facts'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useOffers } from '../table/context.ts'
import { Gone } from '../table/Gone.tsx'
import { SeatClock } from '../table/SeatClock.tsx'
import type { CardSize } from '../table/screen.ts'
import { Thing } from '../table/Thing.tsx'
import art from './art.json'
import { MANY, useBoard } from './board.ts'
import { broughtBy } from './brought.ts'
import { LeaderBack, LeaderCard } from './LeaderCard.tsx'
import { PawnIcon } from './Pawn.tsx'
import { DrawnTokens } from './Piles.tsx'
import { PlaceView } from './PlaceView.tsx'
import { knownLeader } from './sight.ts'
import { placesIn } from './spots.ts'

export function Medal({ seat }: { readonly seat: Seat }) {
  const { scene } = useBoard()
  return (
    <span className="hl-medal">
      <PlayerFace face={scene.faces[seat]} />
    </span>
  )
}

function Progress({ seat }: { readonly seat: Seat }) {
  const { open } = useBoard().view
  const count = open.up[seat]?.length ?? 0
  return (
    <span className="hl-progress">
      <b>
        {count}
        <small>/{open.threshold}</small>
      </b>
      <span className="hl-pips">
        {placesIn('pip', open.threshold).map((name, i) => (
          <i key={name} className={i < count ? 'on' : ''} />
        ))}
      </span>
    </span>
  )
}

/** What picking this player brings. */
function Brings({ seat }: { readonly seat: Seat }) {
  const { scene, view } = useBoard()
  const { lit } = useOffers()
  const brought = scene.ask && lit.has(`seat.${seat}`) ? broughtBy(scene.ask, seat, view) : undefined
  if (!brought) return null
  const kinds = (['red', 'green'] as const).filter((kind) => brought[kind] !== 0)
  return (
    <span className="hl-brings" aria-hidden="true">
      {kinds.map((kind) => (
        <span key={kind}>
          <PawnIcon kind={kind} />
          {brought[kind] > 0 ? '+' : '−'}
          {Math.abs(brought[kind])}
        </span>
      ))}
      {kinds.length === 0 && '0'}
    </span>
  )
}

function Leader({ seat, size }: { readonly seat: Seat; readonly size: CardSize }) {
  const { view, names } = useBoard()
  const id = knownLeader(view, seat)
  return (
    <Thing
      spot={`leader.${seat}`}
      label={names.spot(`leader.${seat}`)}
      card={id}
      className="hl-place hl-leader"
    >
      {id === undefined ? (
        <LeaderBack size={size} />
      ) : (
        <LeaderCard leader={leaderById(id as LeaderId)} size={size} />
      )}
    </Thing>
  )
}

/** The heroes of a party: face up as they came, then the hidden ones. */
function Party({ seat, size }: { readonly seat: Seat; readonly size: CardSize }) {
  const { open } = useBoard().view
  const up = open.up[seat] ?? []
  const down = open.down[seat] ?? []
  return (
    <>
      <div className={`hl-heap hl-up ${up.length > MANY ? 'many' : ''}`} data-spot={`up.${seat}`}>
        {up.map((card, i) => (
          <Fragment key={card}>
            <Gone spot={`up.${seat}.${i}`} size={size} className="hl-place" />
            <PlaceView spot={`up.${seat}.${i}`} size={size} className={i === up.length - 1 ? 'end' : ''} />
          </Fragment>
        ))}
        <Gone spot={`up.${seat}.${up.length}`} size={size} className="hl-place" />
      </div>
      {down.length > 0 && (
        <div className={`hl-heap hl-down ${down.length > 1 ? 'several' : ''}`} data-spot={`down.${seat}`}>
          {placesIn(`down.${seat}`, down.length).map((spot, i) => (
            <Fragment key={spot}>
              <Gone spot={spot} size={size} className="hl-place" />
              <PlaceView spot={spot} size={size} className={i === down.length - 1 ? 'end' : ''} />
            </Fragment>
          ))}
          <Gone spot={`down.${seat}.${down.length}`} size={size} className="hl-place" />
          <span className="hl-count">{down.length}</span>
        </div>
      )}
    </>
  )
}

function Notes({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation()
  const { open } = useBoard().view
  return (
    <>
      {(open.guardians?.skips[seat] ?? 0) > 0 && <Note icon={art.verbs.skip} words={t('hl.skips')} />}
      {open.guardians?.chosen[seat] && <Note icon={art.verbs.done} words={t('hl.hasChosen')} />}
    </>
  )
}

/** A sign alone where there is no room for its words beside the name. */
function Note({ icon, words }: { readonly icon: string; readonly words: string }) {
  return (
    <span className="hl-tag hl-note" title={words}>
      <Icon name={icon} /> <span>{words}</span>
    </span>
  )
}

/** What is known of a rival's hand: in an open replay all of it. */
function Held({ seat }: { readonly seat: Seat }) {
  const { sights, view } = useBoard()
  const known = placesIn(`hand.${seat}`, view.open.hands[seat] ?? 0).filter(
    (spot) => sights.cardAt(spot) !== undefined,
  )
  if (known.length === 0) return null
  return (
    <div className="hl-held">
      {known.map((spot) => (
        <PlaceView key={spot} spot={spot} size="xs" />
      ))}
    </div>
  )
}

export const Rival = memo(function Rival({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation()
  const { scene, view, names, sights, openShelf, handheld } = useBoard()
  const { open } = view
  const laid = open.laid[seat]
  const holds = open.up[seat]?.length || open.down[seat]?.length || sights.cardAt(`hand.${seat}.0`)
  return (
    <li className={`hl-rival ${open.turn === seat && !open.over ? 'turn' : ''}`}>
      <Thing
        spot={`seat.${seat}`}
        label={names.seat(seat)}
        className="hl-seat"
        open={holds ? () => openShelf(`party.${seat}`) : undefined}
      >
        <Medal seat={seat} />
        <span className="hl-who">
          <span className="hl-name">
            <b>{scene.names[seat]}</b>
            {scene.bots[seat] && <span className="hl-tag">{t('hl.bot')}</span>}
            <Notes seat={seat} />
          </span>
          <small>
            <span data-spot={`hand.${seat}`}>
              <Icon name={art.zones.hand} />
            </span>{' '}
            {handheld ? open.hands[seat] : t('hl.inHand', { count: open.hands[seat] ?? 0 })}
            <SeatClock seat={seat} />
          </small>
        </span>
        <Brings seat={seat} />
        <Progress seat={seat} />
      </Thing>
      <div className="hl-table">
        <Leader seat={seat} size="xs" />
        {open.artifacts && <ArtifactAt seat={seat} size="xs" />}
        <Party seat={seat} size="xs" />
        {laid !== null && laid !== undefined && (
          <PlaceView spot={`laid.${seat}`} size="xs" className="hl-laid" />
        )}
        <Held seat={seat} />
        <DrawnTokens seat={seat} />
      </div>
    </li>
  )
})

function ArtifactAt({ seat, size }: { readonly seat: Seat; readonly size: CardSize }) {
  const { view, names } = useBoard()
  const { artifacts } = view.open
  if (artifacts?.sides[seat] == null)
    return (
      <Thing
        spot={`artifact.${seat}`}
        label={names.spot(`artifact.${seat}`)}
        className="hl-place hl-artifact hl-gap"
      >
        <Icon name={art.things.artifact} />
      </Thing>
    )
  return (
    <PlaceView
      spot={`artifact.${seat}`}
      size={size}
      className={`hl-artifact ${artifacts.used[seat] ? 'used' : ''} ${(artifacts.tokens[seat] ?? 0) === 0 ? 'spent' : ''}`}
    />
  )
}

export const OwnSeat = memo(function OwnSeat({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation()
  const { view, names, handheld, openShelf } = useBoard()
  const { open } = view
  const hand = open.hands[seat] ?? 0
  const laid = open.laid[seat]
  const holds = open.up[seat]?.length || open.down[seat]?.length
  return (
    <section className={`hl-own ${open.artifacts ? 'with-artifact' : ''}`} aria-label={t('hl.mine')}>
      <div className="hl-mine">
        <Leader seat={seat} size={handheld ? 'xs' : 'm'} />
        {open.artifacts && <ArtifactAt seat={seat} size="xs" />}
        {!handheld && (
          <small className={`hl-only ${open.leaders[seat] === null ? '' : 'told'}`}>
            <Icon name={art.things.mine} /> {t('hl.onlyYou')}
          </small>
        )}
      </div>
      <div className={`hl-party ${open.turn === seat && !open.over ? 'turn' : ''}`}>
        <Thing
          spot={`seat.${seat}`}
          label={names.seat(seat)}
          className="hl-seat"
          open={holds ? () => openShelf(`party.${seat}`) : undefined}
        >
          <Medal seat={seat} />
          <span className="hl-who">
            <span className="hl-name">
              <b>{t('hl.yourParty')}</b>
              <Notes seat={seat} />
              <SeatClock seat={seat} />
            </span>
          </span>
          <Brings seat={seat} />
          <Progress seat={seat} />
          <span className="hl-hand-count">
            <Icon name={art.zones.hand} /> {hand}
          </span>
        </Thing>
        <div className="hl-table">
          <Party seat={seat} size={handheld ? 'xs' : 's'} />
          <DrawnTokens seat={seat} />
        </div>
      </div>
      <div className="hl-hand">
        {!handheld && (
          <h3>
            {t('hl.hand')} <span>{hand}</span>
          </h3>
        )}
        <div className="hl-heap" data-spot={`hand.${seat}`}>
          {placesIn(`hand.${seat}`, hand).map((spot, i) => (
            <Fragment key={spot}>
              <Gone spot={spot} size="m" className="hl-place" />
              <PlaceView spot={spot} size="m" className={i === hand - 1 ? 'end' : ''} />
            </Fragment>
          ))}
          <Gone spot={`hand.${seat}.${hand}`} size="m" className="hl-place" />
          {laid !== null && laid !== undefined && (
            <PlaceView spot={`laid.${seat}`} size="s" className="hl-laid" />
          )}
        </div>
      </div>
    </section>
  )
})
