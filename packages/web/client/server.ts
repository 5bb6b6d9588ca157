// Whether there is a server, whether it speaks as we do, and what it offers. Asked at the start and until it answers.

import { PROTOCOL, type Service } from '@undercrown/protocol'
import { api, onReach } from './api.ts'
import { followed, useFollowed } from './followed.ts'

export interface ServerNow {
  /** `asking`: not known yet. `old`: this page is older or newer than the server. */
  readonly status: 'asking' | 'here' | 'gone' | 'old'
  readonly service?: Service
}

const KNOCK = 8_000
const server = followed<ServerNow>({ status: 'asking' })
let knocking: ReturnType<typeof setTimeout> | undefined

async function ask(): Promise<void> {
  clearTimeout(knocking)
  knocking = undefined
  try {
    const service = await api.service()
    server.become({ status: service.protocol === PROTOCOL ? 'here' : 'old', service })
  } catch {
    server.become({ ...server.now(), status: 'gone' })
    knock()
  }
}

function knock(): void {
  knocking ??= setTimeout(() => {
    knocking = undefined
    if (document.hidden) knock()
    else ask()
  }, KNOCK)
}

onReach((yes) => {
  const { status } = server.now()
  if (!yes && status === 'here') {
    server.become({ ...server.now(), status: 'gone' })
    knock()
  }
})

addEventListener('online', ask)
addEventListener('offline', () => server.become({ ...server.now(), status: 'gone' }))
ask()

export function useServer(): ServerNow {
  return useFollowed(server)
}

/** Asks again at once. */
export const askServer = ask
