// What the panels beside a puzzle share: what they are given, their heads, and deeds in words.

import type { Lang } from '@undercrown/engine'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Told } from '../client/table.ts'
import { Sentence } from '../parts/Sentence.tsx'
import { logEntries } from '../table/log.ts'
import type { AnyScreen, Scene } from '../table/screen.ts'
import type { PuzzlePlay } from './usePuzzle.ts'
import type { GamePuzzles, PuzzleParts } from './words.ts'

/** What is to be said of a run that is over. */
export interface RunOver {
  readonly title: string
  readonly line: string
}

export interface AsideProps {
  readonly play: PuzzlePlay
  readonly screen: AnyScreen
  readonly said: GamePuzzles
  readonly parts: PuzzleParts
  readonly scene: Scene
  /** How it was solved, in words. */
  readonly result: string
  readonly isDaily: boolean
  readonly runs: boolean
  readonly over: RunOver | undefined
  /** Where there is room beside the board on both sides, some of it stands on the other. */
  readonly winged: boolean
  /** What is to be named, where there is room for it here. */
  readonly pad: ReactNode
  next(): void
}

export function PanelHead({ title, small }: { readonly title: string; readonly small?: ReactNode }) {
  return (
    <h2>
      {title} {small !== undefined && small !== false && <small>{small}</small>}
    </h2>
  )
}

/** Deeds in the words of the log. */
export function DeedWords({
  told,
  screen,
  scene,
  pressed = false,
}: { readonly told: Told | undefined; readonly pressed?: boolean } & Pick<AsideProps, 'screen' | 'scene'>) {
  const { t, i18n } = useTranslation()
  const lang = i18n.language as Lang
  const lines = useMemo(
    () => (told ? logEntries(screen, [told], scene.seat, lang) : []),
    [told, screen, scene.seat, lang],
  )
  const line = lines.find(({ telling }) => telling === 'deed') ?? lines[0]
  return line ? (
    <Sentence pressed={pressed} phrase={line.phrase} names={scene.names} lang={lang} />
  ) : (
    t('puzzles.nothingDone')
  )
}
