// A small card for the picture on a game's tile.

import type { ReactNode } from 'react'
import { CardShape } from './Art.tsx'
import { paint } from './defs.ts'

export function Mini({ wide = 76, children }: { readonly wide?: number; readonly children: ReactNode }) {
  return (
    <div className="home-mini" style={{ width: wide }}>
      <CardShape width={100} height={140} ground={paint.wine}>
        {children}
      </CardShape>
    </div>
  )
}
