import type { Lesson } from '../lesson.ts'

const piles = {
  options: { guardians: true },
  tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'well-aged-warrior'],
  graveyard: ['buried-emperor'],
}
const rival = {
  leader: 'xiadul',
  hand: ['half-eaten-bull', 'queer-quartermaster', 'crow-carrier'],
  up: ['obnoxious-nightmare', 'ace-fighter'],
  down: ['mummy-mystic'],
}

export const guardiansMarker: Lesson = {
  id: 'guardians-marker',
  game: 'hidden-leaders',
  title: { en: 'The Guardian marker', fr: 'Le jeton Gardien' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Guardian', fr: 'Gardien' },
      means: {
        en: 'a hero with the Guardian icon; nearly all are of another faction too',
        fr: 'un Héros à l’icône Gardien\u202f; presque tous sont aussi d’une autre faction',
      },
    },
    {
      term: { en: 'Guardian marker', fr: 'Jeton Gardien' },
      means: {
        en: 'moves +2 whenever a Guardian’s ability is done, last of all',
        fr: 'avance de 2 chaque fois que la Capacité d’un Gardien est résolue, en dernier',
      },
    },
  ],
  steps: [
    {
      position: {
        ...piles,
        seats: [
          {
            leader: 'vyma',
            hand: ['snappy-sea-snake', 'keen-koi', 'short-sighted-soldier'],
            up: ['crabby-knight', 'leery-lizard'],
            down: ['furious-frog'],
          },
          rival,
        ],
        red: 7,
        green: 5,
        guardian: 6,
      },
      seat: 0,
      goal: {
        en: 'Let the Guardians rule: their marker alone in front',
        fr: 'Faites gagner les Gardiens\u00a0: leur jeton seul en tête',
      },
      say: {
        en: 'You are Vyma: Water Folk and Guardians. A third marker stands on 6. If it is alone in front at the end, the Guardians rule, before all others.',
        fr: 'Vous êtes Vyma\u00a0: Peuple des Eaux et Gardiens. Un troisième jeton est sur 6. S’il finit seul en tête, les Gardiens gagnent, avant toute autre faction.',
      },
      nudge: {
        en: 'Only a Guardian moves that marker. Then see that red does not keep up.',
        fr: 'Seul un Gardien fait avancer ce jeton. Ensuite, que rouge ne le rattrape pas.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'snappy-sea-snake' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'keen-koi' }],
                say: {
                  en: 'Red 6, green 6, Guardian 6: the Keen Koi is no Guardian, and nobody is in front.',
                  fr: 'Rouge 6, vert 6, Gardien 6\u00a0: la Carpe Koï Zélée n’est pas un Gardien, et aucun n’est en tête.',
                },
              },
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 8, Guardian 6: the Soldier is no Guardian, and red runs away.',
                  fr: 'Rouge 8, Gardien 6\u00a0: le Militaire n’est pas un Gardien, et rouge s’échappe.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: red 7, Guardian 6.',
              fr: 'Aucun jeton ne bouge\u00a0: rouge 7, Gardien 6.',
            },
          },
          {
            say: {
              en: 'The card first, then Guardian +2. Red is on 7, the Guardian marker still on 6.',
              fr: 'La carte d’abord, puis Gardien +2. Rouge est sur 7, le jeton Gardien encore sur 6.',
            },
            right: [
              { move: { red: -2, green: 0 } },
              { move: { red: -1, green: 0 } },
              { move: { red: 0, green: -2 } },
              { move: { red: 0, green: -1 } },
              { move: { red: 0, green: 1 } },
              { move: { red: 0, green: 2 } },
            ],
            wrong: [
              {
                at: [{ move: { red: 1, green: 0 } }],
                say: {
                  en: 'Red 8, and the Guardian marker comes to 8 as well: level is not in front.',
                  fr: 'Rouge 8, et le jeton Gardien arrive aussi sur 8\u00a0: à égalité, il n’est pas en tête.',
                },
              },
            ],
            otherwise: {
              en: 'Red 9: the Guardian marker only comes to 8.',
              fr: 'Rouge 9\u00a0: le jeton Gardien n’arrive que sur 8.',
            },
          },
        ],
      },
      notice: {
        en: 'First what the card says, then Guardian +2: from 6 to 8, alone in front.',
        fr: 'D’abord ce que dit la carte, puis Gardien +2\u00a0: de 6 à 8, seul en tête.',
      },
    },
    {
      position: {
        ...piles,
        seats: [
          {
            leader: 'cyra',
            hand: ['graceful-griffin', 'short-sighted-soldier', 'blind-eye-collector'],
            up: ['canned-champion', 'leery-lizard'],
            down: ['furious-frog'],
          },
          rival,
        ],
        red: 8,
        green: 7,
        guardian: 7,
      },
      seat: 0,
      goal: {
        en: 'Let the Army rule without helping the Guardians',
        fr: 'Faites gagner l’Armée sans aider les Gardiens',
      },
      say: {
        en: 'Now you are Cyra: Imperial Army and Water Folk. Your rival may be with the Guardians, whose marker is on 7.',
        fr: 'Vous êtes maintenant Cyra\u00a0: Armée Impériale et Peuple des Eaux. Votre rival est peut-être avec les Gardiens, dont le jeton est sur 7.',
      },
      nudge: {
        en: 'Every Guardian you play moves their marker, whoever you are.',
        fr: 'Tout Gardien joué fait avancer leur jeton, qui que vous soyez.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'short-sighted-soldier' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'graceful-griffin' }],
                say: {
                  en: 'Red or green −2, but the Guardian marker goes to 9: alone in front.',
                  fr: 'Rouge ou vert −2, mais le jeton Gardien va sur 9\u00a0: seul en tête.',
                },
              },
              {
                at: [{ word: 'play', card: 'blind-eye-collector' }],
                say: {
                  en: 'Red 9, green 10: both dark, so the Undead would rule.',
                  fr: 'Rouge 9, vert 10\u00a0: deux cases sombres, les Morts-Vivants gagneraient.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: red 8, green 7, and the Water Folk rule.',
              fr: 'Aucun jeton ne bouge\u00a0: rouge 8, vert 7, et le Peuple des Eaux gagne.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 9, green 6, Guardian 7: the Imperial Army. Guardians are strong, but they have a price.',
        fr: 'Rouge 9, vert 6, Gardien 7\u00a0: l’Armée Impériale. Les Gardiens sont forts, mais ils ont un prix.',
      },
    },
    {
      position: {
        ...piles,
        seats: [
          {
            leader: 'cyra',
            hand: ['graceful-griffin', 'well-aged-warrior', 'blind-eye-collector'],
            up: ['canned-champion', 'leery-lizard', 'short-sighted-soldier'],
            down: ['furious-frog'],
          },
          rival,
        ],
        wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'hairy-hermit'],
        red: 7,
        green: 4,
        guardian: 9,
      },
      seat: 0,
      goal: {
        en: 'Say who rules if no leader is with the Guardians',
        fr: 'Dites qui gagne si aucun Leader n’est avec les Gardiens',
      },
      say: {
        en: 'Red 7, green 4, Guardian 9. You are Cyra. Suppose it ends now, and your rival turns out to be Xiadul: Army and Undead.',
        fr: 'Rouge 7, vert 4, Gardien 9. Vous êtes Cyra. Supposons que tout finisse là, et que votre rival soit Xiadul\u00a0: Armée et Morts-Vivants.',
      },
      nudge: {
        en: 'The Guardians need a leader among the players.',
        fr: 'Il faut aux Gardiens un Leader parmi les joueurs.',
      },
      task: {
        answers: [
          {
            say: { en: 'Guardians', fr: 'Les Gardiens' },
            wrong: {
              en: 'Neither Cyra nor Xiadul is with them: their marker is ignored.',
              fr: 'Ni Cyra ni Xiadul n’est avec eux\u00a0: leur jeton est ignoré.',
            },
          },
          { say: { en: 'Imperial Army', fr: 'L’Armée Impériale' } },
          {
            say: { en: 'Nobody', fr: 'Personne' },
            wrong: {
              en: 'The Guardian marker is ignored then, and red and green decide as ever.',
              fr: 'Le jeton Gardien est alors ignoré\u00a0: rouge et vert décident comme toujours.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 7, green 4: the Imperial Army. Without a leader of theirs, the Guardian marker counts for nothing.',
        fr: 'Rouge 7, vert 4\u00a0: l’Armée Impériale. Sans Leader à eux, le jeton Gardien ne compte pas.',
      },
    },
  ],
}
