// When a screen breaks: says so, and offers to begin anew. What was played is kept elsewhere.

import i18next from 'i18next'
import { Component, type ReactNode } from 'react'
import { Notice } from './Notice.tsx'
import './parts.css'

export class Fallen extends Component<{ readonly children: ReactNode }, { readonly fallen: boolean }> {
  override readonly state = { fallen: false }

  static getDerivedStateFromError() {
    return { fallen: true }
  }

  override render() {
    if (!this.state.fallen) return this.props.children
    return (
      <main className="broken-page">
        <Notice
          kind="wrong"
          icon="domino-mask"
          action={
            <>
              <button type="button" className="button primary" onClick={() => location.reload()}>
                {i18next.t('house.reload')}
              </button>
              <a href="/" className="button">
                {i18next.t('app.home2')}
              </a>
            </>
          }
        >
          {i18next.t('house.error')}
        </Notice>
      </main>
    )
  }
}
