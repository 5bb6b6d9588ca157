// Friends while they are shown: asked at the start, and again while the page is looked at.

import type { FriendsNow } from '@undercrown/protocol'
import { useEffect } from 'react'
import { askFriends, useFriendsNow } from '../client/friends.ts'
import { useMe } from '../client/me.ts'
import { useEvery } from './useAsked.ts'

const EVERY = 10_000

export function useFriends(on = true): FriendsNow | undefined {
  const { person } = useMe()
  const asks = on && person != null
  useEffect(() => {
    if (asks) askFriends()
  }, [asks])
  useEvery(EVERY, askFriends, asks)
  return useFriendsNow()
}
