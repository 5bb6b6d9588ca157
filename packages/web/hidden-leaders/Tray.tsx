// What is too small, too many or nowhere else to be pointed at is laid out here: cards of a pile, of a crowded party,
// those that were taken up.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { BoardGround } from '../table/BoardGround.tsx'
import { useOffers } from '../table/context.ts'
import type { Spot } from '../table/screen.ts'
import art from './art.json'
import { useBoard, useTrayWidth } from './board.ts'
import { PlaceView } from './PlaceView.tsx'
import { Medal } from './Seats.tsx'
import { spotParts } from './spots.ts'
import { groupsOf, type TrayGroup, trayPages } from './tray.ts'

/** More than these are laid out smaller. */
const MANY = 8

export interface TrayProps {
  readonly spots: readonly Spot[]
  /** Something below can be pointed at, too. */
  readonly high: boolean
  /** There where it was opened only to look. */
  readonly close?: (() => void) | undefined
}

export function Tray(props: TrayProps) {
  const { close } = props
  const picking = useOffers().picked.length > 0
  useEffect(() => {
    if (!close) return
    const shut = close
    function onKey(event: KeyboardEvent) {
      // What was pointed at is put down first, by the table.
      if (event.key !== 'Escape' || picking) return
      event.stopImmediatePropagation()
      shut()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [close, picking])
  return useBoard().handheld ? <HandTray {...props} /> : <DeskTray {...props} />
}

function useTitles(): (group: string) => string {
  const { t } = useTranslation()
  const { scene, me } = useBoard()
  return (name) => {
    const [zone, seat] = name.split('.')
    if (zone === 'party')
      return Number(seat) === me ? t('hl.yourParty') : t('hl.party', { name: scene.names[Number(seat)] })
    return t(`hl.piles.${zone}`, { name: scene.names[Number(seat)] })
  }
}

/** Over the middle of the table. */
function DeskTray({ spots, high, close }: TrayProps) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [away, setAway] = useState(false)
  const many = spots.length > MANY || high
  const groups = groupsOf(spots)
  return (
    <section
      className={`hl-tray ${high ? 'high' : ''} ${away ? 'away' : ''} ${many ? 'many' : ''}`}
      aria-label={groups.map(({ name }) => titled(name)).join(', ')}
    >
      <button
        type="button"
        className="button ghost hl-tray-close"
        aria-expanded={close ? undefined : !away}
        onClick={close ?? (() => setAway(!away))}
      >
        <Icon name={close ? art.things.close : away ? art.things.cards : art.things.look} />
        <span>{t(close ? 'hl.close' : away ? 'hl.back' : 'hl.look')}</span>
      </button>
      {!away && (
        <BoardGround className="hl-tray-groups">
          {groups.map(({ name, spots }) => (
            <div key={name} className={`hl-tray-group of-${name.split('.')[0]}`}>
              <h2>{titled(name)}</h2>
              <Cards spots={spots} small={many} />
            </div>
          ))}
        </BoardGround>
      )}
    </section>
  )
}

/** In the place of the hand: it covers nothing, and nothing in it scrolls. */
function HandTray({ spots, close }: TrayProps) {
  const { t } = useTranslation()
  const { narrow, crowded } = useBoard()
  const { lit, picked, marked } = useOffers()
  const titled = useTitles()
  const width = useTrayWidth()
  const [opened, setOpened] = useState<number>()
  const groups = groupsOf(spots)
  const { large, pages } = trayPages(groups, width, narrow ? 2 : 1, crowded)
  // Cards that are only shown may come first: the page that opens has something to choose.
  const first = pages.findIndex((one) => offeredOn(one, new Set([...lit, ...picked])))
  // What is pointed out must be seen, whatever was looked at before.
  useEffect(() => setOpened((before) => (marked.size > 0 ? undefined : before)), [marked])
  const shown = pages.findIndex((one) => offeredOn(one, marked))
  const page = pages[opened ?? (shown < 0 ? first : shown)] ?? pages[0] ?? []
  return (
    <section
      className={`hl-tray in-hand ${large ? '' : 'many'}`}
      aria-label={groups.map(({ name }) => titled(name)).join(', ')}
    >
      {(close || pages.length > 1) && (
        <div className="hl-tray-head">
          {pages.length > 1 &&
            pages.map((one, i) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
                key={i}
                type="button"
                className="hl-tray-tab"
                aria-pressed={one === page}
                aria-label={one.map(({ name }) => titled(name)).join(', ')}
                data-leads={offeredOn(one, lit)}
                onClick={() => setOpened(i)}
              >
                {one.map(({ name, spots, part }) => (
                  <Owner key={name} name={name} count={spots.length} {...(part !== undefined && { part })} />
                ))}
              </button>
            ))}
          {close && (
            <button
              type="button"
              className="button ghost hl-tray-close"
              aria-label={t('hl.close')}
              onClick={close}
            >
              <Icon name={art.things.close} />
            </button>
          )}
        </div>
      )}
      <div className="hl-tray-groups">
        {page.map(({ name, spots }) => (
          <div key={name} className={`hl-tray-group of-${name.split('.')[0]}`}>
            {pages.length === 1 && <Owner name={name} />}
            <Cards spots={spots} small />
          </div>
        ))}
      </div>
    </section>
  )
}

/** What can be pointed at once a page is opened. */
function offeredOn(page: readonly TrayGroup[], lit: ReadonlySet<Spot>): string {
  return page.flatMap(({ spots }) => spots.filter((spot) => lit.has(spot))).join(' ')
}

/** A player's face and name, or what a pile is called; beside how many, the face alone. */
function Owner({
  name,
  count,
  part,
}: {
  readonly name: string
  readonly count?: number
  /** Of what does not fit on one page. */
  readonly part?: string
}) {
  const { t } = useTranslation()
  const { scene, me } = useBoard()
  const [zone = '', seat] = name.split('.')
  const player = seat !== undefined
  const own = Number(seat) === me
  const words = !player
    ? t(`hl.piles.${zone}`)
    : zone === 'hand'
      ? own
        ? t('hl.hand')
        : t('hl.piles.hand', { name: scene.names[Number(seat)] })
      : own
        ? t('hl.you')
        : scene.names[Number(seat)]
  return (
    <span className="hl-tray-owner">
      {player && <Medal seat={Number(seat)} />}
      <b>{count === undefined ? words : (part ?? (player ? count : `${words} ${count}`))}</b>
    </span>
  )
}

function Cards({ spots, small }: { readonly spots: readonly Spot[]; readonly small: boolean }) {
  return (
    <div className="hl-tray-cards">
      {spots.map((spot) => (
        <PlaceView key={spot} spot={spot} size={spotParts(spot).zone !== 'side' && small ? 's' : 'm'} tray />
      ))}
    </div>
  )
}
