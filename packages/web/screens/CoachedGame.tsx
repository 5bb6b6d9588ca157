// A real game against easy bots, as one begins, with the Lantern at one's side: to begin, to take up again, or once more.

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { presets } from '../client/atOnce.ts'
import { isCoached, setCoached } from '../client/coached.ts'
import { orderAtOnce } from '../client/firstGame.ts'
import { localTables, openLocal } from '../client/local.ts'
import { myFace } from '../client/me.ts'
import { type RunningTable, running } from '../client/running.ts'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import { webGame } from '../registry.ts'

/** What somebody has of it: nothing yet, one that goes on, or one that was played. Undefined until that is known. */
export function useCoachedGame(game: string | undefined) {
  const [, go] = useLocation()
  const [found, setFound] = useState<{ readonly game: string; readonly former?: RunningTable }>()
  useEffect(() => {
    let stale = false
    if (game !== undefined)
      localTables().then((tables) => {
        const [former] = running([], tables).filter((one) => one.game === game && isCoached(one.id))
        if (!stale) setFound({ game, ...(former && { former }) })
      })
    return () => {
      stale = true
    }
  }, [game])
  if (game === undefined || found?.game !== game) return undefined
  const { former } = found
  const state = !former ? 'new' : former.state === 'over' ? 'over' : 'on'
  const run = async () => {
    if (former && state === 'on') return go(former.href)
    const id = await openLocal(orderAtOnce(game, true, myFace(), presets(game)))
    setCoached(id, true)
    go(`/local/${id}`)
  }
  return { state, how: former?.ended?.how, run } as const
}

export const coachedTitles = {
  new: 'lesson.coached',
  on: 'lesson.coachedOn',
  over: 'lesson.coachedOver',
} as const
const deeds = { new: 'lesson.start', on: 'lesson.carryOn', over: 'lesson.again' } as const

export function CoachedGame({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const coached = useCoachedGame(game)
  const state = coached?.state ?? 'new'
  const how = coached?.how
  const { usual, minutes } = webGame(game)
  const [title, deed] = [t(coachedTitles[state]), t(deeds[state])]
  return (
    <div className="learn-coach">
      <Icon name="old-lantern" />
      <span>
        <b>{title}</b>
        <small>
          {how ? t(`lesson.ended.${how}`) : t('lesson.coachedLine', { count: usual - 1, minutes })}
        </small>
      </span>
      <button
        type="button"
        className={`button ${state === 'new' ? 'primary' : ''}`}
        // Each game has one: whoever only hears it must know which.
        aria-label={`${deed}, ${titled(game)}, ${title}`}
        onClick={coached?.run}
      >
        {deed}
      </button>
    </div>
  )
}
