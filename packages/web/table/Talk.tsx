// Talk at a table: what was said, a line to say something, and a few signs. Spectators read both talks and write theirs.

import { type Emote, emotes, MAX_CHAT, type PersonSheet, type Said } from '@undercrown/protocol'
import { useContext, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, sentenceOf } from '../client/api.ts'
import { useMe } from '../client/me.ts'
import type { TableNow, TableStore } from '../client/table.ts'
import { Icon } from '../parts/Icon.tsx'
import { UnreadContext } from './context.ts'
import { Manners } from './Manners.tsx'
import { Spectators } from './Spectators.tsx'
import '../words/watching.ts'

const signs: Readonly<Record<Emote, string>> = {
  hello: '👋',
  thanks: '🙏',
  'well-played': '👏',
  oops: '🫢',
  thinking: '🤔',
  laugh: '😄',
  wow: '😮',
  sorry: '😔',
}

export function Talk({
  now,
  store,
  code,
  read = api.chat,
  silence,
}: {
  /** Where nobody sits, all talk to all. */
  readonly now: Pick<TableNow, 'status' | 'talk' | 'unsaid' | 'watching'> & Partial<Pick<TableNow, 'seat'>>
  readonly store: Pick<TableStore, 'id' | 'command'>
  /** By which a spectator came. */
  readonly code?: string | undefined
  /** What was said before. */
  read?(id: string, code: string | undefined): Promise<readonly Said[]>
  /** How it is called not to hear somebody here. */
  readonly silence?: string
}) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [wrong, setWrong] = useState<unknown>()
  const [before, setBefore] = useState<readonly Said[]>([])
  const [muted, setMuted] = useState<readonly string[]>([])
  const [about, setAbout] = useState<PersonSheet>()
  const list = useRef<HTMLUListElement>(null)
  const mine = useMe().person?.id

  // What was said before we came, as far as it is for us.
  const seated = now.seat !== null
  const live = now.status === 'live'
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes read other lines
  useEffect(() => setBefore([]), [store.id, code, mine, seated])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other eyes read other lines
  useEffect(() => {
    if (mine !== undefined && live) read(store.id, code).then(setBefore, () => {})
  }, [store.id, code, mine, seated, live])
  const said = [...before, ...now.talk.filter(({ line }) => !before.some((one) => one.line === line))].filter(
    ({ line, by, aside }) => !muted.includes(by.id) && !(seated && aside) && !now.unsaid.includes(line),
  )
  const { hear } = useContext(UnreadContext)
  const news = now.talk.filter(
    ({ line, by }) => by.id !== mine && said.some((one) => one.line === line),
  ).length
  useEffect(() => hear(news), [hear, news])
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [said.length])
  return (
    <section className="talk" aria-label={t('talk.title')}>
      {now.seat !== undefined && <Spectators watching={now.watching} />}
      {said.length > 0 && (
        <ul ref={list} className="talk-lines" aria-live="polite">
          {said.map((line) => (
            <li key={line.line} className={line.aside && 'aside'}>
              {line.aside && <Icon name="semi-closed-eye" />}
              {mine === undefined || line.by.id === mine ? (
                <b className="who">{line.by.name}</b>
              ) : (
                <button
                  type="button"
                  className="who speaker"
                  aria-label={t('talk.about', { name: line.by.name })}
                  onClick={() => setAbout(line.by)}
                >
                  {line.by.name}
                </button>
              )}{' '}
              {line.emote ? (
                <span role="img" aria-label={t(`talk.emotes.${line.emote}`)}>
                  {signs[line.emote]}
                </span>
              ) : (
                line.text
              )}
            </li>
          ))}
        </ul>
      )}
      {about && (
        <Manners
          whom={about}
          table={store.id}
          silence={silence}
          mute={() => setMuted([...muted, about.id])}
          close={() => setAbout(undefined)}
        />
      )}
      {wrong !== undefined && (
        <p className="reason" role="alert">
          {t(sentenceOf(wrong))}
        </p>
      )}
      {!seated && <p className="talk-note">{t('watching.talkLine')}</p>}
      {mine !== undefined && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            setWrong(undefined)
            store.command({ do: 'say', text: text.trim() }).then(() => setText(''), setWrong)
          }}
        >
          <button
            type="button"
            className="round"
            aria-label={t('talk.signs')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chat-bubble" />
          </button>
          <input
            value={text}
            maxLength={MAX_CHAT}
            placeholder={t(seated ? 'talk.placeholder' : 'watching.placeholder')}
            aria-label={t(seated ? 'talk.placeholder' : 'watching.placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="round" aria-label={t('talk.send')}>
            <Icon name="paper-plane" />
          </button>
          {open && (
            <div className="signs">
              {emotes.map((emote) => (
                <button
                  key={emote}
                  type="button"
                  className="round"
                  aria-label={t(`talk.emotes.${emote}`)}
                  onClick={() => {
                    setOpen(false)
                    store.command({ do: 'emote', emote }).catch(setWrong)
                  }}
                >
                  {signs[emote]}
                </button>
              ))}
            </div>
          )}
        </form>
      )}
    </section>
  )
}
