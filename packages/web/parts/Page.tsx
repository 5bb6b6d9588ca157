// The frame of every screen but the table: the sign of the house, the ways, the language, who you are.

import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { askMe, displayName, useMe } from '../client/me.ts'
import { askServer, useServer } from '../client/server.ts'
import { change, useSettings } from '../client/settings.ts'
import { Avatar } from './Face.tsx'
import { Icon } from './Icon.tsx'
import { Invited } from './Invited.tsx'
import { Logo } from './Logo.tsx'
import { NewVersion } from './NewVersion.tsx'
import { Notice } from './Notice.tsx'
import './parts.css'
import './page.css'

const ways = [
  ['home', '/', 'house'],
  ['lobby', '/lobby', 'three-friends'],
  ['learn', '/learn', 'lantern-flame'],
  ['puzzles', '/puzzles', 'jigsaw-piece'],
  ['rules', '/rules', 'open-book'],
  ['cards', '/cards', 'poker-hand'],
  ['replays', '/replay', 'next-button'],
  ['boards', '/leaderboards', 'trophy'],
  ['settings', '/settings', 'cog'],
] as const

/** The focus goes to the heading when one comes from another page of ours, not when the first one opens. */
let visited = false

export function Page({
  title,
  lead,
  children,
  wide = false,
  bare = false,
  look = '',
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly wide?: boolean
  /** The page draws its own heading. */
  readonly bare?: boolean
  /** Classes for what the page stands on. */
  readonly look?: string
}) {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = title === t('app.name') ? title : `${title} – ${t('app.name')}`
  }, [title, t])
  useEffect(() => {
    askMe()
    if (visited) {
      scrollTo(0, 0)
      main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    visited = true
  }, [])
  return (
    <div className={`page ${bare ? 'bare' : ''} ${look}`}>
      <a className="skip" href="#main">
        {t('app.skip')}
      </a>
      <Header />
      <ServerNotice />
      <Invited />
      <NewVersion />
      <main id="main" ref={main} className={wide ? 'wide' : undefined}>
        {!bare && (
          <header className="page-head">
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p className="page-lead">{lead}</p>}
          </header>
        )}
        {children}
      </main>
      <footer className="page-foot">
        <Link href="/replay" className="foot-replays">
          {t('nav.replays')}
        </Link>
        <Link href="/leaderboards" className="foot-boards">
          {t('nav.boards')}
        </Link>
        <Link href="/settings">{t('nav.settings')}</Link>
        <Link href="/credits">{t('nav.credits')}</Link>
      </footer>
    </div>
  )
}

function Header() {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { lang } = useSettings()
  const me = useMe()
  const here = (to: string) => (to === '/' ? path === to : path.startsWith(to))
  return (
    <header className="page-bar">
      <Link href="/" className="home-sign" aria-label={t('app.home')}>
        <Logo />
        <span className="wordmark">{t('app.name')}</span>
      </Link>
      <nav className="ways" aria-label={t('app.main')}>
        {ways.map(([name, to, icon]) => (
          <Link
            key={name}
            href={to}
            className={`way way-${name}`}
            aria-current={here(to) ? 'page' : undefined}
          >
            <Icon name={icon} />
            <span>{t(`nav.${name}`)}</span>
          </Link>
        ))}
      </nav>
      <fieldset className="langs">
        <legend className="unseen">{t('app.language')}</legend>
        {(['en', 'fr'] as const).map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-label={t(`settings.langs.${one}`)}
            aria-pressed={lang === one}
            onClick={() => change({ lang: one })}
          >
            {one.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <Link href="/profile" className="my-face" aria-label={t('app.me', { name: displayName(me) })}>
        <Avatar avatar={me.avatar} />
      </Link>
    </header>
  )
}

function ServerNotice() {
  const { t } = useTranslation()
  const { status } = useServer()
  if (status === 'old')
    return (
      <Notice
        icon="clockwise-rotation"
        action={
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {t('house.reload')}
          </button>
        }
      >
        {t('house.old')}
      </Notice>
    )
  if (status !== 'gone') return null
  return (
    <Notice
      icon="night-sleep"
      action={
        navigator.onLine && (
          <button type="button" className="button ghost" onClick={askServer}>
            {t('app.retry')}
          </button>
        )
      }
    >
      {t(navigator.onLine ? 'house.gone' : 'house.offline')}
    </Notice>
  )
}
