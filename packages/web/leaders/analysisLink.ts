// A position and its variations as the end of an address: one line where there are none, else packed.

import type { Layout } from '@undercrown/engine'
import { pack, unpack } from '../client/pack.ts'
import { isWrittenTree, type WrittenTree } from './tree.ts'

export interface LinkedAnalysis {
  readonly position: string | Layout
  readonly tree: WrittenTree
  /** Where it was taken from, as people call it. */
  readonly from?: string
}

/** A line has the points between its columns; what is packed has none. */
const isLine = (hash: string) => hash.includes('.')

export async function analysisHash(position: string, tree: WrittenTree): Promise<string> {
  return tree.length === 0 ? position : pack({ position, tree })
}

/** Rejects what no link of ours holds. */
export async function readAnalysisHash(hash: string): Promise<LinkedAnalysis> {
  const text = decodeURIComponent(hash)
  if (isLine(text)) return { position: text, tree: [] }
  const value = (await unpack(text)) as Partial<LinkedAnalysis> | null
  const { position, tree = [], from } = value ?? {}
  const isPosition = typeof position === 'string' || (typeof position === 'object' && position !== null)
  if (!isPosition || !isWrittenTree(tree)) throw new Error('this is no analysis')
  return { position, tree, ...(typeof from === 'string' && { from: from.slice(0, 80) }) }
}
