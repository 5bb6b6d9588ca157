// The part of the worker that analyses: one at the desk lays positions out and plays on them, another one thinks. Who
// thinks is not asked to stop but sent away.

import { refuse } from '@undercrown/engine'
import { puzzleGames } from '@undercrown/puzzles/games.ts'
import { analysisDesk } from './analysis.ts'
import { answering } from './answering.ts'
import { gameNamed } from './games.ts'
import type { AnalysisCall, AnalysisNews, WorkerCall } from './worker.ts'

async function openDesk(id: string) {
  const game = await gameNamed(id)
  const analyst = await puzzleGames.find((one) => one.id === id)?.analyst?.()
  if (!game || !analyst) return refuse(`there is no analysis of "${id}" here`)
  return { desk: analysisDesk(game, analyst), analyst }
}

export function begin(): void {
  const opened = new Map<string, ReturnType<typeof openDesk>>()

  function at(game: string): ReturnType<typeof openDesk> {
    const known = opened.get(game) ?? openDesk(game)
    opened.set(game, known)
    return known
  }

  async function work({ game, ...what }: AnalysisCall): Promise<unknown> {
    const { desk, analyst } = await at(game)
    switch (what.do) {
      case 'lay':
        return desk.lay(what.position)
      case 'start':
        return desk.start(what.options)
      case 'at':
        return desk.at(what.position, what.moves)
      case 'analyse':
        return analyst.analyse(desk.state(what.position, what.moves), (finding) =>
          self.postMessage({ type: 'found', finding } satisfies AnalysisNews),
        )
    }
  }

  self.onmessage = ({ data }: MessageEvent<WorkerCall<AnalysisCall>>) => answering(data, work)
}
