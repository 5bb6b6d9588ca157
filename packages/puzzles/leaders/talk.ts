// Puzzles of Leaders in words.

import { characterWords, type Move, standing, type View } from '@undercrown/leaders/facts'
import type { PuzzleTalk } from '../talk.ts'

const words: PuzzleTalk['words'] = {
  en: {
    kinds: {
      crown: {
        name: 'Take the crown',
        task: 'Take the crown this turn',
        goal: 'Two of yours beside the enemy Leader, or no free cell around it. The Archer counts from two cells away in a line instead, the Assassin needs nobody else, the Cub never counts. Every piece may act once, in any order.',
        solved: 'The crown is yours',
        failed: 'The crown still stands',
      },
      safe: {
        name: 'The only safe turn',
        task: 'Find the only safe turn',
        goal: 'Play a turn after which the enemy cannot take your crown. Without the right actions you lose at once; what else you do is free, as long as you stay safe.',
        solved: 'Your crown is safe',
        failed: 'Your crown falls',
      },
      two: {
        name: 'Win in two',
        task: 'Win in two turns',
        goal: 'Play a turn after which you take the crown in your next one, whatever the enemy replies.',
        solved: 'Nothing can save that crown now',
        failed: 'The win is gone',
      },
    },
    themes: {
      nemesis: { name: 'Nemesis', hint: 'Somebody walks whenever a Leader is moved.' },
      recruit: { name: 'Fresh recruit', hint: 'The turn does not end with the actions.' },
      surround: { name: 'Surround', hint: 'It need not be captured: it may run out of cells.' },
      archer: { name: 'Archer', hint: 'Somebody strikes from afar.' },
      assassin: { name: 'Assassin', hint: 'Somebody needs no company.' },
      'push-leader': { name: 'Leader pushed', hint: 'The enemy Leader itself can be pushed.' },
      push: { name: 'Push', hint: 'An enemy can be pushed to where it serves you.' },
      grapple: { name: 'On the rope', hint: 'Look along the lines: somebody can fly up to another.' },
      dash: { name: 'Straight ride', hint: 'A straight line is free.' },
      roam: { name: 'From nowhere', hint: 'One can turn up anywhere that no enemy touches.' },
      shift: { name: 'A helping hand', hint: 'One of yours is better moved by another.' },
      manipulate: { name: 'Against its will', hint: 'An enemy can be moved without being touched.' },
      hook: { name: 'Hook and hold', hint: 'Look along the lines: somebody can be dragged.' },
      swap: { name: 'Trading places', hint: 'Look along the lines: two could change places.' },
      jump: { name: 'Stepping stones', hint: 'Somebody needs stones to leap over.' },
      rally: { name: 'Back to the crown', hint: 'Somebody is beside your Leader in no time.' },
      long: { name: 'Long turn', hint: 'It takes at least four actions.' },
      'lone-leader': { name: 'Alone', hint: 'Only your Leader has to move.' },
      'one-step': { name: 'One quiet step', hint: 'A single step is enough.' },
      pincer: { name: 'Pincer', hint: 'Two plain steps close in on the crown.' },
      'two-steps': { name: 'Two quiet steps', hint: 'Two plain steps are enough.' },
      march: { name: 'March', hint: 'Plain steps, but several of them.' },
    },
  },
  fr: {
    kinds: {
      crown: {
        name: 'Prendre la couronne',
        task: 'Prenez la couronne ce tour-ci',
        goal: 'Deux des vôtres adjacents au Leader ennemi, ou plus aucune case libre autour de lui. L’Archère compte à deux cases en ligne plutôt qu’à côté, l’Assassin suffit à lui seul, l’Ourson ne compte jamais. Chaque personnage peut agir une fois, dans l’ordre que vous voulez.',
        solved: 'La couronne est à vous',
        failed: 'La couronne tient encore',
      },
      safe: {
        name: 'Le seul tour sûr',
        task: 'Trouvez le seul tour sûr',
        goal: 'Jouez un tour après lequel l’ennemi ne peut pas prendre votre couronne. Sans les bonnes actions, vous perdez aussitôt ; le reste est libre, tant que vous restez à l’abri.',
        solved: 'Votre couronne est à l’abri',
        failed: 'Votre couronne tombe',
      },
      two: {
        name: 'Gagner en deux tours',
        task: 'Gagnez en deux tours',
        goal: 'Jouez un tour après lequel vous prendrez la couronne au suivant, quoi que l’ennemi réponde.',
        solved: 'Plus rien ne sauvera cette couronne',
        failed: 'La victoire s’est envolée',
      },
    },
    themes: {
      nemesis: { name: 'Némésis', hint: 'Quelqu’un marche chaque fois qu’un Leader est déplacé.' },
      recruit: { name: 'Recrue', hint: 'Le tour ne finit pas avec les actions.' },
      surround: { name: 'Encerclement', hint: 'Inutile de le capturer : il peut manquer de cases.' },
      archer: { name: 'Archère', hint: 'Quelqu’un frappe de loin.' },
      assassin: { name: 'Assassin', hint: 'Quelqu’un n’a besoin de personne.' },
      'push-leader': { name: 'Leader poussé', hint: 'Le Leader ennemi lui-même peut être poussé.' },
      push: { name: 'Poussée', hint: 'Un ennemi peut être poussé là où cela vous sert.' },
      grapple: {
        name: 'Au bout du filin',
        hint: 'Suivez les lignes : quelqu’un peut s’élancer jusqu’à un autre.',
      },
      dash: { name: 'Chevauchée', hint: 'Une ligne droite est libre.' },
      roam: { name: 'De nulle part', hint: 'Sans ennemi adjacent, on peut surgir n’importe où.' },
      shift: { name: 'Coup de main', hint: 'Mieux vaut qu’un des vôtres soit déplacé par un autre.' },
      manipulate: { name: 'Contre son gré', hint: 'Un ennemi peut être déplacé sans être touché.' },
      hook: { name: 'Grappin', hint: 'Suivez les lignes : quelqu’un peut être tiré.' },
      swap: {
        name: 'Échange de places',
        hint: 'Suivez les lignes : deux personnages peuvent échanger leurs places.',
      },
      jump: { name: 'Pierres de gué', hint: 'Il faut à quelqu’un des pierres pour sauter.' },
      rally: { name: 'Auprès du Leader', hint: 'Quelqu’un rejoint votre Leader en un instant.' },
      long: { name: 'Long tour', hint: 'Il faut au moins quatre actions.' },
      'lone-leader': { name: 'Seul', hint: 'Seul votre Leader doit bouger.' },
      'one-step': { name: 'Un petit pas', hint: 'Un seul pas suffit.' },
      pincer: { name: 'Tenaille', hint: 'Deux simples pas se referment sur la couronne.' },
      'two-steps': { name: 'Deux petits pas', hint: 'Deux simples pas suffisent.' },
      march: { name: 'Marche', hint: 'De simples pas, mais plusieurs.' },
    },
  },
}

const said = {
  en: {
    missing: (total: number, free: number) =>
      `${total === 0 ? 'Nobody' : 'One'} of two against the crown; free cells around it: ${free}.`,
    lost: 'The enemy takes your crown first.',
    falls: 'The enemy can take your crown in the next turn.',
    escapes: 'The enemy has an answer after which you cannot win in your next turn.',
    end: 'Nobody: all is done, the turn may end.',
    recruit: 'Somebody new.',
  },
  fr: {
    missing: (total: number, free: number) =>
      `${total === 0 ? 'Aucun' : 'Un'} sur deux contre la couronne ; cases libres autour : ${free}.`,
    lost: 'L’ennemi prend d’abord votre couronne.',
    falls: 'L’ennemi peut prendre votre couronne au tour suivant.',
    escapes: 'L’ennemi a une réponse après laquelle vous ne pouvez plus gagner à votre prochain tour.',
    end: 'Personne : tout est fait, le tour peut finir.',
    recruit: 'Quelqu’un de nouveau.',
  },
}

export const leadersTalk = {
  words,
  piece(move, lang) {
    const one = move as Move
    if (one.kind === 'end' || one.kind === 'recruit') return said[lang][one.kind]
    if (one.kind === 'banish') return undefined
    const name = characterWords[lang].the[one.kind === 'nemesis' ? one.kind : one.piece]
    return name.charAt(0).toUpperCase() + name.slice(1)
  },
  why(kind, { seat, view, outcome }, lang, { answered = view } = {}) {
    const { missing, lost, falls, escapes } = said[lang]
    if (kind === 'crown') {
      const { total, free } = standing(answered as View).sieges[seat === 0 ? 'white' : 'black']
      return missing(total, free.length)
    }
    return kind === 'safe' ? falls : outcome ? lost : escapes
  },
} satisfies PuzzleTalk
