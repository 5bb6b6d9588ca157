// Something that wants an answer before anything else. Esc, the cross and the ground around it all mean "never mind".

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

export function Dialog({
  title,
  close,
  children,
  className = '',
}: {
  readonly title: string
  close(): void
  readonly children: ReactNode
  readonly className?: string
}) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a dialog by itself
    <dialog
      ref={box}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === box.current && close()}
    >
      <div className="dialog-body">
        <header className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('app.close')} onClick={close}>
            <Icon name="cancel" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
