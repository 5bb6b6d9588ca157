// The table of Hidden People: the rivals' rows, the piles and what is in hand between them, one's own row below.

import { everyone } from '@undercrown/engine'
import type { View } from '@undercrown/hidden-people/facts'
import { use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { BoardGround } from '../table/BoardGround.tsx'
import { AroundContext, useOffers, useTable } from '../table/context.ts'
import { SeatClock } from '../table/SeatClock.tsx'
import type { BoardProps, Spot } from '../table/screen.ts'
import { Thing } from '../table/Thing.tsx'
import { useDrag } from '../table/useDrag.tsx'
import { Card, Stone } from './Card.tsx'
import { usePeople } from './names.ts'
import { NO_PEEKS, peeksTold } from './peeks.ts'
import './tokens.css'
import './board.css'
import './small.css'
import './low.css'
import './sideways.css'

export function Board({ scene, prompt }: BoardProps<View>) {
  const { t } = useTranslation()
  const { view, seat, names, bots, faces: portraits } = scene
  const { open } = view
  const { fresh } = useTable()
  const { lit } = useOffers()
  const [told, setTold] = useState(NO_PEEKS)
  const peeks = told.now

  useEffect(() => {
    if (fresh) setTold((before) => peeksTold(before, fresh, seat))
  }, [fresh, seat])

  const known = new Map(view.own)
  const faces = (spot: Spot) => peeks.get(spot) ?? known.get(spot)
  const rivals = Array.from({ length: open.seats }, (_, i) => ((seat ?? -1) + 1 + i) % open.seats).filter(
    (one) => one !== seat,
  )

  // The card in hand goes where it is dropped: into the row, or onto the discard pile.
  const { ghost, handlers } = useDrag({
    figure: (spot) => (spot.startsWith('hand.') ? faces(spot) : undefined),
    lifts: false,
    drop: (from, to) => (to === 'discard' ? from : to.startsWith('row.') ? to : undefined),
  })

  // Rows that can be pointed at open; the piles between make room where nothing of theirs can.
  const others = [...lit].filter((spot) => !spot.startsWith('row.'))
  const aimed = [...lit].some((spot) => spot.startsWith('row.') && !spot.startsWith(`row.${seat}.`))
  const state = aimed ? (others.length > 0 ? 'aimed' : 'aimed alone') : ''
  return (
    <div className={`people seats-${open.seats} ${state}`} {...handlers}>
      {prompt}
      <BoardGround className="people-ground">
        <ul className="rivals">
          {rivals.map((rival) => (
            <li key={rival} className={`rival ${open.turn === rival && !open.over ? 'turn' : ''}`}>
              <Seat seat={rival}>
                <PlayerFace face={portraits[rival]} />
                <b className="rival-name">{names[rival]}</b>
                {bots[rival] && <span className="tag">{t('people.bot')}</span>}
                <SeatClock seat={rival} />
              </Seat>
              <Row seat={rival} scene={scene} faces={faces} />
            </li>
          ))}
        </ul>
        {use(AroundContext)?.strip}
        <Middle scene={scene} faces={faces} />
        {seat !== null && (
          <section
            className={`own ${open.turn === seat && !open.over ? 'turn' : ''}`}
            aria-label={t('people.yourRow')}
          >
            <div className="own-words">
              <Seat seat={seat}>
                <PlayerFace face={portraits[seat]} />
                <h3>{t('people.yourRow')}</h3>
                <SeatClock seat={seat} />
              </Seat>
              {peeks.size > 0 ? (
                <button type="button" className="button" onClick={() => setTold(NO_PEEKS)}>
                  <Icon name="brass-eye" /> {t('people.remembered', { count: peeks.size })}
                </button>
              ) : (
                <p>{open.options.memoryAid ? t('people.memoryOn') : t('people.memoryOff')}</p>
              )}
            </div>
            <Row seat={seat} scene={scene} faces={faces} captions />
          </section>
        )}
      </BoardGround>
      {ghost}
    </div>
  )
}

/** A player, who can be chosen where a whole row is meant. */
function Seat({ seat, children }: { readonly seat: number; readonly children: React.ReactNode }) {
  const { name } = usePeople()
  return (
    <Thing spot={`seat.${seat}`} label={name.row(seat)} className="seat">
      {children}
    </Thing>
  )
}

interface Shown {
  readonly scene: BoardProps<View>['scene']
  faces(spot: Spot): string | undefined
}

function Row({ seat, scene, faces, captions }: Shown & { readonly seat: number; readonly captions?: true }) {
  const { t } = useTranslation()
  const { name } = usePeople()
  const { open } = scene.view
  const row = open.rows[seat] ?? []
  return (
    <ol className="row" data-spot={`row.${seat}`}>
      {row.map((bits, i) => {
        const spot = `row.${seat}.${i}`
        const card = faces(spot)
        const stone = open.stoneOn[seat] === i
        const mine = scene.seat !== null && (bits & (1 << scene.seat)) !== 0
        return (
          <li key={spot}>
            <Thing
              spot={spot}
              card={card}
              label={name.inRow(seat, i, card, stone, mine)}
              className={card === undefined ? '' : 'face-up'}
            >
              <Card id={card} size={captions ? 'm' : 's'} />
              {stone && (
                <span className="on-card">
                  <Stone />
                </span>
              )}
              {captions && card === undefined && <span className="number">{i + 1}</span>}
            </Thing>
            {captions && (
              <span className={`caption ${mine ? 'seen' : ''}`}>
                {mine && <Icon name="brass-eye" />} {t(mine ? 'people.seen' : 'people.neverSeen')}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function Middle({ scene, faces }: Shown) {
  const { t } = useTranslation()
  const { name } = usePeople()
  const { lit } = useOffers()
  const { open } = scene.view
  const [top] = open.discard
  const digging = [...lit].some((spot) => spot.startsWith('discard.'))
  const mine = open.turn === scene.seat
  return (
    <section className="middle" aria-label={t('people.middle')}>
      <div className="pile">
        <Thing spot="draw" card={faces('draw.0')} label={name.draw(open.draw, faces('draw.0'))}>
          <Stack count={open.draw} card={faces('draw.0')} />
          <span className="count">{open.draw}</span>
        </Thing>
        <span className="pile-name">{t('people.draw')}</span>
      </div>
      <ol className="held" data-spot="hand">
        {open.hand.map((_, i) => {
          const spot = `hand.${i}`
          const card = faces(spot)
          return (
            <li key={spot}>
              <Thing spot={spot} card={card} label={name.held(open.turn, card)}>
                <Card id={card} size="m" />
              </Thing>
            </li>
          )
        })}
        {open.hand.length === 0 &&
          foreseen(faces, open.draw).map(([spot, card]) => (
            <li key={spot}>
              <Thing spot={spot} card={card} label={name.draw(open.draw, card)}>
                <Card id={card} size="m" />
              </Thing>
            </li>
          ))}
        {mine && open.hand.some((known) => known !== everyone(open.seats)) && (
          <li className="held-note">{t('people.onlyYou')}</li>
        )}
      </ol>
      <div className="pile">
        <Thing
          spot="discard"
          card={top}
          label={name.discard(open.discard.length, top, open.stonesOnDiscard > 0)}
        >
          {top === undefined ? <span className="empty" /> : <Stack count={open.discard.length} card={top} />}
          {open.stonesOnDiscard > 0 && (
            <span className="on-card">
              <Stone />
            </span>
          )}
        </Thing>
        <span className="pile-name">{t('people.discard')}</span>
      </div>
      <div className="stones">
        <Thing spot="out" label={t('people.stonesLabel', { count: open.stonesOut })}>
          <span className="resting">
            {Array.from({ length: open.stonesOut }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one stone is like another
              <Stone key={i} />
            ))}
          </span>
          <span className="pile-name">{t('people.stones')}</span>
        </Thing>
      </div>
      {digging && (
        <BoardGround className="tray panel">
          <h3>{t('people.graves')}</h3>
          <ol>
            {open.discard.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card of a pile is its place
              <li key={i}>
                <Thing spot={`discard.${i}`} card={card} label={name.grave(card, i)}>
                  <Card id={card} size="s" />
                </Thing>
              </li>
            ))}
          </ol>
        </BoardGround>
      )}
    </section>
  )
}

/** The cards of the draw pile that a Seer sees, below the top one. */
function foreseen(faces: Shown['faces'], count: number): [Spot, string][] {
  const found: [Spot, string][] = []
  for (let i = 0; i < count; i++) {
    const card = faces(`draw.${i}`)
    if (card === undefined) break
    found.push([`draw.${i}`, card])
  }
  return found.length > 1 ? found : []
}

function Stack({ count, card }: { readonly count: number; readonly card: string | undefined }) {
  return (
    <span className={`stack ${count === 0 ? 'gone' : `deep-${Math.min(2, Math.floor(count / 8))}`}`}>
      <Card id={card} size="m" />
    </span>
  )
}
