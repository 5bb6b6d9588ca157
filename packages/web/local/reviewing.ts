// The part of the worker that looks at a record with a master's eyes; apart from the replay, for it takes long.

import type { AnyMind } from '@undercrown/bots'
import { refuse, type Seat } from '@undercrown/engine'
import { gameToReview, reviewNodes } from '@undercrown/review'
import { answering } from './answering.ts'
import { addCard, answerCard, deckFacts, dropCard } from './deck.ts'
import { gameNamed, mindNamed } from './games.ts'
import { type KeptInsight, keepInsight, keptInsights } from './insights.ts'
import { type GameJudge, gameJudge, judgeAgain } from './judging.ts'
import { recordIn } from './replay.ts'
import { openReview, type Review } from './review.ts'
import { everyNote, type ReviewShelf, shelfOf } from './reviews.ts'
import type { ReviewCall, WorkerCall } from './worker.ts'

/** Raised when judgements change: what was judged before is judged anew. */
const VERSION = 4

interface Judged {
  readonly judge: GameJudge
  readonly shelf: ReviewShelf
  readonly version: string
}

async function mindFor(game: string): Promise<AnyMind> {
  return (await mindNamed(game)) ?? refuse(`there are no bots for "${game}" here`)
}

function versionOf(mind: AnyMind): string {
  return `${VERSION}.${reviewNodes(mind)}`
}

async function openJudge(raw: unknown): Promise<Judged> {
  const { game, record } = await recordIn(raw, gameNamed)
  const mind = await mindFor(game.id)
  const version = versionOf(mind)
  const shelf = shelfOf(record, version)
  return { version, shelf, judge: gameJudge(gameToReview(game, record), mind, shelf) }
}

async function insightInto({ judge, version }: Judged, table: string, seat: Seat): Promise<boolean> {
  const insight = await judge.insight(seat)
  if (insight) await keepInsight({ ...insight, table, at: Date.now(), version })
  return insight !== undefined
}

/** What an older measure said is left out: those games can be reviewed anew. */
async function currentInsights(): Promise<KeptInsight[]> {
  const versions = new Map<string, string>()
  const all = await keptInsights()
  for (const game of new Set(all.map((one) => one.game))) {
    const mind = await mindNamed(game)
    if (mind) versions.set(game, versionOf(mind))
  }
  return all.filter(({ game, version }) => versions.get(game) === version)
}

export function begin(): void {
  let raw: unknown
  let loading: Promise<Review> = Promise.reject(new Error('no record yet'))
  let judging: Promise<Judged> | undefined
  loading.catch(() => {})

  const judged = () => {
    judging ??= openJudge(raw)
    return judging
  }

  async function work(what: ReviewCall): Promise<unknown> {
    switch (what.do) {
      case 'load':
        raw = what.raw
        judging = undefined
        loading = openReview(raw, gameNamed, mindNamed)
        await loading
        return undefined
      case 'advise':
        return (await loading).advise(what.step, what.seat, what.lang)
      case 'chances':
        return (await loading).chances(what.step, what.eyes)
      case 'judge':
        return (await judged()).judge.work(what.first, what.ms, () => performance.now())
      case 'decision':
        return (await judged()).judge.decision(what.step, what.lang)
      case 'beliefs':
        return (await judged()).judge.beliefs(what.eyes)
      case 'insight':
        return insightInto(await judged(), what.table, what.seat)
      case 'insights':
        return currentInsights()
      case 'notes':
        return (await judged()).shelf.notes()
      case 'note':
        return (await judged()).shelf.note(what.notes)
      case 'every-note':
        return everyNote()
      case 'try':
        return judgeAgain(await mindFor(what.moment.game), what.moment, what.option, what.lang)
      case 'deck':
        return deckFacts(Date.now())
      case 'add':
        return addCard(what.card, Date.now())
      case 'drop':
        return dropCard(what.card.id)
      case 'answered':
        return answerCard(what.card, what.right, Date.now())
    }
  }

  self.onmessage = ({ data }: MessageEvent<WorkerCall<ReviewCall>>) => answering(data, work)
}
