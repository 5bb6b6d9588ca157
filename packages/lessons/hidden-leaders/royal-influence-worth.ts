import type { Lesson } from '../lesson.ts'

const table = {
  options: { queens: true, artifacts: true, royalInfluence: true },
  artifacts: [{ side: 'soundless-shoes', tokens: 0 }, { side: 'sedative-shell' }],
  tavern: ['rotting-orangutan', 'nagging-northman', 'deep-sea-squire'],
  wilderness: ['queer-quartermaster', 'gorgeous-gorgon', 'well-aged-warrior', 'miniature-merman'],
}
const rival = {
  leader: 'lemron',
  hand: ['half-eaten-bull', 'grumpy-guard', 'crow-carrier'],
  up: ['aimless-eel', 'furious-frog', 'hopeful-salamander'],
  down: ['watchful-witch'],
}

export const royalInfluenceWorth: Lesson = {
  id: 'royal-influence-worth',
  game: 'hidden-leaders',
  title: { en: 'What a Queen is worth', fr: 'Ce que vaut une Reine' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Queen', fr: 'Reine' },
      means: {
        en: 'in the party of one of her two leaders she counts as two heroes of the faction that rules',
        fr: 'dans l’équipe de l’un de ses deux Leaders, elle compte pour deux Héros de la faction gagnante',
      },
    },
    {
      term: { en: 'Best Friend', fr: 'BFF de l’Empereur' },
      means: {
        en: 'counts as two in the same party as the Buried Emperor',
        fr: 'compte pour deux dans la même équipe que l’Empereur enterré',
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
            hand: ['well-funded-queen', 'apathetic-waterpriest', 'short-sighted-soldier'],
            up: ['keen-koi', 'ace-fighter'],
            down: ['leery-lizard'],
          },
          rival,
        ],
        row: [
          { hero: 'queen-of-the-wild' },
          { hero: 'queen-of-the-streets' },
          { hero: 'emperors-best-friend' },
        ],
        graveyard: ['buried-emperor'],
        red: 8,
        green: 9,
      },
      seat: 0,
      goal: {
        en: 'Get ahead among the Water Folk, and keep them ruling',
        fr: 'Prenez l’avantage au Peuple des Eaux, et qu’il gagne toujours',
      },
      say: {
        en: 'The Water Folk rule. You have two of their heroes, your rival shows three. The Well-Funded Queen serves Cyra, and Cyra is you: in your party she counts as two of whoever rules.',
        fr: 'Le Peuple des Eaux gagne. Vous avez deux de ses Héros, votre rival en montre trois. La Reine Bien Dotée sert Cyra, et Cyra, c’est vous\u00a0: dans votre équipe, elle compte pour deux de la faction gagnante.',
      },
      nudge: {
        en: 'Count what each card adds. Then mind the dark spaces.',
        fr: 'Comptez ce que chaque carte ajoute. Puis gare aux cases sombres.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'well-funded-queen' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'apathetic-waterpriest' }],
                say: {
                  en: 'One Water Folk hero more: three against the three in sight. That is not ahead.',
                  fr: 'Un Héros du Peuple des Eaux de plus\u00a0: trois contre les trois visibles. Cela ne suffit pas.',
                },
              },
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 9, green 8: the Water Folk still rule, but two against three.',
                  fr: 'Rouge 9, vert 8\u00a0: le Peuple des Eaux gagne encore, mais à deux contre trois.',
                },
              },
            ],
            otherwise: {
              en: 'That adds no hero: two against three.',
              fr: 'Cela n’ajoute aucun Héros\u00a0: deux contre trois.',
            },
          },
          {
            say: {
              en: 'Four against three now. Where must the markers stand for the Water Folk?',
              fr: 'Quatre contre trois, maintenant. Où doivent être les jetons pour le Peuple des Eaux\u202f?',
            },
            right: [{ move: { red: 0, green: -2 } }],
            otherwise: {
              en: 'Red 10, green 9: both dark, so the Undead would rule.',
              fr: 'Rouge 10, vert 9\u00a0: deux cases sombres, les Morts-Vivants gagneraient.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 8, green 7: the Water Folk, and four against the three in sight. Hidden, she would count as much.',
        fr: 'Rouge 8, vert 7\u00a0: le Peuple des Eaux, et quatre contre les trois visibles. Cachée, elle compterait autant.',
      },
    },
    {
      position: {
        ...table,
        seats: [
          {
            leader: 'cyra',
            hand: ['well-funded-queen', 'apathetic-waterpriest', 'short-sighted-soldier'],
            up: ['keen-koi', 'queen-of-the-wild'],
            down: ['leery-lizard'],
          },
          rival,
        ],
        row: [{ hero: 'queen-of-the-streets' }, { hero: 'emperors-best-friend' }],
        graveyard: ['buried-emperor'],
        red: 6,
        green: 6,
      },
      seat: 0,
      goal: {
        en: 'Say what the Queen of the Wild counts for Cyra now',
        fr: 'Dites ce que compte ici la Reine des Contrées Sauvages',
      },
      say: {
        en: 'She is an Imperial hero, stands in your party, and names Myrad and Lemron. Red 6, green 6: the Water Folk rule.',
        fr: 'C’est un Héros impérial, elle est dans votre équipe, et nomme Myrad et Lemron. Vous êtes Cyra. Rouge 6, vert 6\u00a0: le Peuple des Eaux gagne.',
      },
      nudge: { en: 'Is Cyra one of her two leaders?', fr: 'Cyra est-elle l’un de ses deux Leaders\u202f?' },
      task: {
        answers: [
          {
            say: { en: 'Two', fr: 'Deux' },
            wrong: {
              en: 'Only in the party of Myrad or Lemron.',
              fr: 'Seulement dans l’équipe de Myrad ou de Lemron.',
            },
          },
          {
            say: { en: 'One', fr: 'Un' },
            wrong: {
              en: 'She would count one if the Imperial Army ruled. Now the Water Folk do.',
              fr: 'Elle compterait pour un si l’Armée Impériale gagnait. Là, c’est le Peuple des Eaux.',
            },
          },
          { say: { en: 'Nothing', fr: 'Rien' } },
        ],
      },
      notice: {
        en: 'With a leader she does not name, a Queen is a hero of her own faction, as any other.',
        fr: 'Chez un Leader qu’elle ne nomme pas, une Reine est un Héros de sa faction comme un autre.',
      },
    },
    {
      position: {
        ...table,
        seats: [
          {
            leader: 'cyra',
            hand: ['wrapped-warrior', 'apathetic-waterpriest', 'short-sighted-soldier'],
            up: ['keen-koi', 'emperors-best-friend'],
            down: ['leery-lizard'],
          },
          rival,
        ],
        row: [{ hero: 'well-funded-queen' }, { hero: 'queen-of-the-wild' }, { hero: 'queen-of-the-streets' }],
        graveyard: ['pigmented-war-pig', 'ace-fighter', 'buried-emperor'],
        red: 6,
        green: 6,
      },
      seat: 0,
      watch: [{ word: 'play', card: 'wrapped-warrior' }, { move: { red: 1, green: 0 } }],
      goal: {
        en: 'Fetch the hero your Best Friend is waiting for',
        fr: 'Allez chercher le Héros que votre BFF attend',
      },
      say: {
        en: 'The Emperor’s Best Friend stands in your party. Your Wrapped Warrior takes any card from the Graveyard into your hand.',
        fr: 'Le BFF de l’Empereur est dans votre équipe. Votre Guerrier Bien Emballé prend en main n’importe quelle carte du Cimetière.',
      },
      nudge: { en: 'His name tells whose friend he is.', fr: 'Son nom dit de qui il est l’ami.' },
      task: {
        picks: [
          {
            right: [{ card: 'buried-emperor' }],
            wrong: [
              {
                at: [{ card: 'ace-fighter' }],
                say: {
                  en: 'The Ace Fighter is one Imperial hero. The Best Friend stays alone.',
                  fr: 'L’As du Combat est un Héros impérial. Le BFF reste seul.',
                },
              },
            ],
            otherwise: {
              en: 'The War Pig never counts for Cyra. The Best Friend stays alone.',
              fr: 'Le Porc de Guerre ne compte jamais pour Cyra. Le BFF reste seul.',
            },
          },
        ],
      },
      notice: {
        en: 'Once both are in your party, the Best Friend counts as two and the Emperor as one: three for any faction that rules.',
        fr: 'Une fois les deux dans votre équipe, le BFF compte pour deux et l’Empereur pour un\u00a0: trois, quelle que soit la faction gagnante.',
      },
    },
  ],
}
