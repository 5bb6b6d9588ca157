// The words of a board that draws any game, in both languages.

import type { Words } from '../words/en.ts'
import { addWords } from '../words/index.ts'

const en = {
  bot: 'bot',
  table: 'The table',
  mine: 'Your side',
  others: 'The others',
  middle: 'The middle of the table',
  more: 'Also offered',
  faceDown: 'Face-down card',
  where: '{{thing}}, {{zone}}',
  whose: '{{thing}}, {{zone}}, {{name}}',
  nothing: 'empty',
  pile_one: '{{count}} card',
  pile_other: '{{count}} cards',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
}

const fr: Words<typeof en> = {
  bot: 'bot',
  table: 'La table',
  mine: 'Votre côté',
  others: 'Les autres',
  middle: 'Le milieu de la table',
  more: 'Aussi possible',
  faceDown: 'Carte face cachée',
  where: '{{thing}}, {{zone}}',
  whose: '{{thing}}, {{zone}}, {{name}}',
  nothing: 'vide',
  pile_one: '{{count}} carte',
  pile_other: '{{count}} cartes',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
}

addWords('zones', en, fr)
