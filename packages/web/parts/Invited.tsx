// A friend waits at a table: told on every page but the table.

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { declineInvitation, hadFriends } from '../client/friends.ts'
import { Notice } from './Notice.tsx'
import { useFriends } from './useFriends.ts'
import { useTitles } from './useTitles.ts'

export function Invited() {
  const { t } = useTranslation()
  const titled = useTitles()
  const [some] = useState(hadFriends)
  const [first] = useFriends(some)?.invitations ?? []
  if (!first) return null
  const { by, table } = first
  return (
    <Notice
      icon="three-friends"
      action={
        <>
          <Link href={`/join/${table.code}`} className="button primary">
            {t('friends.accept')}
          </Link>
          <button type="button" className="button ghost" onClick={() => declineInvitation(table.id)}>
            {t('friends.decline')}
          </button>
        </>
      }
    >
      {t('friends.invitation', { name: by.name, game: titled(table.game) })}
    </Notice>
  )
}
