// An account, for those who want one: made, entered, left; notices, bots of one's own, and one's data.

import { MAX_NAME, MAX_PASSWORD, type Me, MIN_PASSWORD } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import icons from '../art/account.json?icons'
import { addIcons } from '../art/icons.ts'
import { api, sentenceOf } from '../client/api.ts'
import { becomeMe, forgetMe, needMe, useMe } from '../client/me.ts'
import { noticesBarred, turnNoticesOff, turnNoticesOn } from '../client/notices.ts'
import { useServer } from '../client/server.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { Field } from '../parts/Field.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { Bots } from './Bots.tsx'
import { LostPassword } from './LostPassword.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SignedIn } from './SignedIn.tsx'
import './settings.css'
import '../words/account.ts'

addIcons(icons)

export function Account() {
  const { t } = useTranslation()
  const { status } = useServer()
  const { person } = useMe()
  return (
    <Page title={t('account.title')} lead={t('account.lead')}>
      {status === 'gone' ? (
        <Notice icon="night-sleep">{t('house.needsServer')}</Notice>
      ) : person === undefined ? (
        <Skeleton count={2} height={220} />
      ) : (
        <div className="flow settings">
          <p className="page-lead">
            {person === null
              ? t('account.nobody')
              : t(person.kind === 'account' ? 'account.signedInAs' : 'account.guestAs', {
                  name: person.name,
                })}
          </p>
          {person?.kind === 'account' ? (
            <Password />
          ) : (
            <div className="columns">
              <Credentials deed="make" />
              <Credentials deed="signIn" />
            </div>
          )}
          {person?.kind === 'account' && <Ways />}
          {person && <SignedIn />}
          {person && <Notices person={person} />}
          {person?.kind === 'account' && <Bots />}
          {person && <Data person={person} />}
          {person && <Out person={person} />}
        </div>
      )}
    </Page>
  )
}

function Credentials({ deed }: { readonly deed: 'make' | 'signIn' }) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<string>()
  const [short, setShort] = useState(false)
  // A form is emptied once it was sent; who mistyped the password need not write their name again.
  const [named, setNamed] = useState('')
  const [lost, setLost] = useState(false)
  const making = deed === 'make'
  async function send(form: FormData): Promise<void> {
    const [name, password] = [String(form.get('name')).trim(), String(form.get('password'))]
    setNamed(name)
    setShort(password.length < MIN_PASSWORD)
    setWrong(undefined)
    if (name === '') setWrong(t('account.nameMissing', { most: MAX_NAME }))
    if (name === '' || password.length < MIN_PASSWORD) return
    try {
      // The face comes along with the guest that one is by now.
      if (making) await needMe()
      becomeMe(await (making ? api.register(name, password) : api.signIn(name, password)))
    } catch (error) {
      setWrong(t(sentenceOf(error)))
    }
  }
  return (
    <>
      <form className="panel pad fields" action={send} aria-label={t(`account.${deed}`)}>
        <h2 className="section-title">{t(`account.${deed}`)}</h2>
        {making && <p className="note">{t('account.makeLine')}</p>}
        <Field
          label={t('account.name')}
          name="name"
          defaultValue={named}
          autoComplete="username"
          maxLength={MAX_NAME}
          required
        />
        <Field
          label={t('account.password')}
          name="password"
          type="password"
          autoComplete={making ? 'new-password' : 'current-password'}
          hint={making ? t('account.passwordHint', { least: MIN_PASSWORD }) : undefined}
          wrong={short ? t('account.passwordShort', { least: MIN_PASSWORD }) : undefined}
          maxLength={MAX_PASSWORD}
          required
        />
        {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
        <div className="beside">
          <button type="submit" className={`button ${making ? 'primary' : ''}`}>
            {t(`account.${deed}`)}
          </button>
          {!making && (
            <button type="button" className="button ghost" onClick={() => setLost(true)}>
              {t('account.lost.title')}
            </button>
          )}
        </div>
      </form>
      {lost && <LostPassword close={() => setLost(false)} />}
    </>
  )
}

function Password() {
  const { t } = useTranslation()
  const [told, setTold] = useState<{ readonly wrong?: unknown }>()
  async function send(form: FormData): Promise<void> {
    try {
      becomeMe(await api.changePassword(String(form.get('old')), String(form.get('password'))))
      setTold({})
    } catch (wrong) {
      setTold({ wrong })
    }
  }
  return (
    <form className="panel pad fields" action={send} aria-label={t('account.changePassword')}>
      <h2 className="section-title">{t('account.changePassword')}</h2>
      <div className="columns">
        <Field
          label={t('account.oldPassword')}
          name="old"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          label={t('account.newPassword')}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={t('account.passwordHint', { least: MIN_PASSWORD })}
          minLength={MIN_PASSWORD}
          required
        />
      </div>
      {told !== undefined && (
        <Notice kind={'wrong' in told ? 'wrong' : 'good'}>
          {'wrong' in told ? t(sentenceOf(told.wrong)) : t('account.passwordChanged')}
        </Notice>
      )}
      <div className="beside">
        <button type="submit" className="button">
          {t('account.changePassword')}
        </button>
      </div>
    </form>
  )
}

/** What else than the password leads into an account. */
function Ways() {
  const { asked, again } = useAsked('ways', api.ways)
  if (asked.state !== 'here') return <Skeleton height={180} />
  return <RecoveryCodes left={asked.value.codes} again={again} />
}

function Notices({ person }: { readonly person: Me }) {
  const { t } = useTranslation()
  const { service } = useServer()
  const [on, setOn] = useState(person.notices)
  const [wrong, setWrong] = useState<string>()
  const barred = noticesBarred()
  const key = service?.pushKey ?? null
  async function turn(next: boolean): Promise<void> {
    setWrong(undefined)
    try {
      if (!next) await turnNoticesOff()
      else if (key === null || !(await turnNoticesOn(key))) return setWrong(t('account.noticesBlocked'))
      setOn(next)
    } catch (error) {
      setWrong(t(sentenceOf(error)))
    }
  }
  return (
    <section className="panel pad flow" aria-labelledby="notices">
      <Switch
        label={t('account.notices')}
        line={
          key === null
            ? t('account.noticesOff')
            : barred === 'never'
              ? t('account.noticesNever')
              : barred === 'blocked'
                ? t('account.noticesBlocked')
                : t('account.noticesLine')
        }
        on={on && key !== null}
        disabled={key === null || barred !== undefined}
        change={turn}
      />
      {wrong !== undefined && <Notice kind="wrong">{wrong}</Notice>}
    </section>
  )
}

function Data({ person }: { readonly person: Me }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState<unknown>()
  async function take(): Promise<void> {
    await needMe()
    const text = JSON.stringify(await api.exportMe(), null, 2)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    link.download = 'undercrown-data.json'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  async function forget(form: FormData): Promise<void> {
    try {
      await api.forgetMe(person.kind === 'account' ? String(form.get('password')) : undefined)
      setAsking(false)
      forgetMe()
    } catch (error) {
      setWrong(error)
    }
  }
  return (
    <section className="panel pad flow" aria-labelledby="data">
      <h2 id="data" className="section-title">
        {t('account.data')}
      </h2>
      <p className="note">{t('account.exportLine')}</p>
      <div className="beside">
        <button type="button" className="button" onClick={() => take().catch(setWrong)}>
          {t('account.export')}
        </button>
        <button type="button" className="button ghost danger" onClick={() => setAsking(true)}>
          {t('account.forget')}
        </button>
      </div>
      {wrong !== undefined && !asking && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
      {asking && (
        <Dialog title={t('account.forgetSure')} close={() => setAsking(false)}>
          <form className="fields" action={forget}>
            <p>{t('account.forgetLine')}</p>
            {person.kind === 'account' && (
              <Field
                label={t('account.password')}
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
            )}
            {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
            <div className="dialog-buttons">
              <button type="button" className="button" onClick={() => setAsking(false)}>
                {t('app.cancel')}
              </button>
              <button type="submit" className="button danger">
                {t('account.forgetDo')}
              </button>
            </div>
          </form>
        </Dialog>
      )}
    </section>
  )
}

function Out({ person }: { readonly person: Me }) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<unknown>()
  const leave = (run: () => Promise<unknown>) => run().then(() => becomeMe(null), setWrong)
  return (
    <section className="flow">
      {person.kind === 'guest' && <p className="note">{t('account.guestOutLine')}</p>}
      <div className="beside">
        <button type="button" className="button" onClick={() => leave(api.signOut)}>
          {t('account.signOut')}
        </button>
        {person.kind === 'account' && (
          <button type="button" className="button ghost" onClick={() => leave(api.signOutEverywhere)}>
            {t('account.signOutAll')}
          </button>
        )}
      </div>
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
    </section>
  )
}
