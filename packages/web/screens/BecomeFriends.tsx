// Somebody's friend link: whoever opens it and says yes is their friend. Any page of another site can open it.

import type { PersonSheet } from '@undercrown/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'wouter'
import { api, RequestRefused, sentenceOf } from '../client/api.ts'
import { askFriends } from '../client/friends.ts'
import { displayName, needMe, useMe } from '../client/me.ts'
import { Copy } from '../parts/Copy.tsx'
import { Icon } from '../parts/Icon.tsx'
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
  async function agree(): Promise<void> {
    try {
      await needMe()
      setFriend(await api.befriend(code))
      askFriends()
    } catch (error) {
      setWrong(error)
    }
  }

  if (wrong !== undefined) {
    const leadsNowhere =
      wrong instanceof RequestRefused && (wrong.code === 'not-found' || wrong.code === 'malformed')
    return leadsNowhere ? (
      <WrongTurn title={t('friends.bad')} line={t('friends.badLine')} />
    ) : (
      <WrongTurn title={t('friends.title')} line={t(sentenceOf(wrong))} />
    )
  }
  const mine = { avatar: me.avatar, name: displayName(me) }
  if (!friend)
    return (
      <Signpost
        title={t('friends.asked')}
        line={t('friends.askedLine')}
        chairs={[<TableChair key="mine" face={mine} label="" mine />]}
      >
        <form className="signpost-ways" action={agree}>
          <button type="submit" className="button primary">
            <Icon name="three-friends" />
            {t('friends.agree')}
          </button>
        </form>
      </Signpost>
    )
  const own = friend.id === me.person?.id
  const { name } = friend
  const title = own ? t('friends.own') : t('friends.made', { name })
  const faces = [mine, ...(own ? [] : [friend])]
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
