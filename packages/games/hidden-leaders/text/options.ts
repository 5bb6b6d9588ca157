// The table options in words, in both languages.

import type { OptionsWords } from '@undercrown/engine'
import { heroes, sizeOf } from '../cards.ts'
import type { Options } from '../options.ts'

const beginnersLack = heroes.filter((one) => one.set === 'base' && one.advanced).length

export const englishOptions: OptionsWords<Options> = {
  beginner: {
    label: 'Beginner game',
    text: `Without the ${beginnersLack} advanced heroes, and one face-up hero fewer ends the game.`,
  },
  promos: {
    label: 'Promo heroes',
    text: `Adds ${sizeOf('promo')} more heroes.`,
  },
  queens: {
    label: 'Queens & Friend',
    text: 'Adds three Queens, the Emperor’s Best Friend and the Keeper of Discord.',
  },
  guardians: {
    label: 'Guardians',
    text: `Adds a fifth faction with four leaders, ${sizeOf('guardians')} heroes, a marker and Fate cards.`,
  },
  corruption: {
    label: 'Corruption',
    text: `Adds secret tokens that protect heroes or change what they count for, and ${sizeOf('bonus')} bonus heroes.`,
  },
  artifacts: {
    label: 'Artifacts',
    text: `Gives each player an artifact to be used two or three times, and adds ${sizeOf('bonus')} bonus heroes.`,
  },
  chooseArtifacts: {
    label: 'Choose artifacts',
    text: 'With Artifacts, each player chooses one instead of being dealt one.',
  },
  royalInfluence: {
    label: 'Royal Influence',
    text: 'With Artifacts and Queens & Friend, tokens spent on artifacts may win a Queen or the Best Friend.',
  },
}

export const frenchOptions: OptionsWords<Options> = {
  beginner: {
    label: 'Partie débutant',
    text: `Sans les ${beginnersLack} Héros avancés, et un Héros visible de moins met fin à la partie.`,
  },
  promos: {
    label: 'Héros promotionnels',
    text: `Ajoute ${sizeOf('promo')} Héros de plus.`,
  },
  queens: {
    label: 'Reines & Ami',
    text: 'Ajoute trois Reines, le BFF de l’Empereur et le Garant de la Discorde.',
  },
  guardians: {
    label: 'Gardiens',
    text: `Ajoute une cinquième faction, avec quatre Leaders, ${sizeOf('guardians')} Héros, un jeton et des cartes Destin.`,
  },
  corruption: {
    label: 'Corruption',
    text: `Ajoute des jetons secrets qui protègent les Héros ou changent ce qu’ils valent, et ${sizeOf('bonus')} Héros bonus.`,
  },
  artifacts: {
    label: 'Artefacts',
    text: `Donne à chacun un Artefact qui sert deux ou trois fois, et ajoute ${sizeOf('bonus')} Héros bonus.`,
  },
  chooseArtifacts: {
    label: 'Artefacts au choix',
    text: 'Avec les Artefacts, chacun en choisit un au lieu de le recevoir au hasard.',
  },
  royalInfluence: {
    label: 'Influence royale',
    text: 'Avec les Artefacts et Reines & Ami, les jetons dépensés peuvent faire gagner une Reine ou le BFF.',
  },
}
