// Where positions are analysed: the page is that of the game which has one, on a table like any other.

import { type ComponentType, lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { openLocal } from '../client/local.ts'
import { myFace } from '../client/me.ts'
import type { AnalysisProps } from '../registration.ts'
import { analysedGame, webGame } from '../registry.ts'
import { Menu } from '../table/Menu.tsx'
import { TableView } from '../table/TableView.tsx'
import { NotFound } from './NotFound.tsx'
import { Trouble } from './Trouble.tsx'

const AnalysedPage = lazy(async (): Promise<{ default: ComponentType<AnalysisProps> }> => {
  const page = analysedGame === undefined ? undefined : await webGame(analysedGame).analysis?.()
  return { default: page ?? NotFound }
})

export function AnalysisScreen() {
  const [, go] = useLocation()
  const play: AnalysisProps['play'] = async (position, me, level) => {
    const game = analysedGame ?? ''
    const seats = Array.from({ length: webGame(game).usual }, (_, seat) =>
      seat === me ? { kind: 'human' as const, ...myFace() } : { kind: 'bot' as const, level },
    )
    go(`/local/${await openLocal({ game, position, seats })}`)
  }
  return (
    <Suspense fallback={<Trouble state="loading" />}>
      <AnalysedPage Table={TableView} Menu={Menu} loading={<Trouble state="loading" />} play={play} />
    </Suspense>
  )
}
