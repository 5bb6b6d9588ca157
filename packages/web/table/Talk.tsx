// Talk at a table: what was said, a line to say something, and a few signs.

import { type Emote, emotes } from '@undercrown/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableNow, TableStore } from '../client/table.ts'
import { Icon } from '../parts/Icon.tsx'

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

export function Talk({ now, store }: { readonly now: TableNow; readonly store: TableStore }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [wrong, setWrong] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the newest line
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [now.talk.length])
  const failed = () => setWrong(true)
  return (
    <section className="talk" aria-label={t('talk.title')}>
      {now.talk.length > 0 && (
        <ul ref={list} className="talk-lines" aria-live="polite">
          {now.talk.map((said) => (
            <li key={`${said.at}${said.by.id}`}>
              <b className="who">{said.by.name}</b> {said.emote ? signs[said.emote] : said.text}
            </li>
          ))}
        </ul>
      )}
      {wrong && <p className="reason">{t('talk.refused')}</p>}
      {now.seat !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            setWrong(false)
            store.command({ do: 'say', text: text.trim() }).then(() => setText(''), failed)
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
            maxLength={300}
            placeholder={t('talk.placeholder')}
            aria-label={t('talk.placeholder')}
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
                    store.command({ do: 'emote', emote }).catch(failed)
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
