// Somebody's friend link: whoever opens it is their friend.

import type { PersonSheet } from '@undercrown/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { api, RequestRefused, sentenceOf } from '../client/api.ts'
import { askFriends } from '../client/friends.ts'
import { displayName, needMe, useMe } from '../client/me.ts'
import { Copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Notice.tsx'
import { Page } from '../parts/Page.tsx'
import { TableChair } from '../parts/RoundTable.tsx'
import { Signpost } from './Signpost.tsx'
import { WrongTurn } from './WrongTurn.tsx'
import '../words/friends.ts'

export function BecomeFriends() {
  const { t } = useTranslation()
  const { code = '' } = useParams()
  const me = useMe()
  const [friend, setFriend] = useState<PersonSheet>()
  const [wrong, setWrong] = useState<unknown>()
  useEffect(() => {
    let gone = false
    needMe()
      .then(() => api.befriend(code))
      .then(
        (one) => {
          if (!gone) setFriend(one)
          askFriends()
        },
        (error) => gone || setWrong(error),
      )
    return () => {
      gone = true
    }
  }, [code])

  if (wrong !== undefined) {
    const leadsNowhere =
      wrong instanceof RequestRefused && (wrong.code === 'not-found' || wrong.code === 'malformed')
    return leadsNowhere ? (
      <WrongTurn title={t('friends.bad')} line={t('friends.badLine')} />
    ) : (
      <WrongTurn title={t('friends.title')} line={t(sentenceOf(wrong))} />
    )
  }
  if (!friend)
    return (
      <Page title={t('friends.title')} lead={t('friends.opening')}>
        <Skeleton height={220} />
      </Page>
    )
  const own = friend.id === me.person?.id
  const { name } = friend
  const title = own ? t('friends.own') : t('friends.made', { name })
  const faces = [{ avatar: me.avatar, name: displayName(me) }, ...(own ? [] : [friend])]
  return (
    <Signpost
      title={title}
      line={own ? t('friends.ownLine') : t('friends.madeLine', { name })}
      chairs={faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: oneself, then the friend
        <TableChair key={i} face={face} label="" mine={i === 0} />
      ))}
    >
      <div className="signpost-ways">
        {own && <Copy text={location.href} label={t('friends.copy')} icon="three-friends" primary />}
        <Link href="/lobby" className={`button ${own ? '' : 'primary'}`}>
          <Icon name="three-friends" />
          {t('friends.toLobby')}
        </Link>
      </div>
    </Signpost>
  )
}
