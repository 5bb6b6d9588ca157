// What a coach says of the questions of Hidden People.

import type { CoachWords } from '../coach/words.ts'

export const coach: CoachWords = {
  en: {
    peek: 'You may look at two of your four cards, once. Remember them: the lowest row wins in the end.',
    take: 'Take the top card of the draw pile, which only you see, or the open one of the discard pile.',
    settle:
      'Put it in the place of one of yours, which is then discarded, or discard it at once. Out with what is high, and with what you know least about.',
    use: 'A card that is discarded may do what is printed on it. You need not.',
    eye: 'Look at a card nobody else will see. Mostly one of your own that you do not know.',
    exchange:
      'Two cards of different rows trade places, unseen. Give away what is high, or take what you know to be low.',
    exchangeWith: 'Now the card that it trades places with.',
    shuffle: 'Two cards of one row trade places. It only confuses those who looked there.',
    shuffleWith: 'Now the other card of the same row.',
    discard: 'A card goes, and a new one comes unseen in its place: worth it where something high lies.',
    flash: 'All see this row for a moment. Rows of others tell you most.',
    stone: 'A stone keeps a card where it is and makes it count more. Choose which one moves.',
    stoneTo: 'On a rival’s high card it stays and weighs; on the discard pile it closes it.',
    toss: 'You drew three: one is discarded without its effect, one goes back, one is yours.',
    giveBack: 'This one goes back onto the draw pile: the next player may draw it.',
  },
  fr: {
    peek: 'Vous pouvez regarder deux de vos quatre cartes, une seule fois. Retenez-les\u00a0: à la fin, le total le plus bas l’emporte.',
    take: 'Prenez la carte du dessus de la pioche, que vous seul verrez, ou celle de la défausse.',
    settle:
      'Mettez-la à la place d’une des vôtres, qui est alors défaussée, ou défaussez-la aussitôt. Dehors les plus hautes, et celles que vous connaissez le moins.',
    use: 'Une carte défaussée peut faire ce qui est imprimé dessus. Rien ne vous y oblige.',
    eye: 'Regardez une carte que personne d’autre ne verra. Le plus souvent une des vôtres que vous ne connaissez pas.',
    exchange:
      'Deux cartes de jeux différents changent de place sans être vues. Donnez ce qui est haut, ou prenez ce que vous savez bas.',
    exchangeWith: 'À présent, la carte contre laquelle elle s’échange.',
    shuffle: 'Deux cartes d’un même jeu changent de place. Cela n’égare que ceux qui y avaient regardé.',
    shuffleWith: 'À présent, l’autre carte du même jeu.',
    discard: 'Une carte s’en va, une inconnue la remplace\u00a0: utile là où se trouve une carte haute.',
    flash: 'Tout le monde voit ce jeu un instant. Ceux des autres vous en apprennent le plus.',
    stone: 'Une pierre retient une carte à sa place et l’alourdit. Choisissez laquelle se déplace.',
    stoneTo: 'Sur une carte haute d’un rival, elle reste et pèse\u202f; sur la défausse, elle la ferme.',
    toss: 'Vous en avez pioché trois\u00a0: une est défaussée sans effet, une retourne sur la pioche, une est à vous.',
    giveBack: 'Celle-ci retourne sur la pioche\u00a0: le joueur suivant peut la piocher.',
  },
}
