// The table as lines of text, for a terminal.

import { knowers, type Lang } from '@undercrown/engine'
import { heroById, leaderById } from './cards.ts'
import type { CardId } from './hero.ts'
import { type Open, TRACK, type View, type Where } from './state.ts'

const words = {
  en: {
    track: 'Track',
    tavern: 'Tavern',
    harbor: 'Harbor',
    wilderness: 'Wilderness',
    graveyard: 'Graveyard',
    hand: 'hand',
    party: 'party',
    hidden: 'hidden',
    aside: 'Set aside',
    empty: 'empty',
    red: 'R',
    green: 'G',
    ends: 'face-up heroes end the game',
    mixed: 'In any order',
  },
  fr: {
    track: 'Piste',
    tavern: 'Taverne',
    harbor: 'Port',
    wilderness: 'Forêt',
    graveyard: 'Cimetière',
    hand: 'main',
    party: 'équipe',
    hidden: 'cachés',
    aside: 'De côté',
    empty: 'vide',
    red: 'R',
    green: 'V',
    ends: 'Héros visibles mettent fin à la partie',
    mixed: 'Dans un ordre inconnu',
  },
} as const

const marks = { 'hill-tribes': '▲', 'imperial-army': '◆', 'water-folk': '≈', undead: '☠' } as const

/** "▲ Hairy Hermit" */
function named(card: CardId, lang: Lang): string {
  const { name, factions } = heroById(card)
  const mark =
    factions.length === 1 ? marks[factions[0] as keyof typeof marks] : factions.length > 1 ? '★' : '·'
  return `${mark} ${name[lang]}`
}

/** The track with its dark end, and everybody's party; a hidden card shows the numbers of those who know it. */
export function draw({ open: view, own }: View, lang: Lang, names: readonly string[]): string {
  const say = words[lang]
  const seen = new Map<Where, CardId>(own.sees.map(([where, card]) => [where, card]))
  const hero = (card: CardId) => named(card, lang)
  const hidden = (where: Where, known: number) => {
    const card = seen.get(where)
    const who = knowers(known, view.seats)
      .map((seat) => seat + 1)
      .join('')
    return card === undefined ? `▒ ${who}`.trimEnd() : `▒ ${who} ${hero(card)}`
  }
  const list = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : say.empty)

  const lines = [`  ${say.track}  ${track(view, say.red, say.green)}   ${view.threshold} ${say.ends}`, '']
  for (let seat = 0; seat < view.seats; seat++) {
    const leader = view.leaders[seat] ?? (own.leader?.seat === seat ? own.leader.id : null)
    const title = leader ? ` (${leaderById(leader).name}, ${leaderById(leader).epithet[lang]})` : ''
    const turn = seat === view.turn && !view.over ? '›' : ' '
    const count = view.hands[seat] as number
    const held = Array.from({ length: count }, (_, i) => seen.get(`hand.${seat}.${i}`))
      .filter((card) => card !== undefined)
      .map(hero)
    lines.push(`${turn} ${names[seat] ?? ''}${title}`)
    lines.push(`    ${say.party}: ${list((view.up[seat] ?? []).map(hero))}`)
    const stack = (view.down[seat] ?? []).map((known, i) => hidden(`down.${seat}.${i}`, known))
    lines.push(`    ${say.hidden}: ${list(stack)}`)
    lines.push(`    ${say.hand} (${count})${held.length > 0 ? `: ${held.join(', ')}` : ''}`)
  }
  const wilderness = view.wilderness.slice(0, 3).map((known, i) => hidden(`wilderness.${i}`, known))
  lines.push(
    '',
    `  ${say.tavern}: ${view.tavern.map((card) => (card ? hero(card) : '–')).join(', ')}`,
    `  ${say.harbor}: ${view.harbor.count}`,
    `  ${say.wilderness} (${view.wilderness.length}): ${list(wilderness)}`,
    `  ${say.graveyard} (${view.graveyard.length}): ${list(view.graveyard.map(hero))}`,
  )
  if (view.aside.length > 0)
    lines.push(`  ${say.aside}: ${view.aside.map((known, i) => hidden(`aside.${i}`, known)).join(', ')}`)
  for (const { cards } of view.mixed) lines.push(`  ${say.mixed}: ${cards.map(hero).join(', ')}`)
  return lines.join('\n')
}

function track({ red, green }: Open, r: string, g: string): string {
  let text = ''
  for (let space: number = TRACK.first; space <= TRACK.last; space++) {
    const here = `${space === red ? r : ''}${space === green ? g : ''}`
    text += `${space === TRACK.dark ? '‖' : '|'}${(here || String(space)).padStart(2)}`
  }
  return `${text}|`
}
