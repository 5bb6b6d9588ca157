// The analysis of a position of Leaders: set up, played on by both sides, thought about, passed on.

import type { AnyView, Asked } from '@undercrown/engine'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { addIcons } from '../art/icons.ts'
import { Icon } from '../parts/Icon.tsx'
import { Logo } from '../parts/Logo.tsx'
import type { AnalysisProps } from '../registration.ts'
import type { AnyScreen, Scene } from '../table/screen.ts'
import { useFlow, useMatches } from '../table/useRoom.ts'
import { addWords } from '../words/index.ts'
import { AnalysisBoard } from './AnalysisBoard.tsx'
import icons from './analysis.json?icons'
import { AnalysisContext } from './analysisContext.ts'
import { analysisEn } from './analysisEn.ts'
import { analysisFr } from './analysisFr.ts'
import { savePicture } from './picture.ts'
import { screen as leadersScreen } from './screen.ts'
import { useAnalysis } from './useAnalysis.ts'
import { useMasterMind } from './useMasterMind.ts'
import './analysis.css'

addIcons(icons)
addWords('analysis', analysisEn, analysisFr)

const screen: AnyScreen = { ...leadersScreen, Board: AnalysisBoard as AnyScreen['Board'] }
const noFace = { avatar: '', name: '' }

export function AnalysisPage({ Table, Menu, loading, play }: AnalysisProps) {
  const { t } = useTranslation()
  const analysis = useAnalysis()
  const [asked, ask] = useState(true)
  const [below, setBelow] = useState(0)
  const isSound = analysis !== undefined && analysis.wrong === undefined
  const master = useMasterMind(analysis?.position ?? '', analysis?.words ?? [], asked && isSound)
  const context = useMemo(
    () => analysis && { analysis, master, asked, ask, playFrom: play },
    [analysis, master, asked, play],
  )
  const length = analysis?.words.length ?? 0
  const before = useRef(length)
  const still = length !== before.current + 1
  useEffect(() => {
    before.current = length
  }, [length])
  useEffect(() => {
    document.title = `${t('analysis.title')} – Leaders – Undercrown`
    return () => {
      document.title = 'Undercrown'
    }
  }, [t])
  useLineKeys(analysis)
  // In a hand it lies below each other.
  useFlow(useMatches('tablet'))

  const frame = analysis?.moment.frame
  const draft = analysis?.wrong ? analysis.draft : undefined
  const scene = useMemo((): Scene | undefined => {
    if (!frame) return undefined
    const { part, outcome } = frame
    const names = [t('analysis.sides.black'), t('analysis.sides.white')]
    const common = { seat: null, below, names, faces: names.map((name) => ({ ...noFace, name })), bots: [] }
    const view = { open: part.open, own: part.own } as AnyView
    if (draft) {
      const open = { ...(part.open as object), ...draft, options: { mode: draft.mode }, visible: draft.hire }
      const pieces = draft.pieces.map((piece) => ({
        ...piece,
        acted: piece.who === draft.toMove && draft.acted.includes(piece.character),
      }))
      return { ...common, view: { ...view, open: { ...open, pieces } } as AnyView, waiting: [] }
    }
    return {
      ...common,
      view,
      waiting: [],
      ...(part.choice && { ask: part.choice.ask as Asked }),
      ...(outcome && { outcome }),
    }
  }, [frame, draft, below, t])

  if (!analysis || !scene || !context || !frame) return loading
  const save = (kind: 'svg' | 'png') => savePicture(kind, `undercrown-${t('analysis.picture.name')}`)
  return (
    <AnalysisContext value={context}>
      <Table
        screen={screen}
        scene={scene}
        seq={analysis.seq}
        choice={draft ? undefined : frame.part.choice}
        log={analysis.fresh ? [analysis.fresh] : []}
        fresh={analysis.fresh}
        still={still}
        shared
        play={analysis.play}
        undo={analysis.undo}
        look="analysis"
        aside={null}
        title={
          <>
            <Link href="/learn" className="home-link" aria-label={t('table.home')}>
              <Logo />
            </Link>
            <h1 className="table-title analysis-title sideways-unseen">
              {t('analysis.title')}
              <span>
                {' · Leaders'}
                {analysis.from !== undefined && ` · ${t('analysis.from', { from: analysis.from })}`}
              </span>
            </h1>
          </>
        }
        menu={
          <>
            <button
              type="button"
              className="button master-button"
              aria-pressed={asked}
              aria-label={t('analysis.thinks')}
              onClick={() => ask(!asked)}
            >
              <Icon name="owl" /> <span>{t('analysis.thinks')}</span>
            </button>
            <button
              type="button"
              className="button flip-button"
              aria-label={t('analysis.flip')}
              onClick={() => setBelow(1 - below)}
            >
              <Icon name="clockwise-rotation" /> <span>{t('analysis.flip')}</span>
            </button>
            <Menu
              items={[
                { label: t('analysis.picture.svg'), run: () => save('svg') },
                { label: t('analysis.picture.png'), run: () => save('png') },
              ]}
            />
          </>
        }
      />
    </AnalysisContext>
  )
}

/** Left and right go through the line, where the board is not being walked on. */
function useLineKeys(analysis: ReturnType<typeof useAnalysis>): void {
  const latest = useRef(analysis)
  latest.current = analysis
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { target, key } = event
      if (event.altKey || event.ctrlKey || event.metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight'))
        return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog, .hexes')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (key === 'ArrowLeft') latest.current?.back()
      else latest.current?.on()
    }
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
