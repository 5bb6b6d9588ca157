// The page begins here.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './style/fonts.css'
import './style/paints.css'
import './style/tokens.css'
import './style/base.css'
import './art/icons.ts'
import { App } from './App.tsx'
import { goOffline } from './client/offline.ts'
import { loadFrench, wordsReady } from './words/index.ts'

function begin(): void {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  goOffline()
  loadFrench()
}

wordsReady.then(begin, begin)
