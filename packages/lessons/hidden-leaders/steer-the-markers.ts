import type { Lesson } from '../lesson.ts'

const rival = {
  leader: 'xiadul',
  hand: ['canned-champion', 'gorgeous-gorgon', 'curious-troll'],
  up: ['mummy-mystic', 'ace-fighter'],
  down: ['flailing-knight'],
}
const piles = {
  tavern: ['hairy-hermit', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: ['bored-goblin', 'well-aged-warrior', 'crow-carrier', 'miniature-merman'],
  graveyard: ['buried-emperor'],
}

export const steerTheMarkers: Lesson = {
  id: 'steer-the-markers',
  game: 'hidden-leaders',
  title: { en: 'Steer the markers', fr: 'Piloter les jetons' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Or', fr: 'Ou' },
      means: { en: 'you choose one of the two', fr: 'vous choisissez l’un des deux' },
    },
    {
      term: { en: 'Leading marker', fr: 'Jeton en tête' },
      means: {
        en: 'the one farther to the right; on the same space neither leads',
        fr: 'le plus à droite\u202f; sur la même case, aucun ne l’est',
      },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['pigmented-war-pig', 'half-eaten-bull', 'short-sighted-soldier'],
            up: ['furious-frog', 'grumpy-guard'],
            down: ['keen-koi'],
          },
          rival,
        ],
        red: 4,
        green: 7,
        ...piles,
      },
      seat: 0,
      goal: {
        en: 'Let the Water Folk rule: bring the markers together',
        fr: 'Faites gagner le Peuple des Eaux\u00a0: serrez les jetons',
      },
      say: {
        en: 'Red is on 4, green on 7: the Hill Tribes rule. The Water Folk need them at most one apart.',
        fr: 'Rouge est sur 4, vert sur 7\u00a0: les Tribus des Collines gagnent. Il faut au Peuple des Eaux un écart d’une case au plus.',
      },
      aim: 'water-folk',
      nudge: {
        en: 'Which hero moves red to the right and green to the left?',
        fr: 'Quel Héros pousse rouge à droite et vert à gauche\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'short-sighted-soldier' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'half-eaten-bull' }],
                say: {
                  en: '6 and 8: still 2 apart. The Hill Tribes would rule.',
                  fr: 'Rouge 6, vert 8\u00a0: encore deux cases d’écart. Les Tribus des Collines gagneraient.',
                },
              },
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: {
                  en: '3 and 8: that drives them farther apart.',
                  fr: 'Rouge 3, vert 8\u00a0: l’écart se creuse.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: 4 and 7, three apart.',
              fr: 'Aucun jeton ne bouge\u00a0: 4 et 7, trois cases d’écart.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 5, green 6: the Water Folk. It was an Imperial hero who did it.',
        fr: 'Rouge 5, vert 6\u00a0: le Peuple des Eaux. C’est un Héros impérial qui l’a fait.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'enned',
            hand: ['rotting-orangutan', 'pigmented-war-pig', 'short-sighted-soldier'],
            up: ['furious-frog', 'arrowgant-skeleton'],
            down: ['keen-koi'],
          },
          rival,
        ],
        red: 9,
        green: 7,
        ...piles,
      },
      seat: 0,
      goal: {
        en: 'Let the Undead rule: bring both markers onto dark spaces',
        fr: 'Faites gagner les Morts-Vivants\u00a0: les deux jetons sur des cases sombres',
      },
      say: {
        en: 'Red is on 9 already. Some heroes say “or”: then you choose what moves.',
        fr: 'Rouge est déjà sur 9. Certains Héros disent «\u00a0ou\u00a0»\u00a0: à vous de choisir ce qui bouge.',
      },
      aim: 'undead',
      nudge: { en: 'Green lacks two spaces.', fr: 'Il manque deux cases à vert.' },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'rotting-orangutan' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: {
                  en: '8 and 8: the Water Folk would rule.',
                  fr: '8 et 8\u00a0: le Peuple des Eaux gagnerait.',
                },
              },
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 10, green 6: the Imperial Army would rule.',
                  fr: 'Rouge 10, vert 6\u00a0: l’Armée Impériale gagnerait.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: green stays on 7, out of the dark.',
              fr: 'Aucun jeton ne bouge\u00a0: vert reste sur 7, hors des cases sombres.',
            },
          },
          {
            say: {
              en: 'Red +2 or green +2: the choice is yours.',
              fr: 'Rouge +2 ou vert +2\u00a0: à vous de choisir.',
            },
            right: [{ move: { red: 0, green: 2 } }],
            otherwise: {
              en: 'Red 11, green 7: one dark marker is not enough. The Imperial Army would rule.',
              fr: 'Rouge 11, vert 7\u00a0: un seul jeton sur une case sombre ne suffit pas. L’Armée Impériale gagnerait.',
            },
          },
        ],
      },
      notice: { en: 'Red 9, green 9: both dark.', fr: 'Rouge 9, vert 9\u00a0: deux cases sombres.' },
    },
    {
      position: {
        seats: [
          {
            leader: 'lemron',
            hand: ['triple-sword-lizard', 'pigmented-war-pig', 'short-sighted-soldier'],
            up: ['furious-frog', 'grumpy-guard'],
            down: ['keen-koi'],
          },
          rival,
        ],
        red: 8,
        green: 7,
        ...piles,
      },
      seat: 0,
      goal: { en: 'Let the Hill Tribes rule', fr: 'Faites gagner les Tribus des Collines' },
      say: {
        en: 'Some heroes move the leading marker: the one farther to the right. Now it is red.',
        fr: 'Certains Héros déplacent le jeton en tête\u00a0: le plus à droite. Ici, c’est rouge.',
      },
      aim: 'hill-tribes',
      nudge: {
        en: 'Green must end two ahead. It need not move for that.',
        fr: 'Vert doit finir deux cases devant. Il n’a pas besoin de bouger.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'triple-sword-lizard' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: {
                  en: 'Red 7, green 8: green is ahead, but only by one.',
                  fr: 'Rouge 7, vert 8\u00a0: vert est devant, mais d’une seule case.',
                },
              },
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 9, green 6: the Imperial Army would rule.',
                  fr: 'Rouge 9, vert 6\u00a0: l’Armée Impériale gagnerait.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: 8 and 7, and the Water Folk rule.',
              fr: 'Aucun jeton ne bouge\u00a0: 8 et 7, et le Peuple des Eaux gagne.',
            },
          },
          {
            say: {
              en: 'Red leads, on 8; green is on 7.',
              fr: 'Rouge est en tête, sur 8\u202f; vert est sur 7.',
            },
            right: [{ move: { red: -3, green: 0 } }],
            otherwise: {
              en: 'Red 7, green 7: the same space. The Water Folk would rule.',
              fr: 'Rouge 7, vert 7\u00a0: la même case. Le Peuple des Eaux gagnerait.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 5, green 7: green is two ahead, and leads now.',
        fr: 'Rouge 5, vert 7\u00a0: vert a deux cases d’avance, et le voilà en tête.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['leery-lizard', 'underpaid-mercenary', 'pigmented-war-pig'],
            up: ['short-sighted-soldier', 'nagging-northman'],
            down: ['battle-connoisseur'],
          },
          rival,
        ],
        red: 11,
        green: 9,
        ...piles,
      },
      seat: 0,
      goal: { en: 'Take the throne from the Undead', fr: 'Reprenez la victoire aux Morts-Vivants' },
      say: {
        en: 'Both markers are dark. One of them must get out. A marker never leaves the track: it stops on 12, or on 1.',
        fr: 'Les deux jetons sont sur des cases sombres. L’un d’eux doit en sortir. Un jeton ne quitte pas la piste\u00a0: il s’arrête sur 12, ou sur 1.',
      },
      aim: 'imperial-army',
      nudge: { en: 'Green on 9 is nearest to the light.', fr: 'Vert, sur 9, est le plus près de la sortie.' },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'leery-lizard' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'underpaid-mercenary' }],
                say: {
                  en: 'Red stops on 12, green goes to 10: both still dark.',
                  fr: 'Rouge s’arrête sur 12, vert va sur 10\u00a0: encore deux cases sombres.',
                },
              },
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: { en: '10 and 10: both still dark.', fr: '10 et 10\u00a0: encore deux cases sombres.' },
              },
            ],
            otherwise: {
              en: 'That moves no marker: 11 and 9, both still dark.',
              fr: 'Aucun jeton ne bouge\u00a0: 11 et 9, encore deux cases sombres.',
            },
          },
          {
            say: {
              en: 'Which marker can leave the dark spaces?',
              fr: 'Quel jeton peut quitter les cases sombres\u202f?',
            },
            right: [{ move: { red: 0, green: -2 } }],
            otherwise: {
              en: 'Red 10, green 9: both still dark.',
              fr: 'Rouge 10, vert 9\u00a0: encore deux cases sombres.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 11, green 7: the Imperial Army rules, and Cyra is with them.',
        fr: 'Rouge 11, vert 7\u00a0: l’Armée Impériale gagne, et Cyra est de son côté.',
      },
    },
  ],
}
