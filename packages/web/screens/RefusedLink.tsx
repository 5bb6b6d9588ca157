// A link that leads to nothing that can be played: what is wrong with it, and the way back.

import { useTranslation } from 'react-i18next'
import { Icon } from '../parts/Icon.tsx'

export function RefusedLink({
  title,
  why,
  back,
  href,
}: {
  readonly title: string
  /** What was found wrong, in English and perhaps in French. */
  readonly why?: { readonly message: string; readonly fr?: string } | undefined
  readonly back: string
  readonly href: string
}) {
  const { i18n } = useTranslation()
  const line = (i18n.language === 'fr' && why?.fr) || why?.message
  return (
    <main className="trouble">
      <Icon name="lantern-flame" />
      <div role="status">
        <h1>{title}</h1>
        {line && <p className="note">{line}</p>}
      </div>
      <a href={href} className="button">
        {back}
      </a>
    </main>
  )
}
