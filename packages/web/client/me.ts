// Who plays here. Nobody is asked: a face and a name are made up, and the server learns of them on first need.

import type { Me } from '@undercrown/protocol'
import i18next from 'i18next'
import faces from '../art/avatars.json'
import { addIcons } from '../art/icons.ts'
import { api, RequestRefused } from './api.ts'
import { followed, useFollowed } from './followed.ts'
import { keep, kept } from './kept.ts'

export const avatars: readonly string[] = faces

export interface MeNow {
  /** As the server knows us; null for a stranger, undefined while it is not known. */
  readonly person: Me | null | undefined
  readonly avatar: string
  /** The name somebody chose in this browser; made up from the face while there is none. */
  readonly given?: string
}

interface Face {
  readonly avatar: string
  readonly given?: string
}

function draw(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn % below
}

function anyFace(): Face {
  const face = { avatar: avatars[draw(avatars.length)] as string }
  keep('me', face)
  return face
}

const face = kept<Face | null>('me', null) ?? anyFace()
const me = followed<MeNow>({ person: undefined, ...face })

function known(person: Me | null): void {
  const now = me.now()
  if (person) keepFace({ avatar: person.avatar || now.avatar, given: person.name })
  // The name of an account stays with it.
  else if (now.person?.kind === 'account') keepFace({ avatar: now.avatar })
  me.become({ ...me.now(), person })
}

function keepFace({ avatar, given }: Face): void {
  const next = { avatar, ...(given !== undefined && { given }) }
  keep('me', next)
  me.become({ person: me.now().person, ...next })
}

let asked: Promise<void> | undefined

/** Asks the server who we are, once. */
export function askMe(): Promise<void> {
  asked ??= api
    .me()
    .then((person) => known(person.id === null ? null : person))
    .catch(() => {
      asked = undefined
    })
  return asked
}

/** Whether they are still let in, for whom the way to the server is shut. */
export function askMeAgain(): Promise<void> {
  asked = undefined
  return askMe()
}

/** Somebody the server knows: a guest is made of a stranger. */
export async function needMe(): Promise<Me> {
  await askMe()
  const { person, avatar } = me.now()
  if (person) return person
  const guest = await newGuest(avatar)
  known(guest)
  return guest
}

/** Under the name in use, or where an account has that, under one made up. */
async function newGuest(avatar: string): Promise<Me> {
  const madeUp = nameOf(avatar)
  for (const name of new Set([myName(), madeUp]))
    try {
      return await api.guest(name, avatar)
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.code !== 'name-taken') throw error
    }
  return api.guest(`${madeUp} ${100 + draw(900)}`, avatar)
}

/** Whoever this was is forgotten by the server: here as well. */
export function forgetMe(): void {
  becomeMe(null)
  keepFace(anyFace())
}

/** Told by the account screen after it made, changed or left an account. */
export function becomeMe(person: Me | null): void {
  asked = Promise.resolve()
  known(person)
}

/** Another name or face, here and on the server. */
export async function changeFace(change: {
  readonly name?: string
  readonly avatar?: string
}): Promise<void> {
  const { person, avatar, given } = me.now()
  if (person) known(await api.changeMe(change))
  else {
    const name = change.name ?? given
    keepFace({ avatar: change.avatar ?? avatar, ...(name !== undefined && { given: name }) })
  }
}

/** Out of a stranger's mouth: the name in use, or a made-up one in the language of the screen. */
export function displayName({ person, given, avatar }: MeNow): string {
  return person?.name ?? given ?? nameOf(avatar)
}

function nameOf(avatar: string): string {
  return i18next.t(`names.${avatar as 'cat'}`)
}

function myName(): string {
  return displayName(me.now())
}

export function myFace(): { readonly name: string; readonly avatar: string } {
  return { name: myName(), avatar: me.now().avatar }
}

/** Whenever the server begins to know us as somebody else. */
export function onIdentity(listener: () => void): void {
  let id = me.now().person?.id
  me.subscribe(() => {
    const next = me.now().person?.id
    if (next !== id) {
      id = next
      listener()
    }
  })
}

export function meNow(): MeNow {
  return me.now()
}

export function useMe(): MeNow {
  return useFollowed(me)
}

/** The drawings of the faces, when the first of them is shown. */
let drawn: Promise<void> | undefined
export function drawAvatars(): Promise<void> {
  drawn ??= import('../art/avatars.json?icons').then((icons) => addIcons(icons.default))
  return drawn
}
