import type { Lesson } from '../lesson.ts'

const piles = {
  tavern: ['hairy-hermit', 'well-aged-warrior', 'deep-sea-squire'],
  wilderness: ['bored-goblin', 'flailing-knight', 'gorgeous-gorgon', 'miniature-merman'],
  graveyard: ['buried-emperor'],
}

export const buryAndHide: Lesson = {
  id: 'bury-and-hide',
  game: 'hidden-leaders',
  title: { en: 'Bury and hide', fr: 'Enterrer et cacher' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Face-up hero', fr: 'Héros visible' },
      means: {
        en: 'counts at the end, and brings the end nearer',
        fr: 'compte à la fin, et rapproche la fin de la partie',
      },
    },
    {
      term: { en: 'Hidden hero', fr: 'Héros caché' },
      means: { en: 'counts at the end, and only there', fr: 'compte à la fin, et là seulement' },
    },
    {
      term: { en: 'Bury', fr: 'Enterrer' },
      means: { en: 'from a party to the Graveyard, face up', fr: 'd’une équipe au Cimetière, face visible' },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['aimless-eel', 'keen-koi', 'underpaid-mercenary'],
            up: ['furious-frog', 'rotting-orangutan'],
            down: ['hopeful-salamander'],
          },
          {
            leader: 'myrad',
            hand: ['canned-champion', 'curious-troll', 'wrapped-warrior'],
            up: ['arrowgant-skeleton', 'mummy-mystic', 'grumpy-guard'],
            down: ['crow-carrier'],
          },
        ],
        red: 6,
        green: 6,
        ...piles,
      },
      seat: 0,
      watch: [{ word: 'play', card: 'aimless-eel' }, { move: { red: 1, green: 0 } }],
      goal: {
        en: 'Bury an Undead hero of your rival',
        fr: 'Enterrez un Mort-Vivant de votre rival',
      },
      say: {
        en: 'Your Aimless Eel buries any face-up Undead hero. Hidden heroes are safe from it. Two Undead stand face up over there.',
        fr: 'Votre Anguille à la Dérive enterre n’importe quel Mort-Vivant visible. Les Héros cachés n’ont rien à craindre. Votre rival montre deux Morts-Vivants.',
      },
      nudge: {
        en: 'Whose heroes do you want fewer of at the end?',
        fr: 'De qui voulez-vous moins de Héros à la fin\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'up', seat: 1 }],
            otherwise: {
              en: 'The Rotting Orangutan is yours. Your rival would keep both of their Undead.',
              fr: 'L’Orang-Outan Faisandé est à vous. Votre rival garderait ses deux Morts-Vivants.',
            },
          },
        ],
      },
      notice: {
        en: 'It lies in the Graveyard, open to all, and counts for nobody.',
        fr: 'Il est au Cimetière, à la vue de tous, et ne compte plus pour personne.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['friendly-frogmage', 'keen-koi', 'underpaid-mercenary'],
            up: ['furious-frog', 'aimless-eel'],
            down: ['hopeful-salamander'],
          },
          {
            leader: 'myrad',
            hand: ['canned-champion', 'curious-troll', 'wrapped-warrior'],
            up: ['mummy-mystic', 'grumpy-guard'],
            down: ['crow-carrier'],
          },
        ],
        red: 6,
        green: 7,
        ...piles,
        graveyard: ['arrowgant-skeleton', 'buried-emperor'],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'friendly-frogmage' }],
      goal: {
        en: 'Hide the card that can count for Lemron',
        fr: 'Cachez la carte qui peut compter pour Lemron',
      },
      say: {
        en: 'You are Lemron: Water Folk and Hill Tribes. Your Friendly Frogmage hides a card from your hand in your party. It does nothing there.',
        fr: 'Vous êtes Lemron\u00a0: Peuple des Eaux et Tribus des Collines. Votre Grenouille Mage Sympathique cache une carte de votre main dans votre équipe. La Capacité de cette carte n’est pas résolue.',
      },
      nudge: { en: 'Only its faction matters now.', fr: 'Seule sa faction compte maintenant.' },
      task: {
        picks: [
          {
            right: [{ card: 'keen-koi' }],
            otherwise: {
              en: 'The Underpaid Mercenary is of the Imperial Army: it never counts for Lemron.',
              fr: 'Le Mercenaire Mal Payé est de l’Armée Impériale\u00a0: il ne compte jamais pour Lemron.',
            },
          },
        ],
      },
      notice: {
        en: 'One more Water Folk hero, and your rival cannot know it.',
        fr: 'Un Héros de plus pour le Peuple des Eaux, et votre rival l’ignore.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['slaughtered-slime', 'watchful-witch', 'underpaid-mercenary'],
            up: ['furious-frog', 'curious-troll'],
            down: ['hopeful-salamander', 'keen-koi'],
          },
          {
            leader: 'myrad',
            hand: ['canned-champion', 'leery-lizard', 'wrapped-warrior'],
            up: ['mummy-mystic', 'grumpy-guard'],
            down: ['queer-quartermaster', 'crow-carrier'],
          },
        ],
        red: 7,
        green: 7,
        known: { 'down.1.1': [0] },
        ...piles,
      },
      seat: 0,
      watch: [{ word: 'play', card: 'slaughtered-slime' }, { move: { red: -1, green: 0 } }],
      goal: {
        en: 'Bury the hidden Crow Carrier that you have seen',
        fr: 'Enterrez le Porteur de Corbeaux caché que vous avez vu',
      },
      say: {
        en: 'The Slaughtered Slime buries any hidden hero. Your Curious Troll saw one of your rival’s: the Crow Carrier, an Undead.',
        fr: 'Le Slime Trucidé enterre n’importe quel Héros caché. Votre Troll Trop Curieux en a vu un chez votre rival\u00a0: le Porteur de Corbeaux, un Mort-Vivant.',
      },
      nudge: {
        en: 'What you have seen stays marked on your screen.',
        fr: 'Ce que vous avez vu reste indiqué sur votre écran.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'down', seat: 1, index: 1 }],
            wrong: [
              {
                at: [{ zone: 'down', seat: 1, index: 0 }],
                say: {
                  en: 'You have not seen that one. It may be of any faction.',
                  fr: 'Celui-là, vous ne l’avez pas vu. Il peut être de toute faction.',
                },
              },
            ],
            otherwise: {
              en: 'That one is yours, a Water Folk hero: it counts for Lemron.',
              fr: 'Celui-là est à vous, et du Peuple des Eaux\u00a0: il compte pour Lemron.',
            },
          },
        ],
      },
      notice: {
        en: 'Hidden is not safe for ever: heroes that look, and heroes that bury hidden ones, go together.',
        fr: 'Caché n’est pas à l’abri pour toujours\u00a0: on regarde avec l’un, on enterre avec l’autre.',
      },
    },
  ],
}
