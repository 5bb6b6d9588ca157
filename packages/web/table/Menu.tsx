// What can be done at a table besides playing, behind one button.

import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { change, useSettings } from '../client/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { UnreadContext, useTable } from './context.ts'

const RulesPanel = lazy(async () => ({ default: (await import('./RulesPanel.tsx')).RulesPanel }))
const Keys = lazy(async () => ({ default: (await import('./Keys.tsx')).Keys }))

export interface MenuItem {
  readonly label: string
  run(): void | Promise<void>
  /** What is said when it is done; the menu stays for that. */
  readonly told?: string
  /** Asked before it is done. */
  readonly confirm?: string
}

export function Menu({ items }: { readonly items: readonly MenuItem[] }) {
  const { t } = useTranslation()
  const { sound, lang } = useSettings()
  const { toggleLog, screen } = useTable()
  const { unread } = useContext(UnreadContext)
  const dialog = useRef<HTMLDialogElement>(null)
  const [sure, setSure] = useState<MenuItem>()
  const [told, setTold] = useState<string>()
  const [keys, setKeys] = useState(false)
  const [reading, setReading] = useState(false)
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && !(target as HTMLElement).closest('input, textarea, dialog')) setKeys(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const close = () => {
    dialog.current?.close()
    setSure(undefined)
  }
  return (
    <>
      <button
        type="button"
        className="round log-button"
        aria-label={[t('table.story'), ...(unread > 0 ? [t('talk.unread', { count: unread })] : [])].join(
          ', ',
        )}
        onClick={toggleLog}
      >
        <Icon name="scroll-unfurled" />
        {unread > 0 && <span className="count">{unread}</span>}
      </button>
      <button
        type="button"
        className="round sound-button"
        aria-label={t('table.sound')}
        aria-pressed={sound}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'speaker' : 'speaker-off'} />
      </button>
      <button
        type="button"
        className="round"
        aria-label={t('table.menu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="hamburger-menu" />
      </button>
      <dialog
        ref={dialog}
        className="menu panel"
        aria-label={t('table.menu')}
        onClose={() => {
          setSure(undefined)
          setTold(undefined)
        }}
      >
        {sure ? (
          <>
            <p>{sure.confirm}</p>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                sure.run()
                close()
              }}
            >
              {sure.label}
            </button>
            <button type="button" className="button" onClick={close}>
              {t('table.cancel')}
            </button>
          </>
        ) : (
          <>
            {items.map((item) => (
              <button
                key={item.label}
                type="button"
                className="button"
                onClick={async () => {
                  if (item.confirm !== undefined) setSure(item)
                  else if (item.told !== undefined) {
                    await item.run()
                    setTold(item.told)
                  } else {
                    item.run()
                    close()
                  }
                }}
              >
                {item.label}
              </button>
            ))}
            <button
              type="button"
              className="button"
              onClick={() => change({ lang: lang === 'en' ? 'fr' : 'en' })}
            >
              <Icon name="world" /> {lang === 'en' ? 'Français' : 'English'}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                close()
                setReading(true)
              }}
            >
              <Icon name="open-book" /> {t('table.rules')}
            </button>
            <button
              type="button"
              className="button keys-button"
              onClick={() => {
                close()
                setKeys(true)
              }}
            >
              {t('table.keys')} <kbd className="kbd">?</kbd>
            </button>
            <Link href="/settings" className="button">
              <Icon name="cog" /> {t('table.settings')}
            </Link>
            <Link href="/" className="button">
              <Icon name="exit-door" /> {t('table.leave')}
            </Link>
            <p className="menu-told" role="status">
              {told}
            </p>
            <button type="button" className="button ghost" onClick={close}>
              {t('table.close')}
            </button>
          </>
        )}
      </dialog>
      {reading && (
        <Suspense>
          <RulesPanel game={screen.words.id} close={() => setReading(false)} />
        </Suspense>
      )}
      {keys && (
        <Suspense>
          <Keys screen={screen} close={() => setKeys(false)} />
        </Suspense>
      )}
    </>
  )
}
