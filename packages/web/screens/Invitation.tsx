// How others get to a table: a link, a code to say aloud, a picture for a phone.

import type { TableSheet } from '@undercrown/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useTitles } from '../parts/useTitles.ts'
import '../words/room.ts'

/** The link that leads to a table. */
export function linkTo(code: string): string {
  return `${location.origin}/join/${code}`
}

export function Invitation({
  sheet,
  code,
}: {
  readonly sheet: TableSheet
  readonly code: string | undefined
}) {
  const { t } = useTranslation()
  const titled = useTitles()
  if (code === undefined) return null
  const full = sheet.seats.every(({ person, bot }) => person || bot)
  const link = linkTo(code)
  const share = {
    title: t('app.name'),
    text: titled(sheet.game),
    url: link,
  }
  return (
    <section className="panel pad flow invitation" aria-labelledby="share">
      <h2 id="share" className="section-title">
        {t(full ? 'room.complete' : 'room.share')}
      </h2>
      <p className="note">{t(full ? 'room.completeLine' : 'room.shareLine')}</p>
      <div className="invitation-link">
        <span className="input" title={link}>
          {link.replace(/^https?:\/\//, '')}
        </span>
        <Copy text={link} primary />
      </div>
      <div className="invitation-more">
        <Qr text={link} label={t('room.qr')} />
        <div className="flow">
          <p>
            <span className="note">{t('room.code')}</span>
            <b className="code-word">{code}</b>
          </p>
          {'share' in navigator && (
            <button
              type="button"
              className="button small"
              onClick={() => navigator.share(share).catch(() => {})}
            >
              <Icon name="share" />
              {t('room.send')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const [squares, setSquares] = useState<readonly (readonly boolean[])[]>()
  useEffect(() => {
    let gone = false
    import('uqr').then(({ encode }) => gone || setSquares(encode(text, { border: 2 }).data))
    return () => {
      gone = true
    }
  }, [text])
  const size = squares?.length ?? 1
  const dark = squares?.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark?.join('')} />
    </svg>
  )
}
