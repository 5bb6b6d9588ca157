// Friends: who is here, what they play, and one's own link by which there come more of them.

import type { Friend } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { api, sentenceOf } from '../client/api.ts'
import { friendLink, unfriend } from '../client/friends.ts'
import { useServer } from '../client/server.ts'
import { Copy } from '../parts/Copy.tsx'
import { Dialog } from '../parts/Dialog.tsx'
import { Avatar } from '../parts/Face.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Notice } from '../parts/Notice.tsx'
import { useFriends } from '../parts/useFriends.ts'
import { useTitles } from '../parts/useTitles.ts'
import './friends.css'
import '../words/friends.ts'

export function FriendsPanel({
  table,
}: {
  /** Where one sits and a chair is free: friends can be invited there. */
  readonly table?: string
}) {
  const { t } = useTranslation()
  const { status } = useServer()
  const now = useFriends()
  const [parting, setParting] = useState<Friend>()
  const [wrong, setWrong] = useState<unknown>()
  const friends = now?.friends ?? []
  if (table !== undefined && friends.length === 0) return null
  return (
    <section className="friends" aria-labelledby="friends">
      <h2 id="friends">{t('friends.title')}</h2>
      {friends.length === 0 ? (
        <p>{t('friends.none')}</p>
      ) : (
        <ul>
          {friends.map((one) => (
            <FriendLine
              key={one.person.id}
              one={one}
              table={table}
              remove={() => setParting(one)}
              refused={setWrong}
            />
          ))}
        </ul>
      )}
      {wrong !== undefined && <Notice kind="wrong">{t(sentenceOf(wrong))}</Notice>}
      {table === undefined && status === 'here' && (
        <div className="friends-link">
          <Copy text={() => friendLink()} label={t('friends.copy')} icon="three-friends" />
          {now?.code != null && (
            <button
              type="button"
              className="icon-button"
              title={t('friends.renewLine')}
              aria-label={`${t('friends.renew')}. ${t('friends.renewLine')}`}
              onClick={() => friendLink(true).catch(setWrong)}
            >
              <Icon name="clockwise-rotation" />
            </button>
          )}
        </div>
      )}
      {table === undefined && <p className="note">{t('friends.line')}</p>}
      {parting && (
        <Dialog
          title={t('friends.removeSure', { name: parting.person.name })}
          close={() => setParting(undefined)}
        >
          <p>{t('friends.removeLine')}</p>
          <div className="dialog-buttons">
            <button type="button" className="button" onClick={() => setParting(undefined)}>
              {t('app.cancel')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => unfriend(parting.person.id).then(() => setParting(undefined), setWrong)}
            >
              {t('friends.remove')}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

function FriendLine({
  one: { person, here, table },
  table: mine,
  remove,
  refused,
}: {
  readonly one: Friend
  readonly table: string | undefined
  remove(): void
  refused(error: unknown): void
}) {
  const { t } = useTranslation()
  const titled = useTitles()
  const [invited, setInvited] = useState(false)
  const { name, avatar } = person
  const shown = mine === undefined && here ? table : undefined
  const isOpen = shown?.phase === 'open'
  const doing = shown
    ? t(isOpen ? 'friends.waits' : 'friends.playing', { game: titled(shown.game) })
    : t(here ? 'friends.here' : 'friends.away')
  return (
    <li className={here ? 'here' : undefined}>
      <Avatar avatar={avatar} name={name} size="s" />
      <span className="friend-words">
        <b>{name}</b>
        <small>{doing}</small>
      </span>
      {shown && (
        <Link
          href={`/table/${shown.id}`}
          className="button small"
          aria-label={t(isOpen ? 'friends.joinName' : 'friends.watchName', { name })}
        >
          {t(isOpen ? 'friends.join' : 'friends.watch')}
        </Link>
      )}
      {mine === undefined ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('friends.removeName', { name })}
          onClick={remove}
        >
          <Icon name="cancel" />
        </button>
      ) : (
        <button
          type="button"
          className="button small"
          disabled={invited}
          aria-label={t('friends.inviteTo', { name })}
          onClick={() => api.invite(person.id, mine).then(() => setInvited(true), refused)}
        >
          {t(invited ? 'friends.invited' : 'friends.invite')}
        </button>
      )}
    </li>
  )
}
