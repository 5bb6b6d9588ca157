// The reasons in words.

import { type Lang, listed, type Phrase } from '@undercrown/engine'
import { type CharacterId, characterWords } from '@undercrown/leaders'
import type { Reason } from '../mind.ts'

/** How a thing is said where it speaks for the pick, and where against. */
type Saying = readonly [pro: string, con: string]

const sayings: Readonly<Record<Lang, Readonly<Record<string, Saying>>>> = {
  en: {
    win: ['It wins this turn.', 'It lets a win slip: this turn can win the game.'],
    forced: ['It wins next turn, whatever the enemy replies.', 'It lets a forced win slip.'],
    loses: [
      'The enemy can win right after it; nothing safe was found.',
      'The enemy can win right after it; nothing safe was found.',
    ],
    safe: ['The next best way lets the enemy win at once.', 'It lets the enemy win at once.'],
    lets: ['Other ways let the enemy win.', 'It lets the enemy win.'],
    answers: [
      'The enemy’s best answer to it is weaker than to the next best way.',
      'The enemy has a better answer to it than to the other way.',
    ],
    ahead: ['Looked at further, it comes out better.', 'Looked at further, it comes out worse.'],
    banish: ['It is the card that would serve the enemy most.', 'The enemy would not have got much from it.'],
    hunt: ['* is better placed for the attack.', '* is less well placed for the attack.'],
    aimed: ['* takes aim at the enemy Leader.', '* loses the enemy Leader from sight.'],
    shot: ['The Archer has the enemy Leader at her distance.', 'The Archer loses her shot.'],
    crowd: ['More of yours are close to the enemy Leader.', 'Fewer of yours are close to the enemy Leader.'],
    guard: ['Your Leader is better guarded.', 'Your Leader is less well guarded.'],
    air: ['Your Leader has more room.', 'Your Leader has less room.'],
    pressed: ['Your Leader is less pressed.', 'Your Leader is pressed harder.'],
    leader: [
      'Your Leader stands better towards the enemy’s.',
      'Your Leader stands worse towards the enemy’s.',
    ],
    jailed: ['More of your abilities are free.', 'More of your abilities are locked.'],
    covered: ['Your Protector covers your Leader.', 'Your Leader goes without its Protector.'],
    'their hunt': ['The enemy’s attackers are kept away.', 'The enemy’s attackers come closer.'],
    'their aimed': ['Your Leader is out of their sight.', 'Your Leader comes into their sight.'],
    'their shot': ['Your Leader is off the enemy Archer’s distance.', 'The enemy Archer gets her shot.'],
    'their crowd': ['Fewer enemies are close to your Leader.', 'More enemies are close to your Leader.'],
    'their guard': ['The enemy Leader is less well guarded.', 'The enemy Leader is better guarded.'],
    'their air': ['The enemy Leader has less room.', 'The enemy Leader has more room.'],
    'their pressed': ['The enemy Leader is pressed.', 'The enemy Leader is pressed less.'],
    'their leader': [
      'The enemy Leader stands worse towards yours.',
      'The enemy Leader stands better towards yours.',
    ],
    'their jailed': ['The Jailer locks enemy abilities.', 'The enemy’s abilities are free.'],
    'their covered': ['The enemy Leader is without its Protector.', 'The enemy Protector covers its Leader.'],
  },
  fr: {
    win: [
      'La victoire est là, ce tour-ci.',
      'Cela laisse échapper une victoire\u00a0: ce tour-ci peut gagner la partie.',
    ],
    forced: [
      'La victoire vient au tour suivant, quoi que réponde l’adversaire.',
      'Cela laisse échapper une victoire forcée.',
    ],
    loses: [
      'L’adversaire peut gagner aussitôt après\u202f; rien de sûr n’a été trouvé.',
      'L’adversaire peut gagner aussitôt après\u202f; rien de sûr n’a été trouvé.',
    ],
    safe: [
      'Avec le deuxième choix, l’adversaire gagne aussitôt.',
      'Cela laisse l’adversaire gagner aussitôt.',
    ],
    lets: ['Ailleurs, l’adversaire gagne.', 'Cela laisse l’adversaire gagner.'],
    answers: [
      'La meilleure réponse adverse est plus faible qu’à l’autre choix.',
      'L’adversaire y répond mieux qu’à l’autre choix.',
    ],
    ahead: ['À y regarder plus loin, c’est mieux.', 'À y regarder plus loin, c’est moins bon.'],
    banish: [
      'C’est la carte qui servirait le plus à l’adversaire.',
      'L’adversaire n’en aurait pas tiré grand-chose.',
    ],
    hunt: ['* a une meilleure place pour l’attaque.', '* a une moins bonne place pour l’attaque.'],
    aimed: ['* prend le Leader ennemi pour cible.', '* perd le Leader ennemi de vue.'],
    shot: ['L’Archère a le Leader ennemi à sa portée.', 'L’Archère perd sa cible.'],
    crowd: [
      'Davantage des vôtres sont près du Leader ennemi.',
      'Moins des vôtres sont près du Leader ennemi.',
    ],
    guard: ['Votre Leader est mieux gardé.', 'Votre Leader est moins bien gardé.'],
    air: ['Votre Leader a plus d’espace.', 'Votre Leader a moins d’espace.'],
    pressed: ['Votre Leader est moins menacé.', 'Votre Leader est plus menacé.'],
    leader: [
      'Votre Leader est mieux placé face à l’autre.',
      'Votre Leader est moins bien placé face à l’autre.',
    ],
    jailed: ['Davantage de vos compétences sont libres.', 'Davantage de vos compétences sont verrouillées.'],
    covered: ['Votre Protecteur abrite votre Leader.', 'Votre Leader reste sans son Protecteur.'],
    'their hunt': ['Les attaquants ennemis sont tenus à distance.', 'Les attaquants ennemis se rapprochent.'],
    'their aimed': ['Votre Leader est hors de leur vue.', 'Votre Leader entre dans leur champ de vision.'],
    'their shot': ['Votre Leader échappe à l’Archère ennemie.', 'L’Archère ennemie a sa cible.'],
    'their crowd': [
      'Moins d’ennemis sont près de votre Leader.',
      'Davantage d’ennemis sont près de votre Leader.',
    ],
    'their guard': ['Le Leader ennemi est moins bien gardé.', 'Le Leader ennemi est mieux gardé.'],
    'their air': ['Le Leader ennemi a moins d’espace.', 'Le Leader ennemi a plus d’espace.'],
    'their pressed': ['Le Leader ennemi est menacé.', 'Le Leader ennemi est moins menacé.'],
    'their leader': ['Le Leader ennemi est moins bien placé.', 'Le Leader ennemi est mieux placé.'],
    'their jailed': [
      'Le Geôlier verrouille des compétences ennemies.',
      'Les compétences ennemies sont libres.',
    ],
    'their covered': ['Le Leader ennemi est sans son Protecteur.', 'Le Protecteur ennemi abrite son Leader.'],
  },
}

/** With whom the enemy wins in its next turn. */
const lettings = {
  en: { lets: 'It lets the enemy win next turn, with ', and: 'and', recruit: 'a recruit' },
  fr: { lets: 'Cela laisse l’adversaire gagner au prochain tour, avec ', and: 'et', recruit: 'une recrue' },
} as const

/** A reason as a sentence. What a character does begins with its name. */
export function sayReason({ about, weight }: Reason, lang: Lang): Phrase {
  const [kind, ...who] = about.split(' ')
  if (kind === 'lets' && who.length > 0 && weight < 0) {
    const { and, recruit, lets } = lettings[lang]
    const { the } = characterWords[lang]
    const named = who.map((one): Phrase => [one === 'recruit' ? recruit : the[one as CharacterId]])
    return [lets, ...listed(named, and), '.']
  }
  const theirs = about.startsWith('their ')
  const [theme = '', character] = theirs ? [about] : (about.split(' ') as [string, string?])
  const saying = sayings[lang][theme]
  if (!saying) return [about]
  const text = saying[weight < 0 ? 1 : 0]
  if (!text.startsWith('*')) return [text]
  const name = characterWords[lang].the[character as CharacterId] ?? about
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)}${text.slice(1)}`]
}

export const reasonThemes: readonly string[] = Object.keys(sayings.en)
