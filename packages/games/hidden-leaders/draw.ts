// The table as lines of text, for a terminal.

import { itemAt, knowers, type Lang, plain } from '@undercrown/engine'
import { sideById } from './artifacts.ts'
import { heroById, heroName, leaderById } from './cards.ts'
import { needed } from './corruption.ts'
import type { Faction } from './factions.ts'
import type { CardId } from './hero.ts'
import { TRACK, type Where } from './state.ts'
import { englishAbilities } from './text/en-abilities.ts'
import { frenchAbilities } from './text/fr-abilities.ts'
import { textOf } from './text/words.ts'
import { type Open, sightsOf, type View } from './view.ts'

const words = {
  en: {
    abilities: englishAbilities,
    tavern: 'Tavern',
    harbor: 'Harbor',
    wilderness: 'Wilderness',
    graveyard: 'Graveyard',
    aside: 'Set aside',
    row: 'Royal Influence',
    hand: 'Hand',
    mixed: 'Known, but mixed up face down',
    empty: 'empty',
    all: 'all',
    red: 'R',
    green: 'G',
    ends: 'face up end the game',
    corruption: 'Corruption',
    from: 'from',
    bag: 'in the bag',
    loses: (turns: number) => (turns === 1 ? 'loses a turn' : `loses ${turns} turns`),
    colon: ':',
  },
  fr: {
    abilities: frenchAbilities,
    tavern: 'Taverne',
    harbor: 'Port',
    wilderness: 'Forêt',
    graveyard: 'Cimetière',
    aside: 'De côté',
    row: 'Influence royale',
    hand: 'Main',
    mixed: 'Connues, mais mêlées face cachée',
    empty: 'vide',
    all: 'tous',
    red: 'R',
    green: 'V',
    ends: 'Héros visibles mettent fin à la partie',
    corruption: 'Corruption',
    from: 'dès',
    bag: 'dans le sac',
    loses: (turns: number) => `perd ${turns} ${turns === 1 ? 'tour' : 'tours'}`,
    colon: '\u00a0:',
  },
} as const

const marks: Readonly<Record<Faction, string>> = {
  'hill-tribes': '▲',
  'imperial-army': '◆',
  'water-folk': '≈',
  undead: '☠',
  guardians: '✦',
}

/** "▲ Hairy Hermit" */
function named(card: CardId, lang: Lang): string {
  const { name, factions } = heroById(card)
  if (factions.length > 2) return `★ ${name[lang]}`
  return `${factions.map((faction) => marks[faction]).join('') || '○'} ${name[lang]}`
}

/** Parties with their hidden heroes (▒, and who besides their owner knows them), then the board and the own hand. */
export function draw(view: View, lang: Lang, names: readonly string[]): string {
  const { open, own } = view
  const say = words[lang]
  const seen = new Map<Where, CardId>(sightsOf(view).map(([where, card]) => [where, card]))
  const hero = (card: CardId) => named(card, lang)
  const list = (items: readonly string[]) => (items.length > 0 ? items.join(', ') : say.empty)
  const explained = (card: CardId) =>
    `    ${hero(card)}${say.colon} ${plain(textOf(say.abilities, heroById(card)), names, lang)}`

  const tokens = new Map<Where, string>(
    (open.corruption?.worn ?? []).map(([where, , id], i) => {
      const known = id ?? own.tokens?.worn[i]
      return [where, known ? ` ◉ ${heroName(known)[lang]}` : ' ◉']
    }),
  )
  const hidden = (where: Where, known: number, owner?: number) => {
    const card = seen.get(where)
    const who = knowers(known, open.seats).filter((seat) => seat !== owner && seat !== own.leader?.seat)
    const others =
      open.seats - Number(owner !== undefined) - Number(card !== undefined && own.leader?.seat !== owner)
    const called = who.length > 0 && who.length >= others ? [say.all] : who.map((seat) => names[seat] ?? '')
    const face = card === undefined ? '▒' : `▒ ${hero(card)}`
    return called.length > 0 ? `${face} (${called.join(', ')})` : face
  }

  const artifact = (seat: number) => {
    const side = sideById(open.artifacts?.sides[seat] ?? '')
    return side ? `{${side.name[lang]} ${'●'.repeat(open.artifacts?.tokens[seat] ?? 0)}}  ` : ''
  }
  const longest = Math.max(...names.map((name) => name.length))
  const lines = [`  ${track(open, say.red, say.green)}   ${open.threshold} ${say.ends}`]
  for (let seat = 0; seat < open.seats; seat++) {
    const turn = seat === open.turn && !open.over ? '›' : ' '
    const stack = (open.down[seat] ?? []).map(
      (known, i) => hidden(`down.${seat}.${i}`, known, seat) + (tokens.get(`down.${seat}.${i}`) ?? ''),
    )
    const shown = (open.up[seat] ?? []).map((card, i) => hero(card) + (tokens.get(`up.${seat}.${i}`) ?? ''))
    const party = [...shown, ...stack]
    const skips = open.guardians?.skips[seat] ?? 0
    const lost = skips > 0 ? `(${say.loses(skips)})  ` : ''
    const leader = open.leaders[seat] ?? (own.leader?.seat === seat ? own.leader.id : null)
    lines.push(
      `${turn} ${(names[seat] ?? '').padEnd(longest)}  ${leader ? `${titled(leader, lang)}  ` : ''}${artifact(seat)}${lost}${list(party)}`,
    )
  }
  const top = (name: 'wilderness') => open[name].slice(0, 3).map((known, i) => hidden(`${name}.${i}`, known))
  lines.push(
    '',
    `  ${say.harbor} ${open.harbor.count}   ${say.wilderness} ${open.wilderness.length}${say.colon} ${list(top('wilderness'))}`,
    `  ${say.graveyard} ${open.graveyard.length}${say.colon} ${list(open.graveyard.map(hero))}`,
  )
  if (open.corruption) {
    const { card, bag } = open.corruption
    const slots = card.flatMap((there, i) => (there ? [`◉ ${say.from} ${needed(i, open.seats)}`] : []))
    lines.push(`  ${say.corruption}${say.colon} ${[...slots, `${bag} ${say.bag}`].join(', ')}`)
  }
  if (open.row)
    lines.push(
      `  ${say.row}${say.colon} ${list(open.row.cards.map((card, i) => `${hero(card)}${' ●'.repeat(open.row?.tokens[i] ?? 0)}`))}`,
    )
  if (open.aside.length > 0)
    lines.push(
      `  ${say.aside}${say.colon} ${open.aside.map((known, i) => hidden(`aside.${i}`, known)).join(', ')}`,
    )
  for (const { cards } of open.mixed) lines.push(`  ${say.mixed}${say.colon} ${cards.map(hero).join(', ')}`)
  lines.push(`  ${say.tavern}`, ...open.tavern.flatMap((card) => (card ? [explained(card)] : [])))
  if (own.leader) {
    const { seat } = own.leader
    const held = Array.from(
      { length: itemAt(open.hands, seat) },
      (_, i) => seen.get(`hand.${seat}.${i}`) as CardId,
    )
    lines.push(`  ${say.hand}`, ...held.map(explained))
  }
  return lines.join('\n')
}

/** "[Cyra ◆≈]" */
function titled(id: CardId, lang: Lang): string {
  const leader = leaderById(id as never)
  return `[${leader.name}, ${leader.epithet[lang]} ${leader.factions.map((faction) => marks[faction]).join('')}]`
}

/** The twelve spaces, the dark ones behind the double line. */
function track({ red, green, guardians }: Open, r: string, g: string): string {
  let text = ''
  for (let space: number = TRACK.first; space <= TRACK.last; space++) {
    const here = `${space === red ? r : ''}${space === green ? g : ''}${space === guardians?.marker ? marks.guardians : ''}`
    text += `${space === TRACK.dark ? '‖' : '|'}${(here || String(space)).padStart(2)}`
  }
  return `${text}|`
}
