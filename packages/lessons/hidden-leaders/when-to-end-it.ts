import type { Lesson } from '../lesson.ts'

const piles = {
  tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: [
    'nagging-northman',
    'gorgeous-gorgon',
    'miniature-merman',
    'curious-troll',
    'well-aged-warrior',
  ],
  graveyard: ['buried-emperor'],
}

const six = [
  'keen-koi',
  'furious-frog',
  'leery-lizard',
  'hopeful-salamander',
  'ace-fighter',
  'canned-champion',
]
const others = [
  {
    leader: 'myrad',
    hand: ['half-eaten-bull', 'rotting-orangutan', 'shaky-sharpshooter'],
    up: ['grumpy-guard', 'hairy-hermit', 'watchful-witch', 'arrowgant-skeleton'],
    down: ['mummy-mystic'],
  },
  {
    leader: 'xiadul',
    hand: ['battle-connoisseur', 'will-bending-witch', 'crow-carrier'],
    up: [
      'flailing-knight',
      'underpaid-mercenary',
      'half-headed-wizard',
      'aimless-eel',
      'queer-quartermaster',
    ],
    down: ['lethargic-leech'],
  },
]

export const whenToEndIt: Lesson = {
  id: 'when-to-end-it',
  game: 'hidden-leaders',
  title: { en: 'When to end it', fr: 'Finir à temps' },
  minutes: 3,
  terms: [
    {
      term: { en: 'The end', fr: 'La fin de partie' },
      means: {
        en: 'after a turn in which a party has 7 face-up heroes (8 with two players, 6 with five, 5 with six; one fewer in the beginner game)',
        fr: 'après un tour où une équipe a 7 Héros visibles (8 à deux joueurs, 6 à cinq, 5 à six\u202f; un de moins en partie débutant)',
      },
    },
    {
      term: { en: 'Turn over', fr: 'Retourner' },
      means: {
        en: 'face up becomes hidden, or hidden becomes face up; nothing is performed',
        fr: 'visible devient caché, ou l’inverse\u202f; aucune Capacité n’est résolue',
      },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['short-sighted-soldier', 'pigmented-war-pig', 'blind-eye-collector'],
            up: six,
            down: ['apathetic-waterpriest'],
          },
          ...others,
        ],
        red: 5,
        green: 7,
        ...piles,
      },
      seat: 0,
      goal: { en: 'End the game so that you win it', fr: 'Finissez la partie de façon à la gagner' },
      say: {
        en: 'With three players, seven face-up heroes end the game after the turn. You have six. You are Cyra: Army or Water Folk must rule.',
        fr: 'À trois joueurs, sept Héros visibles mettent fin à la partie après le tour. Vous en avez six. Vous êtes Cyra\u00a0: l’Armée ou le Peuple des Eaux doit gagner.',
      },
      nudge: {
        en: 'Any hero you play is the seventh. What matters is where the markers stand then.',
        fr: 'Tout Héros joué sera le septième. Ce qui compte, c’est où seront les jetons.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'short-sighted-soldier' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: {
                  en: 'Red 4, green 8: it ends now, and the Hill Tribes rule.',
                  fr: 'Rouge 4, vert 8\u00a0: tout finit là, et les Tribus des Collines gagnent.',
                },
              },
              {
                at: [{ word: 'play', card: 'blind-eye-collector' }],
                say: {
                  en: 'Red 6, green 10: it ends now, and the Hill Tribes rule.',
                  fr: 'Rouge 6, vert 10\u00a0: tout finit là, et les Tribus des Collines gagnent.',
                },
              },
            ],
            otherwise: {
              en: 'That does not end it, and the others may move the markers before you.',
              fr: 'La partie continue, et les autres peuvent bouger les jetons avant vous.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 6, green 6: the Water Folk rule, and with five Water Folk heroes you cannot be caught.',
        fr: 'Rouge 6, vert 6\u00a0: le Peuple des Eaux gagne, et avec cinq de ses Héros nul ne vous rattrape.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['short-sighted-soldier', 'pigmented-war-pig', 'blind-eye-collector'],
            up: six,
            down: ['apathetic-waterpriest'],
          },
          ...others,
        ],
        red: 4,
        green: 9,
        ...piles,
      },
      seat: 0,
      goal: { en: 'Decide: end it, or wait', fr: 'Décidez\u00a0: finir, ou attendre' },
      say: {
        en: 'The same table, but red is on 4 and green on 9. Instead of playing you may discard up to three cards, or do neither.',
        fr: 'La même table, mais rouge est sur 4 et vert sur 9. Au lieu de jouer, vous pouvez défausser jusqu’à trois cartes, ou ne rien faire.',
      },
      nudge: {
        en: 'Is there a card after which the Army or the Water Folk rule?',
        fr: 'Y a-t-il une carte après laquelle l’Armée ou le Peuple des Eaux gagne\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ word: 'discard' }, { word: 'done' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 5, green 8: still three apart. It ends now, and the Hill Tribes rule.',
                  fr: 'Rouge 5, vert 8\u00a0: encore trois d’écart. Tout finit là, et les Tribus des Collines gagnent.',
                },
              },
              {
                at: [{ word: 'play', card: 'blind-eye-collector' }],
                say: {
                  en: 'Red 5, green 12: it ends now, and the Hill Tribes rule.',
                  fr: 'Rouge 5, vert 12\u00a0: tout finit là, et les Tribus des Collines gagnent.',
                },
              },
            ],
            otherwise: {
              en: 'Red 3, green 10: it ends now, and the Hill Tribes rule.',
              fr: 'Rouge 3, vert 10\u00a0: tout finit là, et les Tribus des Collines gagnent.',
            },
          },
        ],
      },
      notice: {
        en: 'You wait, and draw for better cards. While six stand face up, a later turn can end it.',
        fr: 'Vous attendez, pour piocher mieux. Tant que six Héros sont visibles, vous pourrez finir à un prochain tour.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['short-sighted-soldier', 'unconfident-executioner', 'miniature-merman'],
            up: ['keen-koi', 'furious-frog', 'ace-fighter', 'canned-champion'],
            down: ['apathetic-waterpriest'],
          },
          {
            leader: 'myrad',
            hand: ['half-eaten-bull', 'rotting-orangutan', 'shaky-sharpshooter'],
            up: [
              'grumpy-guard',
              'hairy-hermit',
              'watchful-witch',
              'arrowgant-skeleton',
              'pigmented-war-pig',
              'blind-eye-collector',
            ],
            down: ['mummy-mystic'],
          },
          {
            leader: 'xiadul',
            hand: ['battle-connoisseur', 'will-bending-witch', 'crow-carrier'],
            up: ['flailing-knight', 'underpaid-mercenary', 'half-headed-wizard', 'aimless-eel'],
            down: ['lethargic-leech'],
          },
        ],
        red: 3,
        green: 8,
        tavern: piles.tavern,
        wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'well-aged-warrior'],
        graveyard: piles.graveyard,
      },
      seat: 0,
      goal: { en: 'Keep the next player from ending it', fr: 'Empêchez le joueur suivant de finir' },
      say: {
        en: 'The next player has six face up, most of the Hill Tribes, and the Hill Tribes rule. One more hero, and it is over.',
        fr: 'Le joueur suivant a six Héros visibles, surtout des Tribus des Collines, et ce sont elles qui gagnent. Encore un Héros, et c’est fini.',
      },
      nudge: {
        en: 'No card of yours saves the markers. One makes their party smaller.',
        fr: 'Aucune de vos cartes ne sauve les jetons. L’une réduit son équipe.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'unconfident-executioner' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 4, green 7: still the Hill Tribes, and the next player still has six.',
                  fr: 'Rouge 4, vert 7\u00a0: encore les Tribus des Collines, et le joueur suivant en a toujours six.',
                },
              },
              {
                at: [{ word: 'play', card: 'miniature-merman' }],
                say: {
                  en: 'Red −1 or green +1 only helps the Hill Tribes, and the next player still has six.',
                  fr: 'Rouge −1 ou vert +1 ne sert que les Tribus des Collines, et le joueur suivant en a toujours six.',
                },
              },
            ],
            otherwise: {
              en: 'The next player still has six face up, and the Hill Tribes still rule.',
              fr: 'Le joueur suivant a toujours six Héros visibles, et les Tribus des Collines gagnent toujours.',
            },
          },
          {
            say: {
              en: 'Your Executioner buries any face-up hero.',
              fr: 'Votre Bourreau enterre n’importe quel Héros visible.',
            },
            right: [{ zone: 'up', seat: 1 }],
            wrong: [
              {
                at: [{ zone: 'up', seat: 0 }],
                say: {
                  en: 'That one is yours. The next player still has six.',
                  fr: 'Celui-là est à vous. Le joueur suivant en a toujours six.',
                },
              },
            ],
            otherwise: {
              en: 'That party has only four. The next player is the one with six.',
              fr: 'Cette équipe n’en a que quatre. C’est le joueur suivant qui en a six.',
            },
          },
        ],
      },
      notice: {
        en: 'Five face up: one more hero does not end it any longer.',
        fr: 'Cinq Héros visibles\u00a0: un de plus ne mettra plus fin à la partie.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['spirited-shaman', 'short-sighted-soldier', 'miniature-merman'],
            up: ['keen-koi', 'furious-frog', 'leery-lizard', 'canned-champion'],
            down: ['apathetic-waterpriest'],
          },
          {
            leader: 'myrad',
            hand: ['half-eaten-bull', 'rotting-orangutan', 'shaky-sharpshooter'],
            up: [
              'grumpy-guard',
              'hairy-hermit',
              'watchful-witch',
              'arrowgant-skeleton',
              'pigmented-war-pig',
              'blind-eye-collector',
            ],
            down: ['mummy-mystic'],
          },
          {
            leader: 'xiadul',
            hand: ['battle-connoisseur', 'will-bending-witch', 'crow-carrier'],
            up: ['flailing-knight', 'underpaid-mercenary', 'half-headed-wizard', 'aimless-eel'],
            down: ['lethargic-leech'],
          },
        ],
        red: 7,
        green: 7,
        tavern: piles.tavern,
        wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'well-aged-warrior'],
        graveyard: piles.graveyard,
      },
      seat: 0,
      watch: [{ word: 'play', card: 'spirited-shaman' }],
      goal: { en: 'End the game now, in another party', fr: 'Finissez la partie maintenant, chez un autre' },
      say: {
        en: 'Red 6, green 6: the Water Folk rule, and you have most of them. Your Spirited Shaman turns over a hero of another player.',
        fr: 'Rouge 6, vert 6\u00a0: le Peuple des Eaux gagne, et vous en avez le plus. Votre Shaman spirituel retourne un Héros d’un autre joueur.',
      },
      nudge: {
        en: 'Any party may be the first with seven. Somebody has six, and one hidden.',
        fr: 'N’importe quelle équipe peut avoir sept Héros. L’une en a six, et un caché.',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'down', seat: 1 }],
            wrong: [
              {
                at: [{ zone: 'up', seat: 1 }],
                say: {
                  en: 'That hides it: the next player would have five face up.',
                  fr: 'Cela le cache\u00a0: le joueur suivant n’en aurait plus que cinq visibles.',
                },
              },
              {
                at: [{ zone: 'down', seat: 2 }],
                say: {
                  en: 'That makes five face up over there. The end needs seven.',
                  fr: 'Cela fait cinq Héros visibles dans cette équipe. Il en faut sept.',
                },
              },
            ],
            otherwise: {
              en: 'That makes three face up over there. The end needs seven.',
              fr: 'Cela fait trois Héros visibles dans cette équipe. Il en faut sept.',
            },
          },
        ],
      },
      notice: {
        en: 'Seven face up in their party: the game ends with your turn, and you win it.',
        fr: 'Sept Héros visibles dans son équipe\u00a0: la partie finit avec votre tour, et vous la gagnez.',
      },
    },
  ],
}
