import type { Lesson } from '../lesson.ts'

const table = {
  seats: [
    {
      leader: 'cyra',
      hand: ['pigmented-war-pig', 'underpaid-mercenary', 'short-sighted-soldier'],
      up: ['keen-koi'],
      down: ['ace-fighter'],
    },
    {
      leader: 'myrad',
      hand: ['half-eaten-bull', 'watchful-witch', 'leery-lizard'],
      up: ['rotting-orangutan'],
      down: ['mummy-mystic'],
    },
  ],
  tavern: ['furious-frog', 'hairy-hermit', 'well-aged-warrior'],
  wilderness: ['grumpy-guard', 'flailing-knight', 'wrapped-warrior', 'miniature-merman'],
  graveyard: ['buried-emperor'],
}

export const whoRules: Lesson = {
  id: 'who-rules',
  game: 'hidden-leaders',
  title: { en: 'Who rules?', fr: 'Qui gagne\u202f?' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Markers', fr: 'Jetons' },
      means: {
        en: 'red for the Imperial Army, green for the Hill Tribes',
        fr: 'rouge pour l’Armée Impériale, vert pour les Tribus des Collines',
      },
    },
    {
      term: { en: 'Dark spaces', fr: 'Cases sombres' },
      means: { en: '9 to 12 of the power track', fr: 'de 9 à 12 sur la piste Puissance' },
    },
    {
      term: { en: 'To rule', fr: 'Faction gagnante' },
      means: {
        en: 'to be the winning faction when the game ends',
        fr: 'celle que les jetons désignent quand la partie finit',
      },
    },
    {
      term: { en: 'Your turn', fr: 'Votre tour' },
      means: {
        en: 'play a hero, or discard up to three cards, or do neither; then draw up to four cards and keep three',
        fr: 'jouez un Héros, ou défaussez jusqu’à trois cartes, ou ni l’un ni l’autre\u202f; puis piochez jusqu’à quatre cartes et gardez-en trois',
      },
    },
  ],
  steps: [
    {
      position: { ...table, red: 3, green: 6 },
      seat: 0,
      goal: {
        en: 'Say who rules if the game ends like this',
        fr: 'Dites qui gagne si la partie finit ainsi',
      },
      say: {
        en: 'Two markers decide it. Red two spaces ahead or more: the Imperial Army. Green two ahead or more: the Hill Tribes.',
        fr: 'Deux jetons en décident. Rouge devant de deux cases ou plus\u00a0: l’Armée Impériale. Vert devant de deux cases ou plus\u00a0: les Tribus des Collines.',
      },
      nudge: { en: 'Which marker is farther to the right?', fr: 'Quel jeton est le plus à droite\u202f?' },
      task: {
        answers: [
          {
            say: { en: 'Undead', fr: 'Les Morts-Vivants' },
            wrong: {
              en: 'They need both markers on dark spaces, 9 to 12.',
              fr: 'Il leur faut les deux jetons sur des cases sombres, de 9 à 12.',
            },
          },
          {
            say: { en: 'Water Folk', fr: 'Le Peuple des Eaux' },
            wrong: {
              en: 'They need the markers close together. 3 and 6 are three apart.',
              fr: 'Il lui faut des jetons proches. 3 et 6\u00a0: trois cases d’écart.',
            },
          },
          {
            say: { en: 'Imperial Army', fr: 'L’Armée Impériale' },
            wrong: {
              en: 'Red is theirs, and red is behind: 3 against 6.',
              fr: 'Rouge est son jeton, et rouge est derrière\u00a0: 3 contre 6.',
            },
          },
          { say: { en: 'Hill Tribes', fr: 'Les Tribus des Collines' } },
        ],
      },
      notice: {
        en: 'Green is three ahead: the Hill Tribes. The table always says who rules “if it ended now”.',
        fr: 'Vert a trois cases d’avance\u00a0: les Tribus des Collines. La table le dit toujours\u00a0: «\u00a0Si tout finissait là\u00a0».',
      },
    },
    {
      position: { ...table, red: 6, green: 3 },
      seat: 0,
      goal: {
        en: 'Say who rules once you have played the Pigmented War Pig',
        fr: 'Dites qui gagne une fois le Porc de Guerre Pigmenté joué',
      },
      say: {
        en: 'It moves red −1 and green +1. On the same space or side by side, the Water Folk rule, whoever is ahead.',
        fr: 'Il déplace rouge de −1 et vert de +1. Sur la même case ou côte à côte, le Peuple des Eaux gagne, peu importe qui est devant.',
      },
      nudge: {
        en: 'Count first: red 6 − 1, green 3 + 1.',
        fr: 'Comptez d’abord\u00a0: rouge 6 − 1, vert 3 + 1.',
      },
      task: {
        answers: [
          {
            say: { en: 'Undead', fr: 'Les Morts-Vivants' },
            wrong: {
              en: 'Red 5, green 4: neither is on a dark space.',
              fr: 'Rouge 5, vert 4\u00a0: aucun n’est sur une case sombre.',
            },
          },
          { say: { en: 'Water Folk', fr: 'Le Peuple des Eaux' } },
          {
            say: { en: 'Imperial Army', fr: 'L’Armée Impériale' },
            wrong: {
              en: 'Red 5, green 4: ahead, but only by one.',
              fr: 'Rouge 5, vert 4\u00a0: devant, mais d’une seule case.',
            },
          },
          {
            say: { en: 'Hill Tribes', fr: 'Les Tribus des Collines' },
            wrong: {
              en: 'Green would still be behind: 4 against 5.',
              fr: 'Vert serait encore derrière\u00a0: 4 contre 5.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 5, green 4: side by side. The Water Folk rule.',
        fr: 'Rouge 5, vert 4\u00a0: côte à côte. Le Peuple des Eaux gagne.',
      },
    },
    {
      position: { ...table, red: 8, green: 8 },
      seat: 0,
      goal: {
        en: 'Say who rules once you have played the Underpaid Mercenary',
        fr: 'Dites qui gagne une fois le Mercenaire Mal Payé joué',
      },
      say: {
        en: 'It moves red +3 and green +1. Both markers on dark spaces, 9 to 12: the Undead rule, before anybody else.',
        fr: 'Il déplace rouge de +3 et vert de +1. Les deux jetons sur des cases sombres, de 9 à 12\u00a0: les Morts-Vivants gagnent, avant toute autre faction.',
      },
      nudge: { en: 'Where would each marker stand?', fr: 'Où serait chaque jeton\u202f?' },
      task: {
        answers: [
          { say: { en: 'Undead', fr: 'Les Morts-Vivants' } },
          {
            say: { en: 'Water Folk', fr: 'Le Peuple des Eaux' },
            wrong: {
              en: 'Red 11, green 9: two apart, one too many.',
              fr: 'Rouge 11, vert 9\u00a0: deux d’écart, un de trop.',
            },
          },
          {
            say: { en: 'Imperial Army', fr: 'L’Armée Impériale' },
            wrong: {
              en: 'Red would be two ahead, but 11 and 9 are both dark. The Undead come first.',
              fr: 'Rouge aurait deux cases d’avance, mais 11 et 9 sont sombres. Les Morts-Vivants passent avant.',
            },
          },
          {
            say: { en: 'Hill Tribes', fr: 'Les Tribus des Collines' },
            wrong: {
              en: 'Green would be behind: 9 against 11.',
              fr: 'Vert serait derrière\u00a0: 9 contre 11.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 11, green 9: both dark. The Undead rule, although red is ahead.',
        fr: 'Rouge 11, vert 9\u00a0: deux cases sombres. Les Morts-Vivants gagnent, même si rouge est devant.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Play the hero after whom the Imperial Army rules',
        fr: 'Jouez le Héros qui fait gagner l’Armée Impériale',
      },
      say: {
        en: 'Red and green are on 8. Ask in this order: both dark? Close together? Red ahead? Green ahead?',
        fr: 'Rouge et vert sont sur 8. Demandez-vous dans cet ordre\u00a0: deux cases sombres\u202f? Proches\u202f? Rouge devant\u202f? Vert devant\u202f?',
      },
      aim: 'imperial-army',
      nudge: {
        en: 'Red must get two ahead while green stays out of the dark.',
        fr: 'Rouge doit prendre deux cases d’avance, et vert rester hors des cases sombres.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'short-sighted-soldier' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: {
                  en: 'Red 7, green 9: green is ahead, so the Hill Tribes would rule.',
                  fr: 'Rouge 7, vert 9\u00a0: vert est devant, les Tribus des Collines gagneraient.',
                },
              },
              {
                at: [{ word: 'play', card: 'underpaid-mercenary' }],
                say: {
                  en: 'Red 11, green 9: both dark, so the Undead would rule.',
                  fr: 'Rouge 11, vert 9\u00a0: deux cases sombres, les Morts-Vivants gagneraient.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: 8 and 8, and the Water Folk rule.',
              fr: 'Aucun jeton ne bouge\u00a0: 8 et 8, et le Peuple des Eaux gagne.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 9, green 7: only one is dark, they are two apart, red is ahead. The first rule that fits decides.',
        fr: 'Rouge 9, vert 7\u00a0: une seule case sombre, deux d’écart, rouge devant. La première règle qui convient décide.',
      },
    },
  ],
}
