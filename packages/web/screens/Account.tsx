// An account, for those who want one: made, entered, left; notices, bots of one's own, and one's data.

import { MAX_NAME, MAX_PASSWORD, type Me, MIN_PASSWORD, type WaysIn } from '@undercrown/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import icons from '../art/account.json?icons'
import { addIcons } from '../art/icons.ts'
import { accountApi } from '../client/account.ts'
import { api, sentenceOf } from '../client/api.ts'
import { lessonsDone } from '../client/lessons.ts'
import { becomeMe, forgetMe, needMe, useMe } from '../client/me.ts'
import { noticesBarred, renewNotices, turnNoticesOff, turnNoticesOn } from '../client/notices.ts'
import { canUsePasskeys, passkeySentenceOf, signInByPasskey } from '../client/passkeys.ts'
import { puzzleCalls } from '../client/puzzles.ts'
import { keptReviews } from '../client/review.ts'
import { useServer } from '../client/server.ts'
import { download } from '../parts/download.ts'
import { Field } from '../parts/Field.tsx'
import { Notice, Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { Switch } from '../parts/Switch.tsx'
import { useAsked } from '../parts/useAsked.ts'
import { Bots } from './Bots.tsx'
import { FromMail } from './FromMail.tsx'
import { LostPassword } from './LostPassword.tsx'
import { MyMail } from './MyMail.tsx'
import { MyPasskeys } from './MyPasskeys.tsx'
import { MyPassword } from './MyPassword.tsx'
import { Prove } from './Prove.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SignedIn } from './SignedIn.tsx'
import './settings.css'
import '../words/account.ts'

addIcons(icons)

export function Account() {
  const { t } = useTranslation()
  const { status } = useServer()
  const { person } = useMe()
  const has = person?.kind === 'account'
  const { asked, again } = useAsked(`ways ${has && person.id}`, async () =>
    has ? accountApi.ways() : undefined,
  )
  const ways = asked.state === 'here' ? asked.value : undefined
  /** Whoever is banned has their data here, and the way out. */
  const welcome = person?.banned === undefined
  // Who has signed in or out sees so, wherever on the page that was.
  const had = useRef<boolean>(undefined)
  useEffect(() => {
    if (person === undefined) return
    if (had.current !== undefined && had.current !== has) scrollTo(0, 0)
    had.current = has
  }, [person, has])
  const [turn, setTurn] = useState(0)
  /** A new password has ended the other sessions. */
  function changed(): void {
    again()
    setTurn(turn + 1)
  }
  return (
    <Page title={t('account.title')} lead={has ? undefined : t('account.lead')}>
      {status === 'gone' ? (
        <Notice icon="night-sleep">{t('house.needsServer')}</Notice>
      ) : person === undefined ? (
        <Skeleton count={2} height={220} />
      ) : (
        <div className="flow settings">
          {person && <Ruled person={person} />}
          <p className="page-lead">
            {person === null
              ? t('account.nobody')
              : t(person.kind === 'account' ? 'account.signedInAs' : 'account.guestAs', {
                  name: person.name,
                })}
          </p>
          <FromMail again={changed} />
          {person?.kind !== 'account' && (
            <div className="columns">
              <Credentials deed="make" />
              <Credentials deed="signIn" />
            </div>
          )}
          {person?.kind === 'account' && asked.state === 'asking' && <Skeleton count={2} height={180} />}
          {ways && welcome && (
            <>
              <MyPassword ways={ways} again={changed} />
              <MyPasskeys ways={ways} again={again} />
              <RecoveryCodes ways={ways} again={again} />
              <MyMail ways={ways} again={again} />
            </>
          )}
          {person && welcome && <SignedIn turn={turn} />}
          {person && welcome && <Notices person={person} />}
          {person?.kind === 'account' && welcome && <Bots />}
          {person && (person.kind === 'guest' || ways) && <Data ways={ways} />}
          {person && <Out person={person} />}
        </div>
      )}
    </Page>
  )
}

/** What moderators have decided about whoever reads this. */
function Ruled({ person: { banned, muted } }: { readonly person: Me }) {
  const { t, i18n } = useTranslation()
  const end = banned === undefined ? muted : banned
  if (end === undefined) return null
  const what = banned === undefined ? 'muted' : 'banned'
  if (end === null) return <Notice kind="wrong">{t(`account.${what}ForGood`)}</Notice>
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(end)
  return <Notice kind="wrong">{t(`account.${what}Until`, { date })}</Notice>
}

function Credentials({ deed }: { readonly deed: 'make' | 'signIn' }) {
  const { t } = useTranslation()
  const [wrong, setWrong] = useState<string>()
  const [short, setShort] = useState(false)
  // A form is emptied once it was sent; who mistyped the password need not write their name again.
  const [named, setNamed] = useState('')
  const [lost, setLost] = useState(false)
  const { service } = useServer()
  const passkeys = service?.passkeys && canUsePasskeys()
  const making = deed === 'make'
  async function byPasskey(): Promise<void> {
    setWrong(undefined)
    await signInByPasskey().then(becomeMe, (error) => setWrong(t(passkeySentenceOf(error))))
  }
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
          {!making && passkeys && (
            <button type="button" className="button" onClick={byPasskey}>
              {t('account.passkeys.signIn')}
            </button>
          )}
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

function Notices({ person }: { readonly person: Me }) {
  const { t } = useTranslation()
  const { service } = useServer()
  const [on, setOn] = useState(person.notices)
  const [wrong, setWrong] = useState<string>()
  const barred = noticesBarred()
  const key = service?.pushKey ?? null
  useEffect(() => {
    if (person.notices) renewNotices().catch(() => {})
  }, [person])
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

function Data({ ways }: { readonly ways: WaysIn | undefined }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState<unknown>()
  async function take(): Promise<void> {
    await needMe()
    // What this browser keeps of puzzles, lessons and reviews nobody else has.
    const here = {
      puzzles: await puzzleCalls.kept(),
      lessons: [...lessonsDone()],
      ...(await keptReviews()),
    }
    download({ ...(await api.exportMe()), ...here }, 'undercrown-data.json')
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
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
      {asking && (
        <Prove
          title={t('account.forgetSure')}
          line={t('account.forgetLine')}
          label={t('account.forgetDo')}
          danger
          ways={ways}
          deed={(proof) => accountApi.forgetMe(proof).then(forgetMe)}
          close={() => setAsking(false)}
        />
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
        {person.kind === 'account' && person.banned === undefined && (
          <button type="button" className="button ghost" onClick={() => leave(api.signOutEverywhere)}>
            {t('account.signOutAll')}
          </button>
        )}
      </div>
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
    </section>
  )
}
