// What a screen reader is told: every event in the words of the log, and assertively that it is one's turn.

import { plain } from '@undercrown/engine'
import { useSettings } from '../client/settings.ts'
import { useTable } from './context.ts'
import type { LogPassage } from './log.ts'

export function Speaker({
  events,
  seq,
  prompt,
  asked,
}: {
  readonly events: readonly LogPassage[]
  readonly seq: number
  readonly prompt: string
  readonly asked: boolean
}) {
  const { scene, lang } = useTable()
  const { speakSecrets } = useSettings()
  // What one learns by one's own deeds is not said aloud where others may hear it.
  const news = events.filter((line) => line.seq === seq && (speakSecrets || line.by !== scene.seat)).slice(-6)
  // What was done to oneself is not one line of many.
  const mine = news.filter(({ strikes }) => strikes.length > 0)
  return (
    <div className="unseen">
      <div aria-live="assertive">
        {mine.map((line) => (
          <p key={line.id}>{plain(line.phrase, scene.names, lang)}.</p>
        ))}
      </div>
      <div role="log" aria-live="polite">
        {news
          .filter((line) => !mine.includes(line))
          .map((line) => (
            <p key={line.id}>{plain(line.phrase, scene.names, lang)}.</p>
          ))}
      </div>
      <div aria-live="assertive">{asked ? prompt : ''}</div>
    </div>
  )
}
