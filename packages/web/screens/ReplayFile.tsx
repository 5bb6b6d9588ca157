// No replay yet: bring a file, or take a game of this browser. Whatever is wrong with a file is said here.

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { type LocalSummary, localPlayers, localTables } from '../client/local.ts'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { useTitles } from '../parts/useTitles.ts'
import './replay.css'

export function ReplayFile({
  load,
  why,
}: {
  readonly load?: ((raw: unknown) => void) | undefined
  /** What the rules said of it, in their own words, which are English. */
  readonly why?: string
}) {
  const { t } = useTranslation()
  const [unread, setUnread] = useState<string>()
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    try {
      load?.(JSON.parse(await file.text()))
    } catch {
      setUnread(file.name)
    }
  }

  return (
    <Page title={t('replay.bring')}>
      {unread !== undefined ? (
        <Notice kind="wrong" icon="cancel">
          {t('replay.notJson', { name: unread })}
        </Notice>
      ) : (
        why !== undefined && (
          <Notice kind="wrong" icon="cancel">
            {t('replay.wrong')}{' '}
            <small className="note" lang="en">
              ({why})
            </small>
          </Notice>
        )
      )}
      {load ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
        <div
          className={`drop ${over ? 'over' : ''}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            setOver(false)
            take(event.dataTransfer.files[0])
          }}
        >
          <Icon name="clapperboard" />
          <p>{t('replay.drop')}</p>
          <button type="button" className="button primary" onClick={() => input.current?.click()}>
            {t('replay.choose')}
          </button>
          <input
            ref={input}
            type="file"
            accept="application/json,.json"
            hidden
            onChange={(event) => take(event.target.files?.[0])}
          />
        </div>
      ) : (
        <Link href="/replay" className="button primary">
          {t('replay.choose')}
        </Link>
      )}
      <Played />
    </Page>
  )
}

/** The games of this browser that are over. */
function Played() {
  const { t, i18n } = useTranslation()
  const titled = useTitles()
  const [played, setPlayed] = useState<readonly LocalSummary[]>([])
  useEffect(() => {
    localTables().then((all) => setPlayed(all.filter(({ over }) => over)))
  }, [])
  if (played.length === 0) return null
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="played">
      <h2>{t('replay.played')}</h2>
      <ul>
        {played.map((one) => (
          <li key={one.id}>
            <Link href={`/replay/local/${one.id}`} className="panel">
              <strong>{titled(one.game)}</strong>
              <span>
                {localPlayers(one)
                  .map(({ name }) => name)
                  .join(', ')}
              </span>
              <time dateTime={new Date(one.updated).toISOString()}>{day.format(one.updated)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
