// Friends, as the server tells of them: the same for every part of the page that shows some.

import type { FriendsNow } from '@undercrown/protocol'
import { api } from './api.ts'
import { followed, useFollowed } from './followed.ts'
import { keep, kept } from './kept.ts'
import { needMe, onIdentity } from './me.ts'

const KEY = 'friends'
const friends = followed<FriendsNow | undefined>(undefined)

function known(now: FriendsNow): void {
  keep(KEY, now.friends.length > 0)
  friends.become(now)
}

// Somebody else has other friends.
onIdentity(() => friends.become(undefined))

/** Whether there were any the last time: who has none is not asked about again and again. */
export function hadFriends(): boolean {
  return kept(KEY, false)
}

/** Asks again as soon as the server tells of an invitation. Whoever has no friends needs no socket for it. */
export function heedInvitations(): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  import('./socket.ts').then(({ socketLink }) => {
    if (stopped) return
    stop = socketLink.listen({
      hear(message) {
        if (message.type === 'nudge' && message.why === 'invited') askFriends()
      },
      open() {},
      lost() {},
    })
  })
  return () => {
    stopped = true
    stop?.()
  }
}

/** Asks the server; what is known stays where it does not answer. */
export function askFriends(): Promise<void> {
  return api.friends().then(known, () => {})
}

/** One's own link, made if there is none yet, or made anew. */
export async function friendLink(anew = false): Promise<string> {
  await needMe()
  const code = (!anew && (friends.now() ?? (await api.friends())).code) || (await api.newFriendLink())
  await askFriends()
  return `${location.origin}/friend/${code}`
}

export async function unfriend(person: string): Promise<void> {
  known(await api.unfriend(person))
}

export async function declineInvitation(table: string): Promise<void> {
  known(await api.decline(table))
}

/** Undefined until they are known. */
export function useFriendsNow(): FriendsNow | undefined {
  return useFollowed(friends)
}
