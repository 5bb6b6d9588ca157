// No replay yet: bring a file. Whatever is wrong with one is said here.

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../parts/Icon.tsx'
import './replay.css'

export function ReplayFile({
  load,
  why,
}: {
  readonly load?: ((raw: unknown) => void) | undefined
  readonly why?: string
}) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState(why)
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  async function take(file: File | undefined) {
    if (!file) return
    try {
      load?.(JSON.parse(await file.text()))
    } catch {
      setWrong(t('replay.notJson', { name: file.name }))
    }
  }

  return (
    <main className="replay-file">
      <h1>{t('replay.bring')}</h1>
      {wrong !== undefined && (
        <p className="replay-wrong" role="alert">
          <Icon name="cancel" /> {t('replay.wrong', { why: wrong })}
        </p>
      )}
      {load && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
        <div
          className={`drop panel ${over ? 'over' : ''}`}
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
      )}
      {!load && (
        <Link href="/replay" className="button primary">
          {t('replay.choose')}
        </Link>
      )}
      <Link href="/" className="button ghost">
        {t('states.home')}
      </Link>
    </main>
  )
}
