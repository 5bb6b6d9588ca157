// A page that says where a link has led: a table under the lantern, what is so, and the ways from here.

import type { ReactNode } from 'react'
import { lastGame } from '../client/recent.ts'
import { Icon } from '../parts/Icon.tsx'
import { Page } from '../parts/Page.tsx'
import { RoundTable } from '../parts/RoundTable.tsx'
import './signpost.css'

export function Signpost({
  title,
  line,
  chairs,
  children,
}: {
  readonly title: string
  readonly line: ReactNode
  readonly chairs: readonly ReactNode[]
  readonly children: ReactNode
}) {
  return (
    <Page title={title} look="signpost-page" bare>
      <div className="signpost">
        <div className="signpost-picture" aria-hidden="true">
          <RoundTable
            game={lastGame()}
            label=""
            chairs={chairs}
            middle={<Icon name="lantern-flame" className="round-lantern" />}
          />
        </div>
        <h1 tabIndex={-1}>{title}</h1>
        <p role="status">{line}</p>
        {children}
      </div>
    </Page>
  )
}
