// Les capacités en français, tirées des mêmes données que celles qui les exécutent.

import { dire, join, listed, type Phrase } from '@undercrown/engine'
import { reaction } from '../artifacts.ts'
import { heroById, leaderById } from '../cards.ts'
import type { Condition, ExchangeStep, MoveStep, Pile, Selector, Way, X } from '../effects.ts'
import type { Faction } from '../factions.ts'
import { signed } from './en-abilities.ts'
import { ala, dela, duLieu, frenchFactions, la, places, surLieu } from './fr-names.ts'
import {
  type AbilityWords,
  type Context,
  clauseOf,
  eitherWay,
  icon,
  isAgain,
  isSwapped,
  isWholeHand,
  namedIn,
  sentence,
  stillUp,
} from './words.ts'

const rouge = icon('red', 'rouge')
const vert = icon('green', 'vert')
const gardien = icon('guardian', 'jeton Gardien')
const petit = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq'] as const

export function nombre(count: number): string {
  return petit[count] ?? String(count)
}

const visible = { one: icon('up', 'visible'), many: icon('up', 'visibles') }
const caché = { one: icon('down', 'caché'), many: icon('down', 'cachés') }

function side({ side: which }: Selector, number: 'one' | 'many'): Phrase {
  if (which === 'up') return [' ', visible[number]]
  return which === 'down' ? [' ', caché[number]] : []
}

/** « un Mort-Vivant », « de l’Armée Impériale » */
function unDe(faction: Faction): Phrase {
  if (faction === 'undead') return ['un ', icon('undead', 'Mort-Vivant')]
  return faction === 'guardians' ? ['un ', icon('guardians', 'Gardien')] : dela(faction)
}

/** « Gardiens », là où il n’y a qu’eux : l’adjectif suit le nom. */
function gardiens({ faction }: Selector, number: 'one' | 'many'): Phrase {
  if (!Array.isArray(faction) || faction.length !== 1 || faction[0] !== 'guardians') return []
  return [' ', icon('guardians', number === 'one' ? 'Gardien' : 'Gardiens')]
}

function ofFactions(from: Selector, and: string): Phrase {
  const { faction, not } = from
  if (not) return dire` qui n’est pas ${unDe(not)}`
  if (faction === undefined || gardiens(from, 'one').length > 0) return []
  if (faction === 'named') return [' de la faction citée']
  return dire` ${listed(faction.map(dela), and)}`
}

/** « l’un de vos Héros visibles » : une carte qui convient. */
function une(from: Selector): Phrase {
  const named = namedIn(from)
  if (named) return named
  switch (from.zone) {
    case 'party': {
      const hero = dire`Héros${gardiens(from, 'one')}${side(from, 'one')}${ofFactions(from, 'ou')}`
      const heroes = dire`Héros${gardiens(from, 'many')}${side(from, 'many')}${ofFactions(from, 'ou')}`
      // Sinon, l’Armée Impériale serait celle de l’autre joueur.
      const among = from.faction === undefined ? '' : 'dans l’équipe '
      const either = from.side === 'any' ? ', visible ou caché' : ''
      switch (from.whose) {
        case 'own':
          return dire`l’un de vos ${heroes}`
        case 'picked':
          return dire`l’un de ses ${heroes}${either}`
        case 'next':
          return dire`un ${hero} du joueur suivant`
        case 'previous':
          return dire`un ${hero} du joueur précédent`
        case 'other':
          return dire`un ${hero} ${among}d’un autre joueur${either}`
        default:
          return dire`n’importe quel ${hero}${either}`
      }
    }
    case 'hand':
      return dire`une carte de ${from.whose === 'own' ? 'votre' : 'sa'} main${ofFactions(from, 'ou')}`
    case 'tavern':
      return from.faction === undefined
        ? dire`une carte ${duLieu('tavern')}`
        : dire`une carte${ofFactions(from, 'ou')} présente à la ${places.tavern}`
    case 'graveyard':
    case 'wilderness':
      return from.top === undefined
        ? dire`n’importe quelle carte${ofFactions(from, 'ou')} ${duLieu(from.zone)}`
        : duSommet(from.zone, from.top)
    case 'looked':
      return ['l’une d’elles']
    case 'laid':
      return ['ces cartes']
    case 'chosen':
      return ['ces Héros']
    case 'seen':
      return ['l’un d’eux']
    case 'it':
      return ['cette carte']
  }
}

function duSommet(pile: Pile, count: number): Phrase {
  return count === 1 ? dire`la carte ${surLieu(pile)}` : dire`les ${nombre(count)} cartes ${surLieu(pile)}`
}

function combien(
  {
    from,
    count,
    random,
    optional,
  }: { from: Selector; count?: number | 'all'; random?: true; optional?: true },
  context: Context,
): Phrase {
  if (random)
    return from.zone === 'hand' ? ['une carte de sa main, au hasard,'] : dire`au hasard ${une(from)}`
  if (count === undefined) return une(from)
  if (optional && count !== 'all') {
    const some = `jusqu’à ${nombre(count)}`
    if (from.zone === 'looked') return [some]
    if (from.zone === 'hand') return dire`${some} cartes de votre main`
    if (from.zone === 'graveyard')
      return dire`${some} cartes${gardiens(from, 'one')}${ofFactions(from, 'ou')} ${duLieu('graveyard')}`
    return dire`${some} Héros${gardiens(from, 'many')}${side(from, 'many')}${ofFactions(from, 'ou')}`
  }
  if (from.zone === 'looked') return [stillUp(context) === 1 ? 'l’autre' : 'les autres']
  if (from.zone === 'hand') return dire`${nombre(count as number)} cartes de votre main`
  if (from.zone === 'tavern')
    return from.faction === undefined
      ? dire`toutes les cartes ${duLieu('tavern')}`
      : dire`toutes les cartes${ofFactions(from, 'et')} présentes à la ${places.tavern}`
  return une(from)
}

/** « vos Héros visibles des Morts-Vivants » */
function toutes(from: Selector): Phrase {
  if (from.zone !== 'party') return dire`cartes ${duLieu(from.zone as 'graveyard')}`
  return dire`${from.whose === 'own' ? 'vos' : 'ses'} Héros${gardiens(from, 'many')}${side(from, 'many')}${ofFactions(from, 'et')}`
}

/** « deux de vos Héros cachés » : tant de cartes, chacune une fois. */
function tant(number: string, from: Selector): Phrase {
  const cards = `${number}${number === 'autant' ? ' de' : ''} cartes`
  if (from.zone === 'hand') return [`${cards} de votre main`]
  if (from.zone === 'tavern') return dire`${cards} différentes ${duLieu('tavern')}`
  return dire`${number} de ${toutes(from)}`
}

function jetons(way: Way): Phrase {
  const parts: Phrase[] = []
  if (way.red !== undefined) parts.push(dire`${rouge} ${signed(way.red)}`)
  if (way.green !== undefined) parts.push(dire`${vert} ${signed(way.green)}`)
  if (way.leading !== undefined) parts.push(dire`${icon('leading', 'jeton en tête')} ${signed(way.leading)}`)
  if (way.trailing !== undefined)
    parts.push(dire`${icon('trailing', 'jeton en arrière')} ${signed(way.trailing)}`)
  if (way.guardian !== undefined) parts.push(dire`${gardien} ${signed(way.guardian)}`)
  const moved = listed(parts, 'et')
  return way.if ? dire`${moved} si le jeton ${way.if.leads === 'red' ? rouge : vert} est en tête` : moved
}

function xVaut(x: X, max: number | undefined): Phrase {
  const most = max === undefined ? '' : ` (${max} au plus)`
  if (x === 'moved') return dire`, X étant le nombre de cartes défaussées${most}`
  if ('count' in x) return dire`, X étant le nombre de ${toutes(x.count)}${most}`
  return dire`, X étant le nombre de factions parmi ${toutes(x.factionsOf)}, sans compter ${la(x.except)}${most}`
}

function si(condition: Condition | undefined): Phrase {
  if (condition === undefined) return []
  if ('has' in condition)
    return dire`si vous avez un Héros${side(condition.has, 'one')}${ofFactions(condition.has, 'ou')}, `
  if ('leads' in condition) return dire`si le jeton ${condition.leads === 'red' ? rouge : vert} est en tête, `
  if ('moved' in condition) return ['si vous le faites, ']
  if ('itNot' in condition)
    return condition.itNot === 'named'
      ? ['sinon, ']
      : dire`si cette carte n’est pas ${unDe(condition.itNot)}, `
  if (condition.it === 'named') return ['si cette carte est de cette faction, ']
  return dire`si cette carte est ${listed(condition.it.map(dela), 'ou')}, `
}

function moveText({ mode, ways, x, max, by, if: condition }: MoveStep): Phrase {
  const [first, second] = ways as readonly [Way, Way?]
  const free = eitherWay(ways)
  const written = free
    ? dire`déplacez le jeton ${listed(
        free.markers.map((marker) => [marker === 'red' ? rouge : vert]),
        'ou',
      )} de ${free.spaces.join(' ou ')} cases, dans un sens ou dans l’autre`
    : mode === 'and' || !second
      ? jetons(first)
      : mode === 'or'
        ? second.if
          ? join(ways.map(jetons), ', ou ')
          : listed(ways.map(jetons), 'ou')
        : dire`${jetons(first)} et/ou ${jetons(second)}`
  const who =
    by === 'next'
      ? dire`le joueur suivant choisit : `
      : by === 'victim'
        ? dire`le joueur qui l’a perdu choisit : `
        : []
  return dire`${si(condition)}${who}${written}${x === undefined ? [] : xVaut(x, max)}`
}

/** L’impératif, ou l’infinitif après « vous pouvez ». */
function verbe(optional: true | undefined, imperative: string, infinitive: string): string {
  return optional ? `vous pouvez ${infinitive}` : imperative
}

export const frenchAbilities: AbilityWords = {
  clauses: {
    move: moveText,
    pick: ({ among, having }, { what }) =>
      what
        ? dire`choisissez ${what}`
        : dire`choisissez un ${among === 'any' ? '' : 'autre '}joueur${having === undefined ? '' : having.zone === 'hand' ? ' ayant des cartes en main' : ' ayant un Héros visible'}${among === 'any' ? ' (vous y compris)' : ''}`,
    name: (_step, { what }) => dire`citez ${what ?? 'une faction'}`,
    bury: (step, context) => {
      if (step.by === 'picked') return dire`ce joueur choisit ${une(step.from)}, qui est enterré`
      if (step.from.zone === 'it' && !context.what)
        return step.from.whose === 'own'
          ? ['enterrez ce Héros s’il est encore dans votre équipe']
          : dire`${si(step.if)}enterrez-la`
      return dire`${si(step.if)}${verbe(step.optional, 'enterrez', 'enterrer')} ${combien(step, context)}`
    },
    discard: (step, context) =>
      dire`${si(step.if)}${verbe(step.optional, 'défaussez', 'défausser')} ${combien(step, context)}`,
    take: (step, context) => {
      if (step.by === 'picked')
        return ['s’il en a une en main, ce joueur montre une carte de la faction citée, et vous la prenez']
      if (step.random) return ['prenez une carte de sa main au hasard']
      const does = verbe(step.optional, 'prenez', 'prendre')
      const what = combien(step, context)
      if (context.what) return dire`${does} ${what} en main`
      if (step.from.zone !== 'looked') return dire`${does} en main ${what}`
      if (step.optional && step.count !== undefined) return dire`vous pouvez en prendre ${what} en main`
      return step.count === undefined && !isWholeHand(context)
        ? ['prenez-en une autre en main']
        : dire`${does} ${what} en main`
    },
    place: (step, context) => {
      const what = combien(step, context)
      switch (step.to) {
        case 'down':
          if (step.from.zone === 'it' && !context.what)
            return dire`placez-la dans votre équipe comme Héros ${caché.one}`
          return dire`${verbe(step.optional, 'placez', 'placer')} ${what} dans votre équipe comme Héros ${step.count === undefined ? caché.one : caché.many}`
        case 'up':
          return dire`placez ${what} dans votre équipe, face ${visible.one}, sans résoudre ses Capacités`
        case 'third':
          return context.what
            ? dire`placez ${what} dans une autre équipe`
            : dire`${verbe(step.optional, 'placez', 'placer')} ${what} dans l’équipe d’un joueur autre que vous et son propriétaire`
        case 'thirdDown':
          return context.what
            ? dire`placez ${what} dans une autre équipe`
            : dire`${verbe(step.optional, 'placez', 'placer')} ${what} dans l’équipe d’un joueur autre que vous et son propriétaire, face cachée`
        case 'theirs':
          return dire`placez ${what} dans son équipe comme Héros ${caché.one}`
        case 'tavern':
          return dire`remplissez la ${places.tavern} avec ${what}`
      }
    },
    setAside: ({ from }) => dire`mettez de côté ${une(from)}`,
    exchange: ({ a, b, count, optional }) => {
      const does = verbe(optional, 'échangez', 'échanger')
      const first = namedIn(a)
      if (first) return dire`${does} ${first}`
      if (count === undefined) return dire`${does} ${une(a)}${a.side === 'any' ? ',' : ''} avec ${une(b)}`
      const number = nombre(count)
      return optional
        ? dire`${does} ${tant(`jusqu’à ${number}`, a)} avec ${tant('autant', b)}`
        : dire`${does} ${tant(number, a)} avec ${tant(number, b)}`
    },
    turnOver: ({ from, count, if: condition }) => {
      if (from.zone === 'it') return dire`${si(condition)}retournez-la face visible`
      return count === undefined
        ? dire`retournez ${une(from)}`
        : dire`retournez ${nombre(count)} de ${toutes(from)}`
    },
    look: ({ from, upTo, optional }) => {
      const most = optional && upTo > 1 ? 'jusqu’à ' : ''
      const what = upTo === 1 ? une(from) : dire`${nombre(upTo)} Héros ${caché.many} de votre choix`
      return dire`${verbe(optional, 'regardez', 'regarder')} ${most}${what}`
    },
    reveal: ({ from }) => dire`révélez à tous ${une(from)}`,
    takeUp: ({ pile, count }) =>
      count === 'all' ? ['regardez toutes ses cartes'] : dire`regardez ${duSommet(pile, count)}`,
    shuffle: ({ pile }, context) => dire`mélangez ${isAgain(context) ? 'de nouveau ' : ''}la ${places[pile]}`,
    putBack: ({ pile }, context) => {
      const left = stillUp(context)
      if (left === 0) return []
      if (left === 1) return dire`remettez l’autre ${surLieu(pile)}`
      const which = isSwapped(context)
        ? `remettez les ${nombre(left)} cartes, dont celle échangée,`
        : isWholeHand(context)
          ? 'remettez-les'
          : 'remettez les autres'
      return dire`${which} ${surLieu(pile)} dans le même ordre`
    },
    perform: ({ from }, { what }) => {
      if (from.zone === 'it' && !what) return ['résolvez cette carte comme si vous l’aviez jouée']
      return from.whose === 'next' && !what
        ? dire`résolvez la Capacité d’${une(from)}`
        : dire`résolvez la Capacité de ${une(from)}`
    },
    playMore: ({ from }, { what }) => dire`${what ? 'jouez' : 'vous pouvez jouer'} ${une(from)}`,
    lay: () => ['chaque autre joueur choisit en secret une carte de sa main'],
    gather: () => ['regardez ces cartes'],
    chooseOwn: () => ['chaque autre joueur choisit en secret l’un de ses Héros, visible ou caché'],
    lookAtToken: (_step, { what }) =>
      what ? dire`regardez le jeton : ${what}` : ['regardez le jeton Corruption de n’importe quel Héros'],
    mayReturnToken: (_step, { what }) =>
      what ? dire`remettez le jeton dans le sac : ${what}` : ['vous pouvez remettre ce jeton dans le sac'],
    swapTokens: (_step, { what }) =>
      what ? dire`échangez le jeton : ${what}` : ['échangez les jetons Corruption de deux Héros'],
    drawToken: () => ['piochez un jeton Corruption dans le sac'],
    placeTokens: (step) =>
      dire`placez-le sur n’importe quel Héros ${step.up ? [visible.one, ' '] : []}qui n’en a pas`,
    andOr: ({ options }) => {
      const [first, second] = options.map((steps) => sentence(frenchAbilities, steps, ', puis '))
      return dire`${first as Phrase} et/ou ${second as Phrase}`
    },
    performArtifact: (_step, { what }) =>
      what
        ? dire`résolvez ${what}`
        : [
            `résolvez n’importe quel Artefact en jeu sauf le ${reaction.name.fr}, sans dépenser de jeton Artefact`,
          ],
    swapArtifacts: (_step, { what }) =>
      what
        ? dire`échangez ${what}`
        : dire`échangez les Artefacts de deux joueurs ; leurs jetons Artefact restent en place`,
    addToken: (_step, { what }) =>
      dire`placez un jeton Artefact de la boîte sur ${what ?? 'n’importe quel Artefact'}`,
    dropToken: (_step, { what }) =>
      dire`défaussez un jeton Artefact ${what ? dire`: ${what}` : 'de n’importe quel Artefact'}`,
    loseTurn: () => ['ce joueur perd son prochain tour'],
    lookAtHand: () => ['regardez sa main'],
    each: ({ steps }) => dire`pour chaque autre joueur : ${clauseOf(frenchAbilities, steps, 0)}`,
    either: ({ options }) => {
      const [first, second] = options.map((steps) => sentence(frenchAbilities, steps, ', puis '))
      return dire`${first as Phrase}, ou bien ${second as Phrase}`
    },
  },
  questions: {
    // Its buttons tell the two.
    either: () => ['choisissez l’une des deux possibilités'],
    placeTo: (_step, _ask, { what, first }) =>
      what ? dire`donnez-le à ${what}` : dire`choisissez l’équipe où va ${first ?? 'ce Héros'}`,
    exchangeWith: (step, _ask, { what, first }) =>
      what ? [] : dire`échangez ${first ?? 'cette carte'} avec ${une((step as ExchangeStep).b)}`,
    bury: (step, _ask, { what }) =>
      'by' in step && step.by && !what ? ['choisissez l’un de vos Héros visibles, qui sera enterré'] : [],
    take: (step, { faction }, { what }) =>
      'by' in step && step.by
        ? what
          ? dire`montrez ${what}`
          : dire`montrez une carte ${dela(faction as Faction)}`
        : [],
    move: (step) => ('by' in step && step.by ? ['choisissez où va le jeton'] : []),
    lay: (step, _ask, { what }) => {
      const give = 'to' in step && step.to === 'give'
      if (what) return dire`${give ? 'donnez' : 'défaussez'} ${what}`
      return [`choisissez une carte de votre main à ${give ? 'donner' : 'défausser'}`]
    },
    chooseOwn: (_step, _ask, { what }) =>
      what ? dire`laissez enterrer ${what}` : ['choisissez l’un de vos Héros, qui sera enterré'],
    swapTokens: (_step, { done }, { what }) =>
      done
        ? what
          ? dire`échangez avec le jeton : ${what}`
          : ['choisissez le Héros dont le jeton prend sa place']
        : [],
    swapArtifacts: (_step, { done }, { what }) =>
      done ? (what ? dire`échangez avec ${what}` : ['choisissez l’Artefact qui prend sa place']) : [],
    // Les réponses disent lesquels.
    andOr: () => ['choisissez l’un des deux effets, ou les deux'],
    setAside: (_step, _ask, { what }) =>
      what ? dire`résolvez ${what}` : dire`choisissez une carte de la ${places.tavern} à résoudre`,
  },
  lasting: (lasting) =>
    lasting.when === 'faceUp'
      ? [
          'tant que ce Héros est visible, les autres Héros visibles de son équipe sont retournés au lieu d’être enterrés',
        ]
      : 'one' in lasting
        ? dire`à la fin de la partie, chaque groupe de ${nombre(lasting.one.per)} Héros ${lasting.one.of === 'guardians' ? 'Gardiens' : dela(lasting.one.of)} de son équipe compte pour un Héros de plus de la faction gagnante`
        : 'leader' in lasting.if
          ? dire`à la fin de la partie, dans l’équipe ${lasting.if.leader.map((id) => chez(leaderById(id).name)).join(' ou ')}, ce Héros compte pour ${nombre(lasting.counts)} Héros de la faction gagnante`
          : dire`à la fin de la partie, dans la même équipe que l’${heroById(lasting.if.beside).name.fr}, ce Héros compte pour ${nombre(lasting.counts)} Héros de la faction gagnante`,
  timing: {
    fast: (tokens) => dire`Rapide, ${nombre(tokens)} jetons : avant ou après avoir joué ou défaussé.`,
    slow: (tokens) => dire`Lent, ${nombre(tokens)} jetons : après avoir rempli la ${places.tavern}.`,
    reaction: (tokens) =>
      dire`Réaction, ${nombre(tokens)} jetons : pendant le tour de n’importe quel joueur.`,
  },
  token: ({ becomes, counts }) => {
    if (counts !== undefined)
      return dire`à la fin de la partie, son Héros compte pour ${nombre(counts)} Héros de ses factions`
    if (becomes !== undefined)
      return dire`à la fin de la partie, son Héros appartient ${ala(becomes)} au lieu de ses factions ; un Gardien reste Gardien`
    return dire`quand son Héros va être enterré, vous pouvez le sauver. Quand un autre Héros va l’être, vous pouvez enterrer le porteur de ce jeton à sa place. Dans les deux cas, ce jeton retourne dans le sac. À la fin de la partie, son Héros est aussi un Gardien`
  },
  shield: ['lorsqu’un Héros, visible ou caché, va être enterré, vous pouvez le sauver'],
  may: 'vous pouvez',
  bare: (rise) => dire`pas de Capacité ; quand cette carte est jouée, ${rise}`,
  allFactions: ['appartient aux quatre factions et n’a pas de Capacité'],
  leader: ({ factions: [a, b], number }) =>
    dire`Affiliation : ${frenchFactions[a]} et ${frenchFactions[b]}. Départage : ${number}.`,
}

/** « d’Enned », « de Cyra » */
function chez(name: string): string {
  return /^[AEIOU]/.test(name) ? `d’${name}` : `de ${name}`
}
