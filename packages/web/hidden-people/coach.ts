// What a coach says of the questions of Hidden People.

import { type Ask, cardById, type Move, type View } from '@undercrown/hidden-people/facts'
import type { CoachWords } from '../coach/words.ts'

/** What is not free to choose is a question of another kind, and so is what to do with a low card. */
type Kind = Ask['ask'] | 'mustTake' | 'mustKeep' | 'takeLow' | 'keepLow'

/** Few cards of a pack are as low. */
const LOW = 1

const english: CoachWords<Kind>['words']['en'] = {
  peek: 'You may look at two of your four cards, once. Remember them: in the end the lowest row wins.',
  take: 'Take the top card of the draw pile, which only you see, or the open one of the discard pile.',
  takeLow:
    'A low card lies open. Take it for the place of a high one, or of one that you have never seen: what you would draw is seldom as low, and the next player may take this one.',
  mustTake: 'The Lousy lies on top of the discard pile: whoever begins a turn must take it.',
  settle:
    'Put it in the place of one of yours, which is then discarded, or discard it at once. Out with what you know to be high; a card that you have never seen may be anything.',
  keepLow:
    'A low card: keep it, in the place of the highest that you know of, or of one that you have never seen. Once discarded, it is there for the next player.',
  mustKeep: 'This one must go into your row. Put it in the place of the highest card that you know of.',
  use: 'A card that is discarded may do what is printed on it. You need not.',
  eye: 'You alone look at one card. Mostly it helps to know one of your own that you have not seen.',
  exchange:
    'Two cards of different rows trade places, unseen. Give away what is high, or take what you know to be low.',
  exchangeWith: 'Now the card that it trades places with.',
  shuffle:
    'Two cards of one row trade places, and all see which. It only confuses those who do not pay attention.',
  shuffleWith: 'Now the other card of the same row.',
  discard:
    'A card goes, and one from the draw pile comes unseen in its place: worth it where you know something high.',
  flash: 'All see the row that you choose for a moment. Your own you need not show.',
  stone: 'Under a stone a card can be neither looked at, moved nor discarded, and its row counts 1 more.',
  stoneTo:
    'On a rival’s high card it stays and weighs; on your low one it guards; on the discard pile nobody takes from there. A row holds one at most.',
  toss: 'You drew three. One is discarded without its effect, one goes back onto the draw pile, one is yours.',
  giveBack: 'This one goes back onto the draw pile: the next player may draw it.',
  dig: 'You take a card of the discard pile and play it as if you had drawn it. Look through all of them.',
  barter:
    'Whoever owns the card that you name names the next, until somebody names one of the first player’s. Each gets the card they named.',
}

const french: CoachWords<Kind>['words']['fr'] = {
  peek: 'Vous pouvez regarder deux de vos quatre cartes, une seule fois. Retenez-les\u00a0: à la fin, le jeu le plus bas gagne.',
  take: 'Prenez la carte du dessus de la pioche, que vous seul verrez, ou celle de la défausse.',
  takeLow:
    'Une carte basse est sur la défausse. Prenez-la pour remplacer une carte haute, ou une que vous n’avez jamais vue\u00a0: on en pioche rarement d’aussi basses, et le joueur suivant peut la prendre.',
  mustTake: 'Le Pouilleux est sur le dessus de la défausse\u00a0: qui commence son tour doit le prendre.',
  settle:
    'Mettez-la à la place d’une des vôtres, qui est alors défaussée, ou défaussez-la aussitôt. Écartez d’abord une carte que vous savez haute\u202f; une carte jamais vue peut être n’importe quoi.',
  keepLow:
    'Une carte basse\u00a0: gardez-la, à la place de la plus haute que vous connaissez ou d’une que vous n’avez jamais vue. Défaussée, elle s’offre au joueur suivant.',
  mustKeep: 'Celle-ci doit entrer dans votre jeu. Mettez-la à la place de la plus haute que vous connaissez.',
  use: 'Une carte défaussée permet ce qui est imprimé dessus. Rien ne vous y oblige.',
  eye: 'Vous seul regardez une carte. Le plus utile est souvent une des vôtres que vous n’avez pas vue.',
  exchange:
    'Deux cartes de jeux différents changent de place, sans être vues. Donnez ce qui est haut, ou prenez ce que vous savez bas.',
  exchangeWith: 'À présent, la carte contre laquelle elle s’échange.',
  shuffle:
    'Deux cartes d’un même jeu changent de place, et tous voient lesquelles. Cela n’égare que les distraits.',
  shuffleWith: 'À présent, l’autre carte du même jeu.',
  discard:
    'Une carte s’en va, une de la pioche la remplace sans être vue\u00a0: utile là où vous savez une carte haute.',
  flash: 'Tout le monde voit un instant le jeu que vous choisissez. Rien ne vous oblige à montrer le vôtre.',
  stone:
    'Sous une pierre, une carte ne peut être ni regardée, ni déplacée, ni défaussée, et son jeu compte 1 de plus.',
  stoneTo:
    'Sur une carte haute d’un rival, elle reste et pèse\u202f; sur une basse à vous, elle protège\u202f; sur la défausse, personne n’y prend plus rien. Un jeu n’en porte qu’une au plus.',
  toss: 'Vous en avez pioché trois. Une est défaussée sans effet, une retourne sur la pioche, une est à vous.',
  giveBack: 'Celle-ci retourne sur la pioche\u00a0: le joueur suivant peut la piocher.',
  dig: 'Vous reprenez une carte de la défausse et la jouez comme si vous l’aviez piochée. Parcourez-les toutes.',
  barter:
    'Le propriétaire de la carte désignée désigne la suivante, jusqu’à une carte du premier joueur. Chacun reçoit la carte qu’il a désignée.',
}

function isLow(id: string | undefined): boolean {
  return id !== undefined && Number(cardById(id).value) <= LOW
}

export const coach: CoachWords<Kind> = {
  words: { en: english, fr: french },
  kindOf({ ask: asked, options }, view) {
    const ask = asked as Ask
    const { open, own } = view as View
    if (ask.ask === 'take') {
      if (ask.bound) return 'mustTake'
      const offered = (options as readonly Move[]).some(({ zone }) => zone === 'discard')
      return offered && isLow(open.discard[0]) ? 'takeLow' : 'take'
    }
    if (ask.ask === 'settle') {
      if (ask.must !== null) return 'mustKeep'
      return isLow(new Map(own).get('hand.0')) ? 'keepLow' : 'settle'
    }
    return ask.ask
  },
}
