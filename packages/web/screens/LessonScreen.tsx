// A lesson by its address, or held by the link itself.

import type { Lang } from '@undercrown/engine'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'wouter'
import { addIcons } from '../art/icons.ts'
import icons from '../art/lessons.json?icons'
import { lessonDone, lessons, type OpenedLesson } from '../client/lessons.ts'
import { moduleLessons } from '../client/modules.ts'
import { unpack } from '../client/pack.ts'
import { LessonTable } from '../lesson/LessonTable.tsx'
import { type LessonPlay, useLesson } from '../lesson/useLesson.ts'
import { preparePuzzles } from '../registry.ts'
import '../words/lesson.ts'
import { RefusedLink } from './RefusedLink.tsx'
import { Trouble } from './Trouble.tsx'

addIcons(icons)

export function LessonScreen() {
  const { game = '', lesson = '' } = useParams()
  const open = () => {
    // Its screen comes while it is looked for.
    preparePuzzles(game)
    return lessons.open(game, lesson)
  }
  return <Opening id={`${game}/${lesson}`} open={open} shipped />
}

/** One that somebody wrote. */
export function LessonByLink() {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const look = () => setHash(location.hash)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return <Opening id={hash} open={async () => lessons.read(JSON.stringify(await unpack(hash.slice(1))))} />
}

function Opening({
  id,
  open,
  shipped = false,
}: {
  readonly id: string
  open(): Promise<OpenedLesson>
  readonly shipped?: boolean
}) {
  const { t } = useTranslation()
  const opening = useLesson(id, open)
  if (opening.state === 'loading') return <Trouble state="loading" />
  if (opening.state === 'refused')
    return (
      <RefusedLink
        title={t(shipped ? 'lesson.none' : 'lesson.notLesson')}
        why={shipped ? undefined : opening.why}
        back={t('lesson.back')}
        href="/learn"
      />
    )
  return (
    <Suspense fallback={<Trouble state="loading" />}>
      <Opened key={id} play={opening.play} shipped={shipped} />
    </Suspense>
  )
}

function Opened({ play, shipped }: { readonly play: LessonPlay; readonly shipped: boolean }) {
  const { i18n } = useTranslation()
  const [, go] = useLocation()
  const { opened } = play
  const title = opened.title[i18n.language as Lang]
  useEffect(() => {
    document.title = `${title} – Undercrown`
    return () => {
      document.title = 'Undercrown'
    }
  }, [title])
  const next = () => {
    if (shipped) lessonDone(opened.game, opened.id)
    const { game, id, all } = opened
    const following = all[all.findIndex((one) => one.id === id) + 1]
    // Whoever has learned the game itself is led to a first game of it, not into what extends it.
    const extra = moduleLessons(game)
    const goesOn = following && extra.has(following.id) === extra.has(id)
    go(goesOn ? `/learn/${game}/${following.id}` : `/learn#${game}`)
  }
  return <LessonTable play={play} leave={() => go('/learn')} next={next} />
}
