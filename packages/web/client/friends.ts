// Friends, as the server tells of them: the same for every part of the page that shows some.

import type { FriendsNow, ServerMessage } from '@undercrown/protocol'
import { api } from './api.ts'
import { followed, useFollowed } from './followed.ts'
import { keep, kept } from './kept.ts'
import { socketAddress } from './link.ts'
import { needMe, onIdentity } from './me.ts'

const KEY = 'friends'
const friends = followed<FriendsNow | undefined>(undefined)

function known(now: FriendsNow): void {
  keep(KEY, now.friends.length > 0)
  if (now.friends.length > 0) heed()
  friends.become(now)
}

let heard: WebSocket | undefined

/** The server tells of an invitation at once. Where this way was lost, the next answer opens it again. */
function heed(): void {
  if (heard) return
  heard = new WebSocket(socketAddress())
  heard.onmessage = ({ data }) => {
    const message: ServerMessage = JSON.parse(data)
    if (message.type === 'nudge' && message.why === 'invited') askFriends()
  }
  heard.onclose = () => {
    heard = undefined
  }
}

// Somebody else has other friends.
onIdentity(() => {
  heard?.close()
  friends.become(undefined)
})

/** Whether there were any the last time: who has none is not asked about again and again. */
export function hadFriends(): boolean {
  return kept(KEY, false)
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
