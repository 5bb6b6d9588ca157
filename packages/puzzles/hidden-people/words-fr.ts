// Les énigmes de Hidden People en français.

import { ofName } from '@undercrown/engine'
import type { PuzzleTalk } from '../talk.ts'
import type { peopleWordsEn } from './words-en.ts'

const words: PuzzleTalk['words']['fr'] = {
  kinds: {
    remember: {
      name: 'Mémoire',
      task: 'Quelle carte est où ?',
      goal: 'Regardez les tours comme à la table, puis dites quelle carte se trouve à une place. On vous l’a montrée, et elle a bougé depuis.',
      watched: 'On vous l’a montrée, et elle a bougé depuis.',
      solved: 'Vous l’aviez en tête',
      failed: 'C’est une autre carte',
    },
    must: {
      name: 'Quelle carte est-ce forcément ?',
      task: 'Quelle carte est-ce forcément ?',
      goal: 'Personne ne vous l’a montrée, mais tout ce que vous avez vu ne laisse qu’une valeur. Comptez, ou cherchez qui avait quoi.',
      solved: 'Ce ne peut être rien d’autre',
      failed: 'C’est impossible',
    },
    last: {
      name: 'Le dernier tour',
      task: 'Jouez le dernier tour',
      goal: 'La pioche est vide : personne ne joue après vous. Une façon de jouer gagne nettement plus souvent que les autres, quelles que soient les cartes cachées. Une victoire partagée compte.',
      solved: 'Rien ne gagne plus souvent',
      failed: 'Il y a mieux',
    },
  },
  themes: {
    'barter-seen': { name: 'Troc', hint: 'Plusieurs cartes ont tourné à la fois.' },
    'long-way': {
      name: 'Un long chemin',
      hint: 'Elle a bougé au moins trois fois depuis que vous l’avez vue.',
    },
    foresight: { name: 'Voyance', hint: 'Vous l’avez d’abord vue dans la pioche.' },
    'from-the-pile': {
      name: 'De la pioche',
      hint: 'Elle est venue de la pioche sans être vue, mais vous saviez ce qui s’y trouvait.',
    },
    'two-moves': { name: 'Deux déplacements', hint: 'Elle a bougé deux fois depuis que vous l’avez vue.' },
    'flash-seen': { name: 'L’éclair', hint: 'Tout un jeu a été montré à tous.' },
    'eye-seen': { name: 'L’Œil', hint: 'Vous l’avez regardée vous-même.' },
    'open-card': { name: 'Posée au grand jour', hint: 'Tout le monde l’a vue être posée.' },
    'own-card': { name: 'Passée par votre main', hint: 'Vous l’avez eue en main.' },
    sorted: { name: 'Triées', hint: 'Quelqu’un a trié trois cartes, et vous en connaissiez.' },
    twins: { name: 'Jumelles', hint: 'Tout ce qui reste est pareil.' },
    'stone-above': { name: 'Sous la pierre', hint: 'Une pierre ne cache rien à qui compte.' },
    'crowd-count': {
      name: 'Table pleine',
      hint: 'Beaucoup de paquets, beaucoup de cartes : comptez valeur par valeur.',
    },
    'last-card': {
      name: 'La pile',
      hint: 'Elle est dans une pile ou dans une main, et se compte comme les autres.',
    },
    'own-row': { name: 'Votre jeu', hint: 'Vous ne l’avez jamais regardé, et le connaissez pourtant.' },
    'rival-row': { name: 'Chez un rival', hint: 'Ce qui reste est chez lui.' },
    dig: { name: 'Fossoyeur', hint: 'Regardez la défausse.' },
    stone: { name: 'La pierre', hint: 'Une pierre pourrait être ailleurs.' },
    meddle: { name: 'Se mêler de tout', hint: 'Deux cartes qui ne sont pas à vous pourraient s’échanger.' },
    'pig-in-a-poke': {
      name: 'Chat en poche',
      hint: 'Un échange contre une carte que vous ne connaissez pas.',
    },
    equals: { name: 'Cartes =', hint: 'Que vaut une carte = dans quel jeu ?' },
    exchange: { name: 'Échange', hint: 'Vous connaissez les deux cartes à échanger.' },
    'long-shot': {
      name: 'Peu de chances',
      hint: 'Même la meilleure réponse gagne moins d’une fois sur deux.',
    },
    'poisoned-gift': {
      name: 'Cadeau empoisonné',
      hint: 'Gardez d’abord la carte, puis donnez-la à quelqu’un.',
    },
    blind: { name: 'À l’aveugle', hint: 'La carte qui part, vous ne l’avez jamais vue.' },
    certain: { name: 'C’est sûr', hint: 'Cela gagne où que soient les cartes.' },
    'best-bet': {
      name: 'Le meilleur pari',
      hint: 'Cela ne gagne pas toujours, mais plus souvent que le reste.',
    },
  },
}

const nth = ['première', 'deuxième', 'troisième', 'quatrième'] as const

export const peopleWordsFr: typeof peopleWordsEn = {
  words,
  whatIs: (name, index) =>
    name === undefined
      ? `Quelle est votre ${nth[index] ?? ''} carte ?`
      : `Quelle est la ${nth[index] ?? ''} carte ${ofName(name)} ?`,
  inDraw: (depth) =>
    depth === 0
      ? 'Quelle carte est sur le dessus de la pioche ?'
      : `Quelle est la carte ${depth + 1} de la pioche, depuis le dessus ?`,
  inHand: 'Quelle carte est en main ?',
  places: {
    word: 'Pas une carte : une des réponses en mots.',
    row: 'Une carte d’un jeu.',
    hand: 'La carte en main.',
    draw: 'La pioche.',
    discard: 'La défausse.',
    out: 'Les pierres.',
  },
  watchAgain: 'Voici les tours encore une fois : suivez la carte qui a été montrée.',
  allSeen: (name, count) =>
    count === 0
      ? `Il n’y a pas de ${name} dans cette partie.`
      : count === 1
        ? `Le seul ${name} de cette partie se voit ailleurs.`
        : `Les ${count} cartes de valeur ${name} se voient ailleurs.`,
  notThat: (name) => `Ce que vous avez vu exclut un ${name} : revoyez les tours.`,
  ends: (rows, me) => {
    const told = rows.flatMap(({ name, total }, seat) => (seat === me ? [] : [`${name} ${signed(total)}`]))
    const winners = rows.flatMap(({ name, wins }) => (wins ? [name] : [])).join(' et ')
    return `Vous ${signed(rows[me]?.total ?? 0)}, ${told.join(', ')} : victoire de ${winners} dans ce monde.`
  },
  nobodyYet: 'Voilà où mène votre tour.',
  counting: {
    discarded: (cards) => `Défausse (${cards.length}) : ${cards.join(', ')}`,
    known: (depth, card) =>
      depth === 0
        ? `Sur le dessus de la pioche, vous le savez : ${card}`
        : `Carte ${depth + 1} de la pioche, vous le savez : ${card}`,
    inGame: (cards, values) => `Dans cette partie (${cards}) : ${values.join(', ')}`,
  },
  proof: {
    sight: (seen) => `Vous l’avez vue, et pouviez la suivre pendant ${seen} coups.`,
    count: (seen) =>
      seen === 1
        ? 'Comptez tout ce que vous avez vu : il ne reste qu’une façon de placer le reste.'
        : `Comptez tout ce que vous avez vu : dans les ${seen} façons de placer le reste, elle a cette valeur.`,
    sorting: (seen) =>
      `Des trois cartes triées, vous en connaissiez une qui n’est pas reparue en ${seen} coups : elle ne peut être que là.`,
    worlds: (seen) =>
      seen === 1
        ? 'Les cartes cachées ne peuvent se trouver que d’une façon.'
        : `Chaque façon de jouer a été essayée dans les ${seen.toLocaleString('fr')} façons de placer les cartes cachées.`,
  },
}

function signed(total: number): string {
  return String(total).replace('-', '−')
}
