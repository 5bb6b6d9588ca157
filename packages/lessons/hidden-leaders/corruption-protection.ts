import type { Lesson } from '../lesson.ts'

const piles = {
  options: { corruption: true },
  red: 5,
  green: 6,
  tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: ['nagging-northman', 'gorgeous-gorgon', 'well-aged-warrior', 'miniature-merman'],
  graveyard: ['buried-emperor'],
}
const mine = {
  leader: 'cyra',
  hand: ['curious-troll', 'leery-lizard', 'hairy-hermit'],
  up: ['keen-koi', 'pigmented-war-pig', 'canned-champion'],
  down: ['ace-fighter'],
}
const rival = {
  leader: 'enned',
  hand: ['half-eaten-bull', 'queer-quartermaster', 'crow-carrier'],
  up: ['furious-frog', 'arrowgant-skeleton'],
  down: ['mummy-mystic'],
}

export const corruptionProtection: Lesson = {
  id: 'corruption-protection',
  game: 'hidden-leaders',
  title: { en: 'Guardians’ Protection', fr: 'La Protection des Gardiens' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Guardians’ Protection', fr: 'Protection des Gardiens' },
      means: {
        en: 'a corruption token that saves its hero, or another at its hero’s cost',
        fr: 'un jeton Corruption qui sauve son Héros, ou un autre à ses dépens',
      },
    },
    {
      term: { en: 'The bag', fr: 'Le sac' },
      means: { en: 'where used tokens return, unseen', fr: 'où retournent les jetons, à l’aveugle' },
    },
  ],
  steps: [
    {
      position: {
        ...piles,
        seats: [mine, rival],
        turn: 1,
        tokens: [{ hero: 'keen-koi', token: 'guardian-protection', known: [0] }],
        corruptionCard: [null, 'change-water-folk'],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'half-eaten-bull' }, { card: 'keen-koi' }],
      goal: { en: 'Save your Keen Koi', fr: 'Sauvez votre Carpe Koï Zélée' },
      say: {
        en: 'Your rival’s Half-Eaten Bull is about to bury it. But it bears your token, Guardians’ Protection.',
        fr: 'Le Taureau Bien Entamé de votre rival va l’enterrer. Mais elle porte votre jeton, la Protection des Gardiens.',
      },
      nudge: {
        en: 'A token can be revealed at the last moment.',
        fr: 'Un jeton peut être révélé au dernier moment.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'protect' }],
            otherwise: {
              en: 'Then the Koi is buried, and its token goes back into the bag unused.',
              fr: 'La Carpe serait enterrée, et son jeton retournerait dans le sac sans avoir servi.',
            },
          },
        ],
      },
      notice: {
        en: 'The Keen Koi stays. The token is revealed and returns to the bag.',
        fr: 'La Carpe reste. Le jeton est révélé et retourne dans le sac.',
      },
    },
    {
      position: {
        ...piles,
        seats: [mine, rival],
        turn: 1,
        tokens: [
          { hero: 'keen-koi', token: 'loyalty', known: [0] },
          { hero: 'pigmented-war-pig', token: 'guardian-protection', known: [0] },
        ],
        corruptionCard: [null, 'change-water-folk'],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'half-eaten-bull' }, { card: 'keen-koi' }],
      goal: {
        en: 'Give a lesser hero for your Keen Koi',
        fr: 'Donnez un Héros moindre pour votre Carpe Koï Zélée',
      },
      say: {
        en: 'This time the Koi bears Loyalty ×2, and Guardians’ Protection lies on your War Pig. It can be buried in the other’s place.',
        fr: 'Cette fois, la Carpe porte Loyauté ×2, et la Protection des Gardiens est sur votre Porc de Guerre. Il peut être enterré à sa place.',
      },
      nudge: {
        en: 'Which of the two counts for Cyra at the end?',
        fr: 'Lequel des deux compte pour Cyra à la fin\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ word: 'protect' }],
            otherwise: {
              en: 'The Koi counts as two Water Folk heroes, the War Pig as nothing for Cyra.',
              fr: 'La Carpe compte pour deux Héros du Peuple des Eaux, le Porc de Guerre ne compte pas pour Cyra.',
            },
          },
        ],
      },
      notice: {
        en: 'The War Pig lies in the Graveyard instead. It could have been given for any hero, in any party.',
        fr: 'Le Porc de Guerre est au Cimetière à sa place. Il aurait pu l’être pour tout Héros, dans toute équipe.',
      },
    },
    {
      position: {
        ...piles,
        seats: [mine, rival],
        tokens: [{ hero: 'furious-frog', token: 'change-hill-tribes', known: [1] }],
        corruptionCard: [null, 'change-water-folk'],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'curious-troll' }, { move: { red: 1, green: 0 } }],
      goal: {
        en: 'Find out what lies on your rival’s Furious Frog',
        fr: 'Découvrez ce que porte la Grenouille Furibonde de votre rival',
      },
      say: {
        en: 'Your Curious Troll may look at up to two hidden heroes. In place of a hidden hero you may look at a token.',
        fr: 'Votre Troll Trop Curieux peut regarder jusqu’à deux Héros cachés. À la place d’un Héros caché, vous pouvez regarder un jeton.',
      },
      nudge: { en: 'The token lies on the Frog itself.', fr: 'Le jeton est sur la Grenouille elle-même.' },
      task: {
        picks: [
          {
            right: [{ word: 'token', card: 'furious-frog' }],
            wrong: [
              {
                at: [{ zone: 'down', seat: 1 }],
                say: {
                  en: 'That shows your rival’s hidden hero. The token stays unknown.',
                  fr: 'Cela montre le Héros caché de votre rival. Le jeton reste inconnu.',
                },
              },
              {
                at: [{ zone: 'down', seat: 0 }],
                say: {
                  en: 'That one is yours: you know it already.',
                  fr: 'Celui-là est à vous\u00a0: vous le connaissez déjà.',
                },
              },
            ],
            otherwise: { en: 'Then you learn nothing.', fr: 'Vous n’apprendriez rien.' },
          },
        ],
      },
      notice: {
        en: 'Faction change: Hill Tribes. At the end the Frog will not count for the Water Folk: leave it there.',
        fr: 'Changement de faction\u00a0: Tribus des Collines. À la fin, la Grenouille ne comptera pas pour le Peuple des Eaux\u00a0: laissez-la.',
      },
    },
  ],
}
