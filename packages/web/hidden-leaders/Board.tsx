// The table of Hidden Leaders: the rivals, the power track and the piles, the prompt, one's own side.

import type { Ask, View } from '@undercrown/hidden-leaders/facts'
import { use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardGround } from '../table/BoardGround.tsx'
import { AroundContext, useOffers, useTable } from '../table/context.ts'
import type { BoardProps, Spot } from '../table/screen.ts'
import { useDrag } from '../table/useDrag.tsx'
import { BoardContext, type BoardValue, type BrowsablePile, inPlace, useBoardSpace } from './board.ts'
import { namesFor } from './names.ts'
import { Extras, Piles } from './Piles.tsx'
import { OwnSeat, Rival } from './Seats.tsx'
import { rivalsOf, type Sights, sightsIn } from './sight.ts'
import { placesIn, spotParts } from './spots.ts'
import { Track } from './Track.tsx'
import { Tray } from './Tray.tsx'
import { inTray, takenUp } from './tray.ts'
import './tokens.css'
import './board.css'
import './cards.css'
import './seats.css'
import './middle.css'
import './small.css'
import './replay.css'
import './phone.css'
import './phone-board.css'
import './phone-many.css'
import './low.css'
import './sideways.css'
import './tray.css'

/** Everything that a pile or a party holds, and what is known of its hand. */
function spotsOn(shelf: BrowsablePile, { open }: View, sights: Sights): readonly Spot[] {
  if (shelf === 'graveyard' || shelf === 'wilderness') return open[shelf].map((_, i) => `${shelf}.${i}`)
  const seat = Number(shelf.split('.')[1])
  const party = (['up', 'down'] as const).flatMap((zone) =>
    (open[zone][seat] ?? []).map((_, i) => `${zone}.${seat}.${i}`),
  )
  const held = placesIn(`hand.${seat}`, open.hands[seat] ?? 0)
  return [...party, ...held.filter((spot) => sights.cardAt(spot) !== undefined)]
}

/** The order in which a tray is laid out. */
function byPlace(a: Spot, b: Spot): number {
  const [one, other] = [spotParts(a), spotParts(b)]
  return one.seat - other.seat || other.zone.localeCompare(one.zone) || one.index - other.index
}

const BELOW: readonly string[] = ['tavern', 'harbor', 'wilderness', 'graveyard', 'row', 'card']

export function Board({ scene, prompt }: BoardProps<View, Ask>) {
  const { t } = useTranslation()
  const { lang } = useTable()
  const { lit, picked } = useOffers()
  const room = useBoardSpace()
  const { narrow, handheld } = room
  const { view, seat: me } = scene
  const [shelf, setShelf] = useState<BrowsablePile>()

  const trayed = useMemo(() => {
    const offered = new Set([...lit, ...picked])
    const cramped = [...offered].filter((spot) => !inPlace(spot, view, me, room, offered))
    const asking = scene.ask && 'card' in scene.ask ? scene.ask.card : undefined
    const aside = takenUp(placesIn('aside', view.open.aside.length), sightsIn(view).cardAt, offered, asking)
    return new Set(inTray([...offered], cramped, aside, handheld).sort(byPlace))
  }, [lit, picked, view, me, handheld, room, scene.ask])
  const laid = useMemo(
    () => (trayed.size > 0 || shelf === undefined ? [...trayed] : spotsOn(shelf, view, sightsIn(view))),
    [trayed, shelf, view],
  )

  const rivals = rivalsOf(view.open.seats, me)
  const trayedNow = laid.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list of the same spots changes nothing
  const value = useMemo((): BoardValue => {
    const sights = sightsIn(view)
    const other = scene.waiting[0]
    const asked = scene.ask ? { seat: me, ask: scene.ask } : other
    const card = asked && 'card' in asked.ask ? asked.ask.card : undefined
    return {
      scene,
      view,
      me,
      sights,
      names: namesFor(view, sights, me, scene.names, lang, t),
      narrow,
      handheld,
      crowded: room.crowded(rivals.length),
      trayed: new Set(laid),
      asking: card === undefined || asked?.seat == null ? undefined : { seat: asked.seat, card },
      openShelf: setShelf,
    }
  }, [scene, view, me, narrow, handheld, room, lang, t, trayedNow])

  // A card of the hand is played by dropping it on one's party.
  const { ghost, handlers } = useDrag({
    figure: (spot) => (spotParts(spot).zone === 'hand' ? value.sights.cardAt(spot) : undefined),
    lifts: false,
    drop: (from, to) =>
      spotParts(to).seat === me && ['up', 'down'].includes(spotParts(to).zone) ? from : undefined,
  })

  const high = [...lit].some((spot) => BELOW.includes(spotParts(spot).zone) && !trayed.has(spot))
  const { guardians, corruption, row, artifacts } = view.open
  const modular = guardians || corruption || row || artifacts
  const tray = laid.length > 0 && (
    <Tray
      key={trayedNow}
      spots={laid}
      high={high}
      close={trayed.size === 0 ? () => setShelf(undefined) : undefined}
    />
  )
  return (
    <BoardContext value={value}>
      <div
        className={`hl rivals-${rivals.length} ${me === null ? 'watched' : ''} ${modular ? 'modular' : ''} ${tray ? 'with-tray' : ''}`}
        {...handlers}
      >
        {prompt}
        <BoardGround className="hl-ground">
          <ul className="hl-rivals" aria-label={t('hl.rivals')}>
            {rivals.map((rival) => (
              <Rival key={rival} seat={rival} />
            ))}
          </ul>
          <section className="hl-middle" aria-label={t('hl.middle')}>
            <Land />
            <Track />
            {use(AroundContext)?.strip}
            <div className="hl-stock">
              <Piles />
              <Extras />
            </div>
            {!handheld && tray}
          </section>
          {me !== null && <OwnSeat seat={me} />}
          {handheld && tray}
        </BoardGround>
        {ghost}
      </div>
    </BoardContext>
  )
}

/** The land behind the track: hills at peace on one side, crags and fire on the other. */
function Land() {
  return (
    <svg className="hl-land" viewBox="0 0 1100 170" preserveAspectRatio="none" aria-hidden="true">
      <radialGradient id="fire">
        <stop offset="0" stopColor="var(--rust-73)" stopOpacity="0.36" />
        <stop offset="1" stopColor="var(--rust-73)" stopOpacity="0" />
      </radialGradient>
      <path d="M0 170V104Q70 40 160 92T340 96Q450 56 560 110T730 124L796 84l34 42 52-66 36 52 48-70 44 64 42-34 48 50V170z" />
      <ellipse cx="950" cy="90" rx="230" ry="84" />
    </svg>
  )
}
