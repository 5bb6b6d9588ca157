import type { Lesson } from '../lesson.ts'

export const tavernOrHarbor: Lesson = {
  id: 'tavern-or-harbor',
  game: 'hidden-leaders',
  title: { en: 'Tavern or Harbor', fr: 'Taverne ou Port' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Tavern', fr: 'Taverne' },
      means: { en: 'three heroes lie open there', fr: 'trois Héros y sont visibles' },
    },
    {
      term: { en: 'Harbor', fr: 'Port' },
      means: { en: 'the pile to draw from, unseen', fr: 'la pioche, à l’aveugle' },
    },
    {
      term: { en: 'Wilderness', fr: 'Forêt' },
      means: { en: 'where discards go, face down', fr: 'la défausse, face cachée' },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'enned',
            hand: ['furious-frog'],
            up: ['rotting-orangutan', 'leery-lizard'],
            down: ['crow-carrier'],
          },
          {
            leader: 'pavyr',
            hand: ['nagging-northman', 'grumpy-guard', 'wrapped-warrior'],
            up: ['pigmented-war-pig', 'watchful-witch', 'hairy-hermit'],
            down: ['ace-fighter'],
          },
        ],
        red: 5,
        green: 6,
        tavern: ['canned-champion', 'mummy-mystic', 'blind-eye-collector'],
        harbor: ['keen-koi', 'curious-troll', 'groggy-preacher', 'half-eaten-bull'],
        wilderness: ['bored-goblin', 'flailing-knight', 'gorgeous-gorgon', 'miniature-merman'],
        graveyard: ['buried-emperor'],
        step: 'draw',
      },
      seat: 0,
      goal: {
        en: 'Draw the open hero who is of your side',
        fr: 'Piochez le Héros à découvert qui est de votre côté',
      },
      say: {
        en: 'You are Enned: Undead and Water Folk. Instead of playing you discarded two cards; now you draw until you hold four, and keep three.',
        fr: 'Vous êtes Enned\u00a0: Morts-Vivants et Peuple des Eaux. Au lieu de jouer, vous avez défaussé deux cartes\u202f; vous piochez jusqu’à quatre, et en gardez trois.',
      },
      nudge: {
        en: 'One of the three in the Tavern is Undead.',
        fr: 'À la Taverne, l’un des trois est un Mort-Vivant.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'mummy-mystic' }],
            wrong: [
              {
                at: [{ card: 'canned-champion' }],
                say: {
                  en: 'That one is of the Imperial Army: a side not yours.',
                  fr: 'Celui-là est de l’Armée Impériale\u00a0: pas de votre côté.',
                },
              },
              {
                at: [{ card: 'blind-eye-collector' }],
                say: {
                  en: 'That one is of the Hill Tribes: a side not yours.',
                  fr: 'Celui-là est des Tribus des Collines\u00a0: pas de votre côté.',
                },
              },
            ],
            otherwise: {
              en: 'The Harbor is blind. What you want lies open, for now.',
              fr: 'Au Port, on pioche à l’aveugle. Ce qu’il vous faut est à découvert, pour l’instant.',
            },
          },
        ],
      },
      notice: {
        en: 'Its place in the Tavern stays empty until your turn ends.',
        fr: 'Sa place à la Taverne reste vide jusqu’à la fin de votre tour.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Draw where a hero of your side may still be',
        fr: 'Piochez là où peut encore se trouver un Héros de votre côté',
      },
      say: {
        en: 'In the Tavern an Imperial hero and one of the Hill Tribes are left.',
        fr: 'À la Taverne, il reste un Héros impérial et un des Tribus des Collines.',
      },
      nudge: {
        en: 'Where is a card that you cannot see yet?',
        fr: 'Où y a-t-il une carte que vous ne voyez pas encore\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ zone: 'harbor' }],
            wrong: [
              {
                at: [{ card: 'canned-champion' }],
                say: {
                  en: 'That one helps a side not yours: the Imperial Army.',
                  fr: 'Celui-là sert un autre côté que le vôtre\u00a0: l’Armée Impériale.',
                },
              },
            ],
            otherwise: {
              en: 'That one helps a side not yours: the Hill Tribes.',
              fr: 'Celui-là sert un autre côté que le vôtre\u00a0: les Tribus des Collines.',
            },
          },
        ],
      },
      notice: {
        en: 'The Keen Koi, of the Water Folk. You see it before you draw the next.',
        fr: 'La Carpe Koï Zélée, du Peuple des Eaux. Vous la voyez avant de piocher la suivante.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Take away the hero your rival would want',
        fr: 'Prenez le Héros que votre rival voudrait',
      },
      say: {
        en: 'You hold three heroes of your side: the fourth card will go. Your rival shows three Hill Tribes heroes and draws next.',
        fr: 'Vous tenez trois Héros de votre côté\u00a0: la quatrième carte partira. Votre rival montre trois Héros des Tribus des Collines et pioche après vous.',
      },
      nudge: {
        en: 'Which open card moves green most?',
        fr: 'Quelle carte à découvert pousse le plus le vert\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'blind-eye-collector' }],
            wrong: [
              {
                at: [{ card: 'canned-champion' }],
                say: {
                  en: 'That leaves the Blind Eye Collector there, green +3, for your rival.',
                  fr: 'Le Collectionneur d’Yeux Aveugle, vert +3, resterait là pour votre rival.',
                },
              },
            ],
            otherwise: {
              en: 'A fourth card from the Harbor, and the Blind Eye Collector stays for your rival.',
              fr: 'Une quatrième carte du Port, et le Collectionneur d’Yeux Aveugle reste pour votre rival.',
            },
          },
        ],
      },
      notice: {
        en: 'What you take, nobody else can.',
        fr: 'Ce que vous prenez, personne d’autre ne le prendra.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Discard the hero you only took away',
        fr: 'Défaussez le Héros dont vous priviez votre rival',
      },
      say: {
        en: 'You keep three cards. The fourth goes to the Wilderness, face down.',
        fr: 'Vous gardez trois cartes. La quatrième va dans la Forêt, face cachée.',
      },
      nudge: {
        en: 'Which of the four can never count for Enned?',
        fr: 'Laquelle des quatre ne peut jamais compter pour Enned\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'blind-eye-collector' }],
            otherwise: {
              en: 'That one is of Enned’s side, Undead or Water Folk: keep it.',
              fr: 'Celui-là est du côté d’Enned, Morts-Vivants ou Peuple des Eaux\u00a0: gardez-le.',
            },
          },
        ],
      },
      notice: {
        en: 'Then the Tavern is filled from the Harbor, and your turn is over.',
        fr: 'Puis le Port remplit la Taverne, et votre tour est fini.',
      },
    },
  ],
}
