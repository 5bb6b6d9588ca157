// The table of the analysis: the position to set up, the board, and what is found out about it.

import { type CellName, cellNames, standing } from '@undercrown/leaders/facts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardGround } from '../table/BoardGround.tsx'
import { OffersContext, type OffersValue, TableContext, useOffers, useTable } from '../table/context.ts'
import type { BoardProps, Spot } from '../table/screen.ts'
import { useDrag } from '../table/useDrag.tsx'
import { useAnalysisHere } from './analysisContext.ts'
import { BestTurnsPanel } from './BestTurnsPanel.tsx'
import { BoardPicture } from './BoardPicture.tsx'
import { DraftShares } from './DraftShares.tsx'
import { Editor, HireChoice, handIn, handSpots } from './Editor.tsx'
import { HexField } from './HexField.tsx'
import { cellIn, cellSpot, figureAt, type LeadersScene } from './look.ts'
import { PlayFrom } from './PlayFrom.tsx'
import { ChanceBar, TurnMarks } from './TurnMarks.tsx'
import { Variations } from './Variations.tsx'
import { VerdictPanel } from './VerdictPanel.tsx'
import './leaders.css'
import './field.css'
import './teams.css'
import './low.css'

export function AnalysisBoard({ scene, prompt }: BoardProps) {
  const table = useTable()
  const offers = useHandOffers(useOffers())
  // The palette is lit for whoever drags; on the board it lights nothing.
  const offered = useRef(offers)
  offered.current = { ...offers, lit: new Set([...offers.lit, ...handSpots]) }
  const value = useMemo(() => ({ ...table, offers: offered }), [table])
  return (
    <TableContext value={value}>
      <OffersContext value={offers}>
        <Laid scene={scene as LeadersScene} prompt={prompt} />
      </OffersContext>
    </TableContext>
  )
}

/** What the hand holds is put on cells; else they are pressed to play. */
function useHandOffers(offers: OffersValue): OffersValue {
  const { t } = useTranslation()
  const { analysis } = useAnalysisHere()
  const { inHand, draft, side } = analysis
  const press = (spot: Spot) => {
    const held = handIn(spot, side)
    const cell = cellIn(spot)
    if (held) analysis.take(held)
    else if (cell && analysis.holds()) analysis.press(cell)
    else offers.press(spot)
  }
  if (!inHand) return { ...offers, press }
  const free = (cell: CellName) => {
    const there = draft.pieces.find((piece) => piece.cell === cell)
    return inHand === 'remove'
      ? there !== undefined && there.character !== 'leader'
      : there?.character !== 'leader'
  }
  return {
    ...offers,
    press,
    lit: new Set(cellNames.filter(free).map(cellSpot)),
    picked: [],
    verb: undefined,
    toneOf: () => undefined,
    offerOf: () => (inHand === 'remove' ? t('analysis.editor.take') : undefined),
  }
}

function Laid({ scene, prompt }: { readonly scene: LeadersScene; readonly prompt: ReactNode }) {
  const { t } = useTranslation()
  const { analysis, asked } = useAnalysisHere()
  const stands = useMemo(() => standing(scene.view), [scene.view])
  const { ghost, handlers } = useDrag({
    figure(spot) {
      const held = handIn(spot, analysis.side)
      return held ? `${held.who}.${held.character}` : figureAt(scene, spot)
    },
    lifts: true,
    drop: (_from, to) => to,
  })
  return (
    <div className="analysis-board" {...handlers}>
      <BoardGround className="analysis-ground">
        <Editor />
        <div className="analysis-middle">
          <ChanceBar scene={scene} />
          <div className="field">
            <HexField scene={scene} standing={stands}>
              {asked && !analysis.wrong && <TurnMarks scene={scene} />}
            </HexField>
          </div>
        </div>
        <HireChoice />
        <div className="analysis-side">
          <VerdictPanel />
          {!analysis.wrong && <BestTurnsPanel />}
          <Variations />
          <PlayFrom />
          <DraftShares />
        </div>
      </BoardGround>
      <div className="analysis-foot">
        {prompt}
        <p className="analysis-legend">
          <span>
            <i aria-hidden="true" /> {t('analysis.legend')}
          </span>
          <span className="analysis-keys">
            <kbd className="kbd">←</kbd> <kbd className="kbd">→</kbd> {t('analysis.through')}
          </span>
        </p>
      </div>
      <BoardPicture scene={scene} />
      {ghost}
    </div>
  )
}
