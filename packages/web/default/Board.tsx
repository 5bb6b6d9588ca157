// A board for any game: its view as labelled zones, the rivals above, one's own side below. Whatever is offered can be
// pointed at: on the thing that it means, or among what is offered besides.

import { useTranslation } from 'react-i18next'
import { PlayerFace } from '../parts/Face.tsx'
import { useOffers, useTable } from '../table/context.ts'
import { SeatClock } from '../table/SeatClock.tsx'
import { type BoardProps, SAY, type Spot } from '../table/screen.ts'
import { Thing } from '../table/Thing.tsx'
import { PlainCard } from './Card.tsx'
import type { CardLook } from './look.ts'
import type { DrawnZone, Item } from './zones.ts'
import './words.ts'
import './board.css'

export function ZoneBoard({ look, scene, prompt }: BoardProps & { readonly look: CardLook }) {
  const { t } = useTranslation()
  const { lit } = useOffers()
  const { names, seat: mine } = scene
  const { middle, seats } = look.zones(scene)
  const others = names.map((_, i) => ((mine ?? -1) + 1 + i) % names.length).filter((seat) => seat !== mine)
  const drawn = new Set<Spot>([
    ...names.map((_, seat) => `seat.${seat}`),
    ...[...middle, ...seats.flat()].flatMap(({ items }) => items.map(({ spot }) => spot)),
  ])
  const rest = [...lit].filter((spot) => !drawn.has(spot) && !spot.startsWith(SAY))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it can be scrolled by keys
    <section className="zones grows" aria-label={t('zones.table')} tabIndex={0}>
      <ul className="zones-others" aria-label={t('zones.others')}>
        {others.map((seat) => (
          <li key={seat} className="zones-seat">
            <SeatZones look={look} scene={scene} seat={seat} />
          </li>
        ))}
      </ul>
      <section className="zones-middle" aria-label={t('zones.middle')}>
        {middle.map((zone) => (
          <ZoneList key={zone.key} look={look} zone={zone} />
        ))}
        {rest.length > 0 && (
          <div className="zone">
            <p className="zone-label">{t('zones.more')}</p>
            <ul className="zone-items">
              {rest.map((spot) => (
                <li key={spot}>
                  <Offered spot={spot} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      {prompt}
      {mine !== null && (
        <section className="zones-seat mine" aria-label={t('zones.mine')}>
          <SeatZones look={look} scene={scene} seat={mine} />
        </section>
      )}
    </section>
  )
}

function SeatZones({
  look,
  scene,
  seat,
}: {
  readonly look: CardLook
  readonly scene: BoardProps['scene']
  readonly seat: number
}) {
  const { t } = useTranslation()
  const { lang } = useTable()
  const name = scene.names[seat] ?? ''
  const { seats, signs } = look.zones(scene)
  const told = (signs[seat] ?? []).map((key) => look.label(key, lang))
  const asked = seat === scene.seat ? scene.ask !== undefined : scene.waiting.some((one) => one.seat === seat)
  return (
    <>
      <Thing
        spot={`seat.${seat}`}
        label={[name, ...told].join(', ')}
        className={`zones-name ${asked ? 'turn' : ''}`}
      >
        <PlayerFace face={scene.faces[seat]} size="s" />
        <b>{name}</b>
        {scene.bots[seat] && <span className="zones-sign">{t('zones.bot')}</span>}
        <SeatClock seat={seat} />
        {told.map((sign) => (
          <span key={sign} className="zones-sign strong">
            {sign}
          </span>
        ))}
      </Thing>
      {seats[seat]?.map((zone) => (
        <ZoneList key={zone.key} look={look} zone={zone} name={name} large={seat === scene.seat} />
      ))}
    </>
  )
}

function ZoneList({
  look,
  zone: { key, items, count },
  name,
  large,
}: {
  readonly look: CardLook
  readonly zone: DrawnZone
  readonly name?: string
  readonly large?: boolean
}) {
  const { t } = useTranslation()
  const { lang } = useTable()
  const label = look.label(key, lang)
  const called = (item: Item) => {
    const card = 'card' in item ? item.card : undefined
    const thing =
      'text' in item
        ? item.text
        : count !== undefined
          ? t('zones.pile', { count })
          : card === null || card === undefined
            ? t('zones.faceDown')
            : (look.entry(card, lang)?.name ?? card)
    return name === undefined
      ? t('zones.where', { thing, zone: label })
      : t('zones.whose', { thing, zone: label, name })
  }
  return (
    <div className="zone" data-zone={key}>
      <p className="zone-label">{label}</p>
      {items.length === 0 || count === 0 ? (
        <p className="zone-empty">{t('zones.nothing')}</p>
      ) : (
        <ul className="zone-items">
          {items.map((item) => (
            <li key={item.spot}>
              <Thing
                spot={item.spot}
                label={called(item)}
                card={('card' in item && item.card) || undefined}
                className="zone-thing"
              >
                {'text' in item ? (
                  <span className="zone-text">{item.text}</span>
                ) : (
                  <PlainCard look={look} id={item.card ?? undefined} size={large ? 'm' : 's'} />
                )}
                {count !== undefined && <span className="zone-count">{count}</span>}
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Something that lies nowhere on this board. */
function Offered({ spot }: { readonly spot: Spot }) {
  const { offerOf } = useOffers()
  const words = offerOf(spot) ?? spot
  return (
    <Thing spot={spot} label={words} className="zone-thing">
      <span className="zone-text">{words}</span>
    </Thing>
  )
}
