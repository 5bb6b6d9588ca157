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

export function CoachedGame({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [, go] = useLocation()
  const [former, setFormer] = useState<RunningTable>()
  useEffect(() => {
    let stale = false
    localTables().then((tables) => {
      const [first] = running([], tables).filter((one) => one.game === game && isCoached(one.id))
      if (!stale) setFormer(first)
    })
    return () => {
      stale = true
    }
  }, [game])
  const start = async () => {
    const id = await openLocal(orderAtOnce(game, true, myFace(), presets(game)))
    setCoached(id, true)
    go(`/local/${id}`)
  }
  const { usual, minutes } = webGame(game)
  const goesOn = former && former.state !== 'over'
  const how = former?.ended?.how
  const title = t(goesOn ? 'lesson.coachedOn' : former ? 'lesson.coachedOver' : 'lesson.coached')
  const deed = t(goesOn ? 'lesson.carryOn' : former ? 'lesson.again' : 'lesson.start')
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
        className={`button ${former ? '' : 'primary'}`}
        // Each game has one: whoever only hears it must know which.
        aria-label={`${deed}, ${titled(game)}, ${title}`}
        onClick={goesOn ? () => go(former.href) : start}
      >
        {deed}
      </button>
    </div>
  )
}
