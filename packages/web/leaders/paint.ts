// What only this game is painted with: ebony, and the slate of its board.

import { define } from '../art/sprite.ts'

const downwards = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const outwards = (id: string, from: string, to: string) =>
  `<radialGradient id="${id}"><stop stop-color="${from}" stop-opacity=".8"/><stop offset="1" stop-color="${to}" stop-opacity=".62"/></radialGradient>`

define(
  'leaders',
  `<defs>${[
    downwards('ebony', 'var(--blue-40)', 'var(--blue-23)'),
    downwards('slate-a', 'var(--blue-44)', 'var(--blue-35)'),
    downwards('slate-b', 'var(--blue-41)', 'var(--blue-31)'),
    outwards('may-step', 'var(--cream-93)', 'var(--gold-80)'),
    outwards('may-use', 'var(--teal-93)', 'var(--teal-66)'),
  ].join('')}</defs>`,
)

export const ebony = 'url(#ebony)'
export const slates = ['url(#slate-b)', 'url(#slate-a)', 'url(#slate-a)'] as const
