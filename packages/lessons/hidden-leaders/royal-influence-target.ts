import type { Lesson } from '../lesson.ts'

const row = ['well-funded-queen', 'queen-of-the-wild', 'queen-of-the-streets', 'emperors-best-friend']
const table = {
  options: { queens: true, artifacts: true, royalInfluence: true },
  red: 6,
  green: 6,
  tavern: ['rotting-orangutan', 'nagging-northman', 'deep-sea-squire'],
  wilderness: ['queer-quartermaster', 'gorgeous-gorgon', 'well-aged-warrior', 'miniature-merman'],
  graveyard: ['buried-emperor'],
}
const rival = {
  leader: 'myrad',
  hand: ['half-eaten-bull', 'grumpy-guard', 'crow-carrier'],
  up: ['arrowgant-skeleton', 'flailing-knight'],
  down: ['mummy-mystic'],
}

export const royalInfluenceTarget: Lesson = {
  id: 'royal-influence-target',
  game: 'hidden-leaders',
  title: { en: 'Win a Queen over', fr: 'Gagner une Reine' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Royal Influence', fr: 'Influence royale' },
      means: {
        en: 'the Queens and the Best Friend, face up, to be won',
        fr: 'les Reines et le BFF, face visible, à gagner',
      },
    },
    {
      term: { en: 'To target', fr: 'Cibler' },
      means: {
        en: 'to put the token you spent on one of these cards',
        fr: 'placer le jeton dépensé sur l’une de ces cartes',
      },
    },
  ],
  steps: [
    {
      position: {
        ...table,
        seats: [
          {
            leader: 'cyra',
            hand: ['keen-koi', 'short-sighted-soldier', 'leery-lizard'],
            up: ['furious-frog', 'ace-fighter'],
            down: ['canned-champion'],
          },
          rival,
        ],
        artifacts: [{ side: 'soundless-shoes' }, { side: 'sedative-shell' }],
        row: row.map((hero) => ({ hero })),
        harbor: ['pigmented-war-pig'],
      },
      seat: 0,
      watch: [{ word: 'useArtifact' }, { card: 'keen-koi' }],
      goal: { en: 'Target the Queen who serves Cyra', fr: 'Ciblez la Reine qui sert Cyra' },
      say: {
        en: 'The token your artifact spent goes onto a card that you may win. Each Queen names two leaders: in their party she counts as two heroes of the faction that rules. Read the cards.',
        fr: 'Le jeton dépensé par votre Artefact va sur une carte que vous pouvez gagner. Chaque Reine nomme deux Leaders\u00a0: dans leur équipe, elle compte pour deux Héros de la faction gagnante. Lisez les cartes.',
      },
      nudge: {
        en: 'Her own faction does not matter. One of the three Queens names Cyra: the one of the Hill Tribes.',
        fr: 'Sa propre faction ne compte pas. L’une des trois Reines nomme Cyra\u00a0: celle des Tribus des Collines.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'well-funded-queen' }],
            wrong: [
              {
                at: [{ card: 'queen-of-the-wild' }],
                say: {
                  en: 'She serves Myrad and Lemron. For Cyra she is one Imperial hero, no more.',
                  fr: 'Elle sert Myrad et Lemron. Pour Cyra, c’est un Héros impérial, sans plus.',
                },
              },
              {
                at: [{ card: 'queen-of-the-streets' }],
                say: {
                  en: 'She serves Pavyr and Xiadul. For Cyra she is one Water Folk hero, no more.',
                  fr: 'Elle sert Pavyr et Xiadul. Pour Cyra, c’est un Héros du Peuple des Eaux, sans plus.',
                },
              },
            ],
            otherwise: {
              en: 'The Best Friend counts as two only in the same party as the Buried Emperor.',
              fr: 'Le BFF ne compte pour deux que dans la même équipe que l’Empereur enterré.',
            },
          },
        ],
      },
      notice: {
        en: 'The Well-Funded Queen serves Enned and Cyra. One token lies on her: one card of the Harbor will be revealed.',
        fr: 'La Reine Bien Dotée sert Enned et Cyra. Un jeton est sur elle\u00a0: une carte du Port sera révélée.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Name the faction most likely on top of the Harbor',
        fr: 'Citez la faction la plus probable sur le dessus du Port',
      },
      say: {
        en: 'If the revealed card is of the faction you name, the Queen is yours. All factions have equally many heroes: count those that you know, in the Tavern too.',
        fr: 'Si la carte révélée est de la faction citée, la Reine est à vous. Chaque faction a autant de Héros\u00a0: comptez ceux que vous connaissez, à la Taverne aussi.',
      },
      nudge: {
        en: 'The fewer you know of, the more are left.',
        fr: 'Moins vous en connaissez, plus il en reste.',
      },
      task: {
        picks: [
          {
            right: [{ faction: 'hill-tribes' }],
            wrong: [
              {
                at: [{ faction: 'imperial-army' }],
                say: {
                  en: 'With the Tavern and without Royal Influence you know of five Imperial heroes: fewer are left than of the Hill Tribes.',
                  fr: 'Avec la Taverne et sans l’Influence royale, vous connaissez cinq Héros impériaux\u00a0: il en reste moins que des Tribus des Collines.',
                },
              },
              {
                at: [{ faction: 'water-folk' }],
                say: {
                  en: 'With the Tavern and without Royal Influence you know of four Water Folk heroes: fewer are left than of the Hill Tribes.',
                  fr: 'Avec la Taverne et sans l’Influence royale, vous connaissez quatre Héros du Peuple des Eaux\u00a0: il en reste moins que des Tribus des Collines.',
                },
              },
            ],
            otherwise: {
              en: 'With the Tavern and without Royal Influence you know of two Undead: fewer are left than of the Hill Tribes.',
              fr: 'Avec la Taverne et sans l’Influence royale, vous connaissez deux Morts-Vivants\u00a0: il en reste moins que des Tribus des Collines.',
            },
          },
        ],
      },
      notice: {
        en: 'The Pigmented War Pig, of the Hill Tribes: the Queen comes into your hand. The revealed card goes under the Harbor.',
        fr: 'Le Porc de Guerre Pigmenté, des Tribus des Collines\u00a0: la Reine vient dans votre main. La carte révélée va sous le Port.',
      },
    },
    {
      position: {
        ...table,
        seats: [
          {
            leader: 'pavyr',
            hand: ['keen-koi', 'short-sighted-soldier', 'hairy-hermit'],
            up: ['watchful-witch', 'ace-fighter'],
            down: ['canned-champion'],
          },
          rival,
        ],
        artifacts: [{ side: 'soundless-shoes' }, { side: 'sedative-shell', tokens: 1 }],
        row: row.map((hero) => ({ hero, tokens: hero === 'queen-of-the-streets' ? 2 : 0 })),
      },
      seat: 0,
      watch: [{ word: 'useArtifact' }, { card: 'hairy-hermit' }],
      goal: {
        en: 'Target the Queen you are most likely to win',
        fr: 'Ciblez la Reine que vous avez le plus de chances de gagner',
      },
      say: {
        en: 'Now you are Pavyr. Your rival has missed twice: two tokens lie on the Queen of the Streets.',
        fr: 'Vous êtes maintenant Pavyr. Votre rival a échoué deux fois\u00a0: deux jetons sont sur la Reine des Rues.',
      },
      nudge: {
        en: 'As many cards are revealed as tokens lie there, yours included.',
        fr: 'On révèle autant de cartes qu’il y a de jetons, le vôtre compris.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'queen-of-the-streets' }],
            otherwise: {
              en: 'Only one card would be revealed for that one.',
              fr: 'Pour celle-là, une seule carte serait révélée.',
            },
          },
        ],
      },
      notice: {
        en: 'Three cards will be revealed, and one of the right faction is enough. She serves Pavyr, too.',
        fr: 'Trois cartes seront révélées, et une seule de la bonne faction suffit. De plus, elle sert Pavyr.',
      },
    },
  ],
}
