import type { Lesson } from '../lesson.ts'

const table = {
  options: { artifacts: true },
  seats: [
    {
      leader: 'cyra',
      hand: ['bored-goblin', 'short-sighted-soldier', 'underpaid-mercenary'],
      up: ['keen-koi', 'canned-champion'],
      down: ['furious-frog'],
    },
    {
      leader: 'myrad',
      hand: ['half-eaten-bull', 'unconfident-executioner', 'slaughtered-slime'],
      up: ['grumpy-guard', 'mummy-mystic'],
      down: ['crow-carrier'],
    },
    {
      leader: 'xiadul',
      hand: ['nagging-northman', 'leery-lizard', 'half-headed-wizard'],
      up: ['arrowgant-skeleton', 'ace-fighter'],
      down: ['flailing-knight'],
    },
  ],
  artifacts: [{ side: 'shield-of-endurance' }, { side: 'sedative-shell' }, { side: 'blooming-bag' }],
  red: 6,
  green: 6,
  turn: 1,
  tavern: ['rotting-orangutan', 'hairy-hermit', 'deep-sea-squire'],
  wilderness: [
    'queer-quartermaster',
    'gorgeous-gorgon',
    'well-aged-warrior',
    'miniature-merman',
    'curious-troll',
  ],
  graveyard: ['buried-emperor'],
}

export const artifactsShield: Lesson = {
  id: 'artifacts-shield',
  game: 'hidden-leaders',
  title: { en: 'The Shield of Endurance', fr: 'Le Bouclier d’Endurance' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Reaction', fr: 'Réaction' },
      means: {
        en: 'an artifact that works on anybody’s turn, when a hero is about to be buried',
        fr: 'un Artefact qui sert pendant le tour de n’importe quel joueur, quand un Héros va être enterré',
      },
    },
    {
      term: { en: 'About to be buried', fr: 'Va être enterré' },
      means: {
        en: 'chosen, but still in the party: now it can be saved',
        fr: 'choisi, mais encore dans l’équipe\u00a0: on peut le sauver',
      },
    },
  ],
  steps: [
    {
      position: table,
      seat: 0,
      watch: [{ word: 'play', card: 'half-eaten-bull' }, { card: 'keen-koi' }],
      goal: { en: 'Save your Keen Koi with the Shield', fr: 'Sauvez votre Carpe Koï Zélée avec le Bouclier' },
      say: {
        en: 'It is not your turn, but the Half-Eaten Bull is about to bury your Koi. Your Shield has two tokens.',
        fr: 'Ce n’est pas votre tour, mais le Taureau Bien Entamé va enterrer votre Carpe. Votre Bouclier a deux jetons.',
      },
      nudge: {
        en: 'It is of the Water Folk, and you are Cyra.',
        fr: 'Elle est du Peuple des Eaux, et vous êtes Cyra.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'shield' }],
            otherwise: {
              en: 'Then your Keen Koi is buried: one Water Folk hero fewer for Cyra.',
              fr: 'Votre Carpe serait enterrée\u00a0: un Héros du Peuple des Eaux de moins pour Cyra.',
            },
          },
        ],
      },
      notice: {
        en: 'The Koi stays as it is, and one token is spent.',
        fr: 'La Carpe reste en place, et un jeton est dépensé.',
      },
    },
    {
      position: {
        ...table,
        artifacts: [{ side: 'shield-of-endurance', tokens: 1 }, ...table.artifacts.slice(1)],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'unconfident-executioner' }, { card: 'arrowgant-skeleton' }],
      goal: {
        en: 'Decide: save this one, or let it go',
        fr: 'Décidez\u00a0: sauver celui-ci, ou laisser faire',
      },
      say: {
        en: 'One token is left. The Arrowgant Skeleton, an Undead of the third player, is about to be buried.',
        fr: 'Il reste un jeton. Le Squelette Criblé d’Orgueil, un Mort-Vivant du troisième joueur, va être enterré.',
      },
      nudge: { en: 'Could it ever count for Cyra?', fr: 'Pourrait-il compter un jour pour Cyra\u202f?' },
      task: {
        picks: [
          {
            right: [{ word: 'done' }],
            otherwise: {
              en: 'That spends your last token on a rival’s Undead.',
              fr: 'Ce serait dépenser votre dernier jeton pour le Mort-Vivant d’un rival.',
            },
          },
        ],
      },
      notice: {
        en: 'The Shield may save any hero of any party. It need not.',
        fr: 'Le Bouclier peut sauver tout Héros de toute équipe. Rien n’y oblige.',
      },
    },
    {
      position: {
        ...table,
        artifacts: [{ side: 'shield-of-endurance', tokens: 1 }, ...table.artifacts.slice(1)],
      },
      seat: 0,
      watch: [
        { word: 'play', card: 'slaughtered-slime' },
        { move: { red: -1, green: 0 } },
        { zone: 'down', seat: 0 },
      ],
      goal: { en: 'Use the last token where it counts', fr: 'Utilisez le dernier jeton là où il compte' },
      say: {
        en: 'The Slaughtered Slime is about to bury your hidden Furious Frog. The Water Folk rule for now.',
        fr: 'Le Slime Trucidé va enterrer votre Grenouille Furibonde, cachée. Le Peuple des Eaux gagne pour l’instant.',
      },
      nudge: {
        en: 'The Shield also works for hidden heroes.',
        fr: 'Le Bouclier sert aussi pour les Héros cachés.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'shield' }],
            otherwise: {
              en: 'Then the Frog is buried, and one Water Folk hero is left to you.',
              fr: 'La Grenouille serait enterrée, et il ne vous resterait qu’un Héros du Peuple des Eaux.',
            },
          },
        ],
      },
      notice: {
        en: 'It stays hidden: nobody but you knows what was saved.',
        fr: 'Elle reste cachée\u00a0: vous seul savez ce qui a été sauvé.',
      },
    },
  ],
}
