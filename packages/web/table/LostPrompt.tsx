// The status line while the way to the server is lost: what is the case, and that nothing of it is.

import type { Phrase } from '@undercrown/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'
import { Sentence } from '../parts/Sentence.tsx'
import { useTable } from './context.ts'

export function LostPrompt({
  pick,
  retry,
}: {
  /** What was about to be chosen. */
  readonly pick: Phrase | undefined
  retry?: (() => void) | undefined
}) {
  const { t } = useTranslation()
  const { scene, lang } = useTable()
  return (
    <section className="prompt is-lost" aria-label={t('table.prompt')}>
      <div className="prompt-lantern">
        <Icon name="lantern-flame" />
      </div>
      <div className="prompt-words" role="status">
        <h2 className="prompt-line">{t('states.reconnecting')}</h2>
        <p className="prompt-why">
          {pick ? t('states.pickKept') : t('states.movesKept')}
          {pick && (
            <b>
              <Sentence phrase={pick} names={scene.names} lang={lang} pressed />
            </b>
          )}
        </p>
      </div>
      {retry && (
        <div className="prompt-buttons">
          <button type="button" className="button ghost" onClick={retry}>
            {t('states.tryNow')}
          </button>
        </div>
      )}
    </section>
  )
}
