import type { Lesson } from '../lesson.ts'

const piles = {
  tavern: ['hairy-hermit', 'well-aged-warrior', 'deep-sea-squire'],
  wilderness: ['bored-goblin', 'flailing-knight', 'gorgeous-gorgon', 'miniature-merman'],
  graveyard: ['buried-emperor'],
}

export const readARival: Lesson = {
  id: 'read-a-rival',
  game: 'hidden-leaders',
  title: { en: 'Read a rival', fr: 'Lire un rival' },
  minutes: 3,
  terms: [
    {
      term: { en: 'A choice', fr: 'Un choix' },
      means: {
        en: 'where a card leaves two ways open; it tells most',
        fr: 'là où une carte laisse deux voies\u202f; c’est ce qui en dit le plus',
      },
    },
    {
      term: { en: 'Forced', fr: 'Obligé' },
      means: {
        en: 'what the card says without “or” and “may”; it tells little',
        fr: 'ce que dit la carte sans «\u00a0ou\u00a0» ni «\u00a0pouvez\u00a0»\u202f; cela dit peu',
      },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['pigmented-war-pig', 'leery-lizard', 'blind-eye-collector'],
            up: ['watchful-witch', 'furious-frog'],
            down: ['aimless-eel'],
          },
          {
            leader: 'xiadul',
            hand: ['rotting-orangutan', 'nightmarish-northman', 'canned-champion'],
            up: ['keen-koi', 'ace-fighter'],
            down: ['groggy-preacher'],
          },
        ],
        red: 5,
        green: 5,
        turn: 1,
        ...piles,
      },
      seat: 0,
      watch: [{ word: 'play', card: 'rotting-orangutan' }, { move: { red: 2, green: 0 } }],
      goal: {
        en: 'Say what your rival’s choice tells you',
        fr: 'Dites ce que révèle le choix de votre rival',
      },
      say: {
        en: 'The Rotting Orangutan says: red +2 or green +2. From 5 and 5, your rival chose red.',
        fr: 'L’Orang-Outan Faisandé dit\u00a0: rouge +2 ou vert +2. À partir de 5 et 5, votre rival a choisi rouge.',
      },
      nudge: {
        en: 'Who would rule after each of the two?',
        fr: 'Qui gagnerait après l’un, et après l’autre\u202f?',
      },
      task: {
        answers: [
          {
            say: {
              en: 'They are with the Undead: the Orangutan is one',
              fr: 'Il est avec les Morts-Vivants\u00a0: l’Orang-Outan en est un',
            },
            wrong: {
              en: 'Anybody may play an Undead hero for what it moves. Look at the choice.',
              fr: 'N’importe qui peut jouer un Mort-Vivant pour ce qu’il déplace. Regardez le choix.',
            },
          },
          {
            say: {
              en: 'They may well be with the Imperial Army',
              fr: 'Il est peut-être avec l’Armée Impériale',
            },
          },
          {
            say: {
              en: 'They may well be with the Hill Tribes',
              fr: 'Il est peut-être avec les Tribus des Collines',
            },
            wrong: {
              en: 'Green +2 would have put the Hill Tribes in front. They did not take it.',
              fr: 'Vert +2 aurait mis les Tribus des Collines devant. Il ne l’a pas pris.',
            },
          },
          {
            say: { en: 'Nothing, the card said so', fr: 'Rien, la carte le disait' },
            wrong: {
              en: 'The card said red or green. Red was a choice.',
              fr: 'La carte disait rouge ou vert. Rouge était un choix.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 7, green 5: the Army rules for now. One choice is a hint, no proof.',
        fr: 'Rouge 7, vert 5\u00a0: l’Armée gagne pour l’instant. Un seul choix est un indice, pas une preuve.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['pigmented-war-pig', 'leery-lizard', 'hopeful-salamander'],
            up: ['watchful-witch', 'furious-frog', 'blind-eye-collector'],
            down: ['aimless-eel'],
          },
          {
            leader: 'xiadul',
            hand: ['nightmarish-northman', 'canned-champion', 'resilient-rearguard'],
            up: ['keen-koi', 'ace-fighter', 'rotting-orangutan'],
            down: ['groggy-preacher'],
          },
        ],
        red: 8,
        green: 8,
        turn: 1,
        ...piles,
        wilderness: ['apathetic-waterpriest', 'grumpy-guard', ...piles.wilderness],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'nightmarish-northman' }, { move: { red: 2, green: 2 } }],
      goal: { en: 'Say what this second choice tells you', fr: 'Dites ce que révèle ce deuxième choix' },
      say: {
        en: 'You played the Collector: 8 and 8. Now the Nightmarish Northman says red +2 and/or green +2, and your rival moved both.',
        fr: 'Vous avez joué le Collectionneur\u00a0: 8 et 8. Le Nordique Cauchemardesque dit rouge +2 et/ou vert +2, et votre rival a déplacé les deux.',
      },
      nudge: {
        en: 'Red alone would have gone to 10. Who would have ruled then?',
        fr: 'Rouge seul serait allé sur 10. Qui aurait gagné alors\u202f?',
      },
      task: {
        answers: [
          {
            say: { en: 'They may well be with the Undead', fr: 'Il est peut-être avec les Morts-Vivants' },
          },
          {
            say: { en: 'They are with the Imperial Army only', fr: 'Il n’est qu’avec l’Armée Impériale' },
            wrong: {
              en: 'Red +2 alone made it 10 to 8, and the Army would rule. They wanted something else.',
              fr: 'Rouge +2 seul donnait 10 à 8, et l’Armée gagnait. Il voulait autre chose.',
            },
          },
          {
            say: {
              en: 'They may well be with the Water Folk',
              fr: 'Il est peut-être avec le Peuple des Eaux',
            },
            wrong: {
              en: 'On 8 and 8 the Water Folk ruled. On 10 and 10 the Undead do.',
              fr: 'Sur 8 et 8, le Peuple des Eaux gagnait. Sur 10 et 10, ce sont les Morts-Vivants.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 10, green 10: both dark. Army and Undead together explain both choices.',
        fr: 'Rouge 10, vert 10\u00a0: deux cases sombres. Armée et Morts-Vivants expliquent ensemble les deux choix.',
      },
    },
    {
      seat: 0,
      watch: [{ card: 'keen-koi', seat: 1 }],
      goal: {
        en: 'Say which faction your rival can do without',
        fr: 'Dites de quelle faction votre rival se passe',
      },
      say: {
        en: 'The Northman makes them bury a face-up hero of their own. Of four they chose the Keen Koi, of the Water Folk.',
        fr: 'Le Nordique oblige à enterrer un Héros visible de sa propre équipe. Sur quatre, votre rival a choisi la Carpe Koï Zélée, du Peuple des Eaux.',
      },
      nudge: {
        en: 'Who gives away a hero that counts for them?',
        fr: 'Qui donnerait un Héros qui compte pour lui\u202f?',
      },
      task: {
        answers: [
          {
            say: { en: 'The Undead', fr: 'Des Morts-Vivants' },
            wrong: {
              en: 'The two Undead heroes are still there: Orangutan and Northman.',
              fr: 'Les deux Morts-Vivants sont encore là\u00a0: l’Orang-Outan et le Nordique.',
            },
          },
          { say: { en: 'The Water Folk', fr: 'Du Peuple des Eaux' } },
          {
            say: { en: 'The Imperial Army', fr: 'De l’Armée Impériale' },
            wrong: {
              en: 'Their Imperial hero is still there: the Ace Fighter.',
              fr: 'Son Héros impérial est encore là\u00a0: l’As du Combat.',
            },
          },
        ],
      },
      notice: {
        en: 'Burying had to be, but which one was a choice.',
        fr: 'Enterrer était obligé, mais lequel était un choix.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Name the leader who fits all three choices',
        fr: 'Nommez le Leader qui explique les trois choix',
      },
      say: {
        en: 'Red rather than green. Both markers into the dark. Their own Water Folk hero buried.',
        fr: 'Rouge plutôt que vert. Les deux jetons vers les cases sombres. Son propre Héros du Peuple des Eaux enterré.',
      },
      nudge: {
        en: 'Two factions explain the markers. Who is aligned with both?',
        fr: 'Deux factions expliquent les jetons. Qui est affilié aux deux\u202f?',
      },
      task: {
        answers: [
          {
            say: {
              en: 'Cyra: Imperial Army and Water Folk',
              fr: 'Cyra\u00a0: Armée Impériale et Peuple des Eaux',
            },
            wrong: {
              en: 'Would Cyra bury her own Water hero?',
              fr: 'Cyra enterrerait-elle son propre Héros du Peuple des Eaux\u202f?',
            },
          },
          {
            say: {
              en: 'Myrad: Undead and Hill Tribes',
              fr: 'Myrad\u00a0: Morts-Vivants et Tribus des Collines',
            },
            wrong: {
              en: 'Would Myrad choose red +2 when green +2 makes the Hill Tribes rule?',
              fr: 'Myrad choisirait-il rouge +2 quand vert +2 fait gagner les Tribus des Collines\u202f?',
            },
          },
          {
            say: {
              en: 'Xiadul: Imperial Army and Undead',
              fr: 'Xiadul\u00a0: Armée Impériale et Morts-Vivants',
            },
          },
          {
            say: {
              en: 'Pavyr: Imperial Army and Hill Tribes',
              fr: 'Pavyr\u00a0: Armée Impériale et Tribus des Collines',
            },
            wrong: {
              en: 'Would Pavyr hand it to the Undead when red alone makes the Army rule?',
              fr: 'Pavyr ferait-il gagner les Morts-Vivants quand rouge seul suffit à l’Armée\u202f?',
            },
          },
          {
            say: { en: 'Enned: Undead and Water Folk', fr: 'Enned\u00a0: Morts-Vivants et Peuple des Eaux' },
            wrong: {
              en: 'Would Enned bury her own Water hero, and put the Army in front?',
              fr: 'Enned enterrerait-elle son Héros du Peuple des Eaux, et mettrait-elle l’Armée devant\u202f?',
            },
          },
        ],
      },
      notice: {
        en: 'Xiadul fits best. It stays a guess: people bluff.',
        fr: 'Xiadul convient le mieux. Cela reste une supposition\u00a0: on peut bluffer.',
      },
    },
  ],
}
