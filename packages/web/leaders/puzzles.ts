// Puzzles of Leaders in words.

import { type Move, standing, type View } from '@undercrown/leaders/facts'
import { addIcons } from '../art/icons.ts'
import type { GamePuzzles } from '../puzzle/words.ts'
import type { Scene } from '../table/screen.ts'
import { enemyOf, nearSide } from './look.ts'
import { theOne } from './names.ts'
import pictures from './puzzles.json' with { type: 'json' }
import icons from './puzzles.json?icons'

addIcons(icons)

const words: GamePuzzles['words'] = {
  en: {
    kinds: {
      crown: {
        name: 'Take the crown',
        task: 'Take the crown this turn',
        goal: 'Two of yours beside the enemy Leader, or no free cell around it. Every piece may act once, in any order.',
        solved: 'The crown is yours',
        failed: 'The crown still stands',
      },
      safe: {
        name: 'The only safe turn',
        task: 'Find the only safe turn',
        goal: 'Play a turn after which the enemy cannot take your crown. Every other turn loses at once.',
        solved: 'Your crown is safe',
        failed: 'Your crown falls',
      },
      two: {
        name: 'Win in two',
        task: 'Win in two turns',
        goal: 'Play a turn after which you take the crown in your next one, whatever the enemy replies.',
        solved: 'Nothing can save that crown now',
        failed: 'The enemy gets away',
      },
    },
    themes: {
      nemesis: { name: 'Nemesis', hint: 'Somebody walks whenever a Leader is moved.' },
      recruit: { name: 'Fresh recruit', hint: 'The turn does not end with the actions.' },
      surround: { name: 'Surround', hint: 'It need not be captured: it may run out of cells.' },
      archer: { name: 'Archer', hint: 'Somebody strikes from afar.' },
      assassin: { name: 'Assassin', hint: 'Somebody needs no company.' },
      push: { name: 'Push', hint: 'Somebody has to be shoved out of the way.' },
      dash: { name: 'Straight ride', hint: 'A straight line is free.' },
      roam: { name: 'From nowhere', hint: 'Far from all enemies one can stand anywhere.' },
      shift: { name: 'A helping hand', hint: 'Somebody is better moved by another.' },
      hook: { name: 'Hook and hold', hint: 'Look along the lines: somebody can be dragged.' },
      swap: { name: 'Trading places', hint: 'Look along the lines: two could change places.' },
      jump: { name: 'Stepping stones', hint: 'Somebody needs stones to leap over.' },
      rally: { name: 'Back to the crown', hint: 'Somebody is beside your Leader in no time.' },
      long: { name: 'Long turn', hint: 'It takes at least four actions.' },
      'lone-leader': { name: 'Alone', hint: 'Only your Leader has to move.' },
      'one-step': { name: 'One quiet step', hint: 'A single step is enough.' },
      pincer: { name: 'Pincer', hint: 'Two plain steps are enough.' },
      march: { name: 'March', hint: 'Plain steps, but several of them.' },
    },
  },
  fr: {
    kinds: {
      crown: {
        name: 'Prendre la couronne',
        task: 'Prenez la couronne ce tour-ci',
        goal: 'Deux des vôtres adjacents au Leader ennemi, ou plus aucune case libre autour de lui. Chaque personnage peut agir une fois, dans l’ordre que vous voulez.',
        solved: 'La couronne est à vous',
        failed: 'La couronne tient encore',
      },
      safe: {
        name: 'Le seul tour sûr',
        task: 'Trouvez le seul tour sûr',
        goal: 'Jouez un tour après lequel l’ennemi ne peut pas prendre votre couronne. Tout autre tour perd aussitôt.',
        solved: 'Votre couronne est à l’abri',
        failed: 'Votre couronne tombe',
      },
      two: {
        name: 'Gagner en deux tours',
        task: 'Gagnez en deux tours',
        goal: 'Jouez un tour après lequel vous prendrez la couronne au suivant, quoi que l’ennemi réponde.',
        solved: 'Plus rien ne sauvera cette couronne',
        failed: 'L’ennemi s’en sort',
      },
    },
    themes: {
      nemesis: { name: 'Némésis', hint: 'Quelqu’un marche chaque fois qu’un Leader est déplacé.' },
      recruit: { name: 'Recrue', hint: 'Le tour ne finit pas avec les actions.' },
      surround: { name: 'Encerclement', hint: 'Inutile de le capturer : il peut manquer de cases.' },
      archer: { name: 'Archère', hint: 'Quelqu’un frappe de loin.' },
      assassin: { name: 'Assassin', hint: 'Quelqu’un n’a besoin de personne.' },
      push: { name: 'Poussée', hint: 'Quelqu’un doit être poussé hors du chemin.' },
      dash: { name: 'Chevauchée', hint: 'Une ligne droite est libre.' },
      roam: { name: 'De nulle part', hint: 'Loin de tout ennemi, on peut se tenir n’importe où.' },
      shift: { name: 'Coup de main', hint: 'Mieux vaut que quelqu’un soit déplacé par un autre.' },
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
      pincer: { name: 'Tenaille', hint: 'Deux simples pas suffisent.' },
      march: { name: 'Marche', hint: 'De simples pas, mais plusieurs.' },
    },
  },
}

const said = {
  en: {
    toPlay: { black: 'Black to play', white: 'White to play' },
    missing: (total: number, free: number) =>
      `${total === 0 ? 'Nobody' : 'One'} of two beside the crown; free cells around it: ${free}.`,
    lost: 'After that answer the crown is gone.',
    escaped: 'After that answer no win is left this turn.',
  },
  fr: {
    toPlay: { black: 'Aux noirs de jouer', white: 'Aux blancs de jouer' },
    missing: (total: number, free: number) =>
      `${total === 0 ? 'Aucun' : 'Un'} adjacent à la couronne sur deux ; cases libres autour : ${free}.`,
    lost: 'Après cette réponse, la couronne est perdue.',
    escaped: 'Après cette réponse, plus de victoire possible à votre tour.',
  },
}

const viewIn = (scene: Scene) => scene.view as View
const near = (scene: Scene) => nearSide(scene as never)

export const puzzles: GamePuzzles = {
  words,
  icons: pictures,
  side: (scene, lang) => said[lang].toPlay[near(scene)],
  piece(move, lang) {
    const one = move as Move
    return one.kind === 'action' ? theOne(one.piece, lang) : undefined
  },
  why(kind, scene, lang) {
    const { missing, lost, escaped } = said[lang]
    if (kind === 'crown') {
      const { total, free } = standing(viewIn(scene)).sieges[enemyOf(near(scene))]
      return missing(total, free.length)
    }
    return scene.outcome ? lost : escaped
  },
}
