// A table in this browser: against bots, or passed from hand to hand with a curtain in between.

import type { AnyView, Lang } from '@undercrown/engine'
import type { Command } from '@undercrown/protocol'
import { lazy, Suspense, use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { isCoached, setCoached } from '../client/coached.ts'
import { localAdvice, localLink, localRecord, takeDevice } from '../client/local.ts'
import { paced } from '../client/settings.ts'
import { type TableNow, type TableStore, tableStore } from '../client/table.ts'
import { useTableNow } from '../client/useStore.ts'
import type { CoachVoice } from '../coach/Coach.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import { isGame, screenOfGame } from '../registry.ts'
import { againWords, type EndDeed, endItems } from '../table/EndDeeds.tsx'
import { GameTable } from '../table/GameTable.tsx'
import { Menu } from '../table/Menu.tsx'
import { namesOf } from '../table/scene.ts'
import { Curtain, PassOn } from './Curtain.tsx'
import { OfferModule } from './OfferModule.tsx'
import { Trouble } from './Trouble.tsx'

const Advice = lazy(async () => ({ default: (await import('../table/AdvicePanel.tsx')).AdvicePanel }))

const Coach = lazy(async () => ({ default: (await import('../coach/Coach.tsx')).Coach }))

const FirstGame = lazy(async () => ({ default: (await import('./FirstGame.tsx')).FirstGame }))

/** Where nothing is hidden the next one is asked without a curtain, once the last move was seen. */
const LOOK = 900

export function LocalScreen() {
  const { table = '' } = useParams()
  const [store, setStore] = useState<TableStore>()
  useEffect(() => {
    const made = tableStore(localLink(), table)
    setStore(made)
    return () => {
      made.close()
      setStore(undefined)
    }
  }, [table])
  return store ? <AtTable key={store.id} store={store} /> : <Trouble state="loading" />
}

function AtTable({ store }: { readonly store: TableStore }) {
  const { sheet, game, status, refusal } = useTableNow(store)
  const [, go] = useLocation()
  const rematch = sheet?.rematch
  const [again, setAgain] = useState(false)
  useEffect(() => {
    if (rematch === undefined || !again) return
    // Whoever was coached is coached once more.
    if (isCoached(store.id)) setCoached(rematch, true)
    go(`/local/${rematch}`)
  }, [rematch, again, go, store.id])

  if (status === 'refused') return <Trouble state="refused" code={refusal?.code} here />
  if (status === 'lost') return <Trouble state="outdated" />
  if (!sheet || !game) return <Trouble state="loading" />
  if (!isGame(sheet.game)) return <Trouble state="outdated" />
  return (
    <Suspense fallback={<Trouble state="loading" />}>
      <Playing store={store} again={() => setAgain(true)} />
    </Suspense>
  )
}

/** Who should have the device: somebody else, who is asked something while whoever has it is not. */
function nextOf({ sheet, game, seat }: TableNow): number | undefined {
  if (!sheet || !game || game.choice || sheet.phase !== 'playing') return undefined
  const people = sheet.seats.flatMap(({ person, resigned }, one) => (person && !resigned ? [one] : []))
  return game.waiting.find((one) => one.seat !== seat && people.includes(one.seat))?.seat
}

function Playing({ store, again }: { readonly store: TableStore; again(): void }) {
  const now = useTableNow(store)
  const { t, i18n } = useTranslation()
  const sheet = now.sheet as NonNullable<typeof now.sheet>
  const screen = use(screenOfGame(sheet.game))
  const next = nextOf(now)
  const [, go] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [advised, setAdvised] = useState<string>()
  const [coached, setCoachedNow] = useState(() => isCoached(store.id))
  const [voice, speak] = useState<CoachVoice>()
  const heard = coached ? voice : undefined
  const name = next === undefined ? '' : (sheet.seats[next]?.person?.name ?? '')
  const faceUp = screen.faceUp === true
  const { title } = screen.words.phrases[i18n.language as Lang]
  const first = now.seat === null

  useEffect(() => {
    if (!faceUp || next === undefined) return
    const timer = setTimeout(() => takeDevice(store.id, next), first ? 0 : paced(LOOK))
    return () => clearTimeout(timer)
  }, [faceUp, next, first, store.id])

  if (next !== undefined && first && !faceUp)
    return <Curtain key={next} title={title} name={name} open={() => takeDevice(store.id, next)} />

  const run = (command: Command) => void store.command(command).catch(() => {})
  const playing = sheet.phase === 'playing' && now.seat !== null
  const over = sheet.phase === 'over'
  const deed: EndDeed = {
    review: `/review/local/${store.id}`,
    replay: `/replay/local/${store.id}`,
    share: async () => {
      const record = { ...(await localRecord(store.id)), names: namesOf(sheet, t) }
      const { pack } = await import('../client/pack.ts')
      return `${location.origin}/replay#${await pack(record)}`
    },
    again: () => {
      again()
      run({ do: 'rematch' })
    },
    againWords: againWords(screen, t),
  }
  const moved = now.log.length > 0 && sheet.moves > 0
  return (
    <GameTable
      store={store}
      screen={screen}
      title={
        <>
          <Link href="/" className="home-link" aria-label={t('table.home')}>
            <Logo />
          </Link>
          <h1 className="table-title sideways-unseen">{title}</h1>
        </>
      }
      menu={
        <>
          {playing && <OfferModule game={sheet.game} options={sheet.options} />}
          {playing && now.game?.choice && (
            <button
              type="button"
              className="button ghost ask-master"
              aria-label={t(coached ? 'local.why' : 'master.ask')}
              onClick={() => setAdvised(JSON.stringify(now.game?.choice))}
            >
              <Icon name={coached ? 'lantern-flame' : 'owl'} />{' '}
              <span>{t(coached ? 'local.why' : 'master.ask')}</span>
            </button>
          )}
          <Menu
            items={[
              ...(over ? endItems(deed, t, go) : []),
              ...(playing
                ? [
                    {
                      label: t(coached ? 'local.coachAway' : 'local.coachHere'),
                      run: () => {
                        setCoached(store.id, !coached)
                        setCoachedNow(!coached)
                      },
                    },
                  ]
                : []),
              ...(playing && moved
                ? [{ label: t('local.takeBack'), run: () => run({ do: 'offer', what: 'undo' }) }]
                : []),
              ...(playing
                ? [
                    {
                      label: t('table.resign'),
                      run: () => run({ do: 'resign' }),
                      confirm: t('local.resignSure'),
                    },
                  ]
                : []),
            ]}
          />
        </>
      }
      notice={
        <>
          {search.has('first') && (
            <Suspense>
              <FirstGame game={sheet.game} close={() => setSearch({}, { replace: true })} />
            </Suspense>
          )}
          {coached && playing && (
            <Suspense>
              <Coach
                table={store.id}
                game={sheet.game}
                seats={sheet.seats.length}
                choice={now.game?.choice as never}
                view={now.game as AnyView | undefined}
                speak={speak}
              />
            </Suspense>
          )}
          {/* About one question, whatever the others do meanwhile. */}
          {advised !== undefined && advised === JSON.stringify(now.game?.choice) && (
            <Suspense>
              <Advice
                ask={(lang) => localAdvice(store.id, lang)}
                play={(pick) => run({ do: 'play', seq: now.seq, pick })}
                close={() => setAdvised(undefined)}
              />
            </Suspense>
          )}
        </>
      }
      waiting={next !== undefined && !faceUp && <PassOn key={next} pass={() => takeDevice(store.id, null)} />}
      shared={sheet.seats.filter(({ person }) => person).length > 1}
      ending={deed}
      coach={heard?.say}
      before={heard?.before}
      record={() => localRecord(store.id)}
    />
  )
}
