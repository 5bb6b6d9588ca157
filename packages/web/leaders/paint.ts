// What only this game is painted with: ebony, and the slate of its board.

import { define } from '../art/sprite.ts'

const downwards = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

const outwards = (id: string, from: string, to: string) =>
  `<radialGradient id="${id}"><stop stop-color="${from}" stop-opacity=".8"/><stop offset="1" stop-color="${to}" stop-opacity=".62"/></radialGradient>`

define(
  'leaders',
  `<defs>${[
    downwards('ebony', '#35456f', '#111930'),
    downwards('slate-a', '#3d5566', '#27394b'),
    downwards('slate-b', '#344a5c', '#203042'),
    outwards('may-step', '#ffe9b4', '#f0ab3c'),
    outwards('may-use', '#b9f5ea', '#35a897'),
  ].join('')}</defs>`,
)

export const ebony = 'url(#ebony)'
export const slates = ['url(#slate-b)', 'url(#slate-a)', 'url(#slate-a)'] as const
