// Between two people at one device: a lantern, a name, and nothing of the game behind it.

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Lantern } from '../parts/Lantern.tsx'
import { useTabTitle } from '../table/useTabTitle.ts'
import './curtain.css'

export function Curtain({
  title,
  name,
  open,
}: {
  /** Of the game. */
  readonly title: string
  readonly name: string
  open(): void
}) {
  const { t } = useTranslation()
  useTabTitle('other', title)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <main className="curtain">
      <button ref={button} type="button" className="curtain-all" onClick={open}>
        <Lantern />
        <span className="curtain-pass" role="status">
          {t('local.pass', { name })}
        </span>
        <span className="curtain-tap">{t('local.curtain', { name })}</span>
      </button>
    </main>
  )
}

/** After one's own turn there is time to look; then the device goes on. Who is next stands beside it, in the prompt. */
export function PassOn({ pass }: { pass(): void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className="button primary pass-on" onClick={pass}>
      {t('local.hand')}
    </button>
  )
}
