// What the parts of the analysis share.

import { createContext, useContext } from 'react'
import type { AnalysisProps } from '../registration.ts'
import type { Analysis } from './useAnalysis.ts'
import type { MasterMind } from './useMasterMind.ts'

export interface AnalysisContextValue {
  readonly analysis: Analysis
  readonly master: MasterMind
  /** Whether the master is asked. */
  readonly asked: boolean
  ask(on: boolean): void
  readonly playFrom: AnalysisProps['play']
}

export const AnalysisContext = createContext<AnalysisContextValue | undefined>(undefined)

export function useAnalysisHere(): AnalysisContextValue {
  const value = useContext(AnalysisContext)
  if (!value) throw new Error('this is part of no analysis')
  return value
}
