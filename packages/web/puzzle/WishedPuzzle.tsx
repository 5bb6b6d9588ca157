// A puzzle that is wished for: while it comes, where there is none, and once it is there.

import type { Lang } from '@undercrown/engine'
import { type ReactNode, Suspense, use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { PuzzleMode, PuzzleWish } from '../client/puzzles.ts'
import { puzzlesOfGame, titleOf } from '../registry.ts'
import { RefusedLink } from '../screens/RefusedLink.tsx'
import { Trouble } from '../screens/Trouble.tsx'
import '../words/puzzles.ts'
import { type PuzzlePlay, usePuzzle } from './usePuzzle.ts'
import { kindWords } from './words.ts'

/** Counts what became of the first answer to each puzzle, once. */
export function FirstAnswer({
  play,
  right,
  wrong,
  children,
}: {
  readonly play: PuzzlePlay
  right(): void
  wrong(): void
  readonly children: ReactNode
}) {
  const { first } = play
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!first) return
    if (first.right) right()
    else wrong()
  }, [first])
  return children
}

export function WishedPuzzle({
  wish,
  mode,
  run,
  children,
}: {
  readonly wish: PuzzleWish
  readonly mode: PuzzleMode
  readonly run?: string
  children(play: PuzzlePlay): ReactNode
}) {
  const { t } = useTranslation()
  const opening = usePuzzle(wish, mode, run)
  if (opening.state === 'loading') return <Trouble state="loading" />
  if (opening.state === 'refused')
    return (
      <RefusedLink
        title={t(wish.by === 'text' ? 'puzzles.notPuzzle' : 'puzzles.none')}
        why={wish.by === 'text' ? opening.why : undefined}
        back={t('puzzles.back')}
        href="/puzzles"
      />
    )
  return (
    <Suspense fallback={<Trouble state="loading" />}>
      <Titled play={opening.play}>{children(opening.play)}</Titled>
    </Suspense>
  )
}

/** The tab says which task of which game it is. */
function Titled({ play, children }: { readonly play: PuzzlePlay; readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  const lang = i18n.language as Lang
  const { game, kind } = play.opened.facts
  const { name } = kindWords(use(puzzlesOfGame(game)), kind, lang)
  useEffect(() => {
    document.title = `${name} – ${titleOf(game, lang)} – Undercrown`
    return () => {
      document.title = 'Undercrown'
    }
  }, [name, game, lang])
  return children
}
