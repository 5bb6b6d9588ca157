// A table of the server: the waiting room, the game, its end. Its address is the table.

import type { Lang } from '@undercrown/engine'
import type { RefusalMessage } from '@undercrown/protocol'
import { Suspense, use, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { api } from '../client/api.ts'
import { takePart } from '../client/deal.ts'
import { askMeAgain, needMe, useMe } from '../client/me.ts'
import { retrySocket, socketLink } from '../client/socket.ts'
import { type TableStore, tableStore } from '../client/table.ts'
import { useTableNow } from '../client/useStore.ts'
import { copy } from '../parts/Copy.tsx'
import { Logo } from '../parts/Logo.tsx'
import { isGame, screenOfGame } from '../registry.ts'
import { Clocks } from '../table/Clocks.tsx'
import { againWords, type EndDeed, endItems } from '../table/EndDeeds.tsx'
import { GameTable } from '../table/GameTable.tsx'
import { Menu } from '../table/Menu.tsx'
import { Offer } from '../table/Offer.tsx'
import { SpectatorCount, Spectators } from '../table/Spectators.tsx'
import { namesOf } from '../table/scene.ts'
import { Talk } from '../table/Talk.tsx'
import { OfferModule } from './OfferModule.tsx'
import { Trouble } from './Trouble.tsx'
import { WaitingRoom } from './WaitingRoom.tsx'
import '../words/talk.ts'
import '../words/watching.ts'

/** How long a table may take to appear before we say that the server is silent. */
const PATIENCE = 6000

export function TableScreen() {
  const { table = '' } = useParams()
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  const [store, setStore] = useState<TableStore>()
  useEffect(() => {
    let closed = false
    let made: TableStore | undefined
    let rest = () => {}
    // Whoever comes by a link is somebody before they sit down.
    needMe()
      .catch(() => {})
      .then(() => {
        if (closed) return
        made = tableStore(socketLink, table, code)
        rest = takePart(made)
        setStore(made)
      })
    return () => {
      closed = true
      rest()
      made?.close()
      setStore(undefined)
    }
  }, [table, code])
  return store ? <AtTable key={store.id} store={store} /> : <Trouble state="loading" />
}

function AtTable({ store }: { readonly store: TableStore }) {
  const now = useTableNow(store)
  const { sheet, status, refusal } = now
  const [, go] = useLocation()
  const { rematch, rematchBy } = sheet ?? {}
  // Who asked first sits there already.
  const joins = rematchBy !== now.seat
  const [followed, setFollowed] = useState(false)
  useEffect(() => {
    if (rematch === undefined || !followed) return
    const gone = new AbortController()
    const follow = () => gone.signal.aborted || go(`/table/${rematch}`)
    // Where they cannot be seated now, a chair can be pressed there.
    if (joins) api.sit(rematch).then(follow, follow)
    else follow()
    return () => gone.abort()
  }, [rematch, joins, followed, go])

  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [])

  // Who is banned meanwhile is cut off like one whose way is lost: only the server can tell which it is.
  const { person } = useMe()
  useEffect(() => {
    if (status === 'lost') askMeAgain()
  }, [status])

  if (status === 'refused') return <Trouble state="refused" code={refusal?.code} />
  if (status !== 'live' && person?.banned !== undefined) return <Trouble state="refused" code="banned" />
  if (!sheet) return <Trouble state={status === 'lost' || late ? 'gone' : 'loading'} />
  if (!isGame(sheet.game)) return <Trouble state="outdated" />
  if (sheet.phase === 'open' || !now.game) return <WaitingRoom now={now} store={store} />
  return (
    <Suspense fallback={<Trouble state="loading" />}>
      <Playing store={store} rematch={() => setFollowed(true)} />
    </Suspense>
  )
}

function Playing({ store, rematch }: { readonly store: TableStore; rematch(): void }) {
  const now = useTableNow(store)
  const { t, i18n } = useTranslation()
  const sheet = now.sheet as NonNullable<typeof now.sheet>
  const screen = use(screenOfGame(sheet.game))
  const [wrong, setWrong] = useState<string>()
  const [, go] = useLocation()
  const refused = (why: RefusalMessage) => setWrong(t(`refusals.${why.code}`, { defaultValue: why.message }))
  const lang = i18n.language as Lang
  const run: TableStore['command'] = (command) => {
    setWrong(undefined)
    return store.command(command).catch(refused)
  }
  /** What was just done, for a moment. */
  const [done, setDone] = useState<string>()
  useEffect(() => {
    if (done === undefined) return
    const timer = setTimeout(() => setDone(undefined), 4000)
    return () => clearTimeout(timer)
  }, [done])
  const way = sheet.code === undefined ? `/table/${store.id}` : `/join/${sheet.code}`
  const invite = () => copy(`${location.origin}${way}`).then(() => setDone(t('table.watchLinkCopied')))
  const list = () =>
    store
      .command({ do: 'list', on: !sheet.listed })
      .then(() => setDone(t(sheet.listed ? 'watching.unlisted' : 'watching.listed')), refused)
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  const hosting = useMe().person?.id === sheet.host
  const seated = now.seat !== null
  const playing = sheet.phase === 'playing'
  const over = sheet.phase === 'over'
  const wisher = sheet.rematchBy === undefined || sheet.rematchBy === now.seat ? undefined : sheet.rematchBy
  // The record of a table that is not listed is for whoever has its link.
  const key = sheet.listed ? undefined : (sheet.watchCode ?? code)
  const replay = `/replay/${store.id}${key === undefined ? '' : `?code=${key}`}`
  const deed: EndDeed = {
    review: replay.replace('/replay/', '/review/'),
    replay,
    share: async () => `${location.origin}${replay}`,
    again: seated
      ? () => {
          rematch()
          run({ do: 'rematch' })
        }
      : undefined,
    againWords: againWords(screen, t),
    wish: wisher === undefined ? undefined : namesOf(sheet, t)[wisher],
  }
  const resting = seated && sheet.seats[now.seat as number]?.absent === true

  return (
    <GameTable
      store={store}
      screen={screen}
      title={
        <>
          <Link href="/" className="home-link" aria-label={t('table.home')}>
            <Logo />
          </Link>
          <h1 className="table-title sideways-unseen">{screen.words.phrases[lang].title}</h1>
          {!seated && <span className="table-round">{t('table.watching')}</span>}
          <SpectatorCount watching={now.watching} />
          <Clocks now={now} />
        </>
      }
      menu={
        <>
          {seated && playing && <OfferModule game={sheet.game} options={sheet.options} />}
          <Menu
            items={[
              ...(over ? endItems(deed, t, go) : []),
              ...(playing && (sheet.code !== undefined || sheet.listed)
                ? [{ label: t('table.watchLink'), run: invite }]
                : []),
              ...(hosting && playing
                ? [{ label: t(sheet.listed ? 'watching.unlist' : 'watching.list'), run: list }]
                : []),
              ...(seated && playing && screen.words.draws
                ? [{ label: t('table.offerDraw'), run: () => run({ do: 'offer', what: 'draw' }) }]
                : []),
              ...(seated && playing
                ? [{ label: t('table.offerEnd'), run: () => run({ do: 'offer', what: 'end' }) }]
                : []),
              ...(seated && playing
                ? [
                    {
                      label: t('table.resign'),
                      run: () => run({ do: 'resign' }),
                      confirm: t('table.resignSure'),
                    },
                  ]
                : []),
            ]}
          />
        </>
      }
      talk={
        sheet.silent ? <Spectators watching={now.watching} /> : <Talk now={now} store={store} code={code} />
      }
      notice={
        <>
          {done !== undefined && (
            <p className="table-note" role="status">
              {done}
            </p>
          )}
          {resting && (
            <p className="table-note" role="status">
              {t('states.botSitsIn')}{' '}
              <button type="button" className="button primary" onClick={() => run({ do: 'return' })}>
                {t('states.takeSeatBack')}
              </button>
            </p>
          )}
          {wrong !== undefined && (
            <p className="refusal" role="alert">
              {wrong}
            </p>
          )}
          <Offer now={now} run={run} />
        </>
      }
      retry={retrySocket}
      askToUndo={() => run({ do: 'offer', what: 'undo' })}
      ending={deed}
      record={() => api.record(store.id, key)}
    />
  )
}
