import type { Lesson } from '../lesson.ts'

const piles = {
  options: { guardians: true },
  tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'well-aged-warrior'],
  graveyard: ['buried-emperor'],
}
const seats = [
  {
    leader: 'cyra',
    hand: ['unconfident-executioner', 'furious-frog', 'ace-fighter'],
    up: ['canned-champion', 'keen-koi'],
    down: ['short-sighted-soldier'],
  },
  {
    leader: 'vyma',
    hand: ['half-eaten-bull', 'queer-quartermaster', 'crow-carrier'],
    up: ['crabby-knight', 'abysmal-automaton', 'pigmented-war-pig'],
    down: ['leery-lizard'],
  },
]

export const guardiansFate: Lesson = {
  id: 'guardians-fate',
  game: 'hidden-leaders',
  title: { en: 'Bury a Guardian', fr: 'Enterrer un Gardien' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Fate cards', fr: 'Cartes Destin' },
      means: {
        en: 'six cards that move one marker back',
        fr: 'six cartes qui font reculer un jeton',
      },
    },
    {
      term: { en: 'Alone in front', fr: 'Seul en tête' },
      means: {
        en: 'farther than red and green, not level with either',
        fr: 'plus loin que rouge et vert, à égalité avec aucun',
      },
    },
  ],
  steps: [
    {
      position: {
        ...piles,
        seats,
        red: 8,
        green: 5,
        guardian: 9,
        fate: ['destroyed-sanctum', 'ruined-tower'],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'unconfident-executioner' }],
      goal: { en: 'Bury a Guardian', fr: 'Enterrez un Gardien' },
      say: {
        en: 'The Guardian marker is on 9, alone in front. Your Executioner moved red to 7 and green to 4, and buries any face-up hero.',
        fr: 'Le jeton Gardien est sur 9, seul en tête. Votre Bourreau a amené rouge sur 7 et vert sur 4, et enterre n’importe quel Héros visible.',
      },
      nudge: {
        en: 'Guardians bear two icons. Your rival shows two of them.',
        fr: 'Les Gardiens portent deux icônes. Votre rival en montre deux.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'crabby-knight' }, { card: 'abysmal-automaton' }],
            wrong: [
              {
                at: [{ card: 'pigmented-war-pig' }],
                say: {
                  en: 'The War Pig is no Guardian: nothing follows, and their marker stays in front.',
                  fr: 'Le Porc de Guerre n’est pas un Gardien\u00a0: rien ne suit, et leur jeton reste en tête.',
                },
              },
            ],
            otherwise: {
              en: 'That one is yours, and no Guardian: their marker stays in front.',
              fr: 'Celui-là est à vous, et n’est pas un Gardien\u00a0: leur jeton reste en tête.',
            },
          },
        ],
      },
      notice: {
        en: 'Whoever buries a Guardian draws two Fate cards and chooses one.',
        fr: 'Qui enterre un Gardien pioche deux cartes Destin et en choisit une.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Choose the Fate that stops the Guardians',
        fr: 'Choisissez le Destin qui arrête les Gardiens',
      },
      say: {
        en: 'Red 7, green 4, Guardian 9. A Destroyed Sanctum: Guardian marker −2. A Ruined Tower: red −1.',
        fr: 'Rouge 7, vert 4, Gardien 9. Un sanctuaire détruit\u00a0: jeton Gardien −2. Une tour en ruine\u00a0: rouge −1.',
      },
      nudge: {
        en: 'Level with red is no longer alone in front.',
        fr: 'À égalité avec rouge, il n’est plus seul en tête.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'destroyed-sanctum' }],
            otherwise: {
              en: 'Red 6, Guardian 9: their marker is still alone in front.',
              fr: 'Rouge 6, Gardien 9\u00a0: leur jeton est encore seul en tête.',
            },
          },
        ],
      },
      notice: {
        en: 'Guardian 7, red 7: level, so red and green decide. The Imperial Army rules. The other card stays your secret.',
        fr: 'Gardien 7, rouge 7\u00a0: à égalité, rouge et vert décident. L’Armée Impériale gagne. L’autre carte reste votre secret.',
      },
    },
    {
      position: {
        ...piles,
        seats: [
          {
            leader: 'lemron',
            hand: ['unconfident-executioner', 'hairy-hermit', 'ace-fighter'],
            up: ['hopeful-salamander', 'keen-koi'],
            down: ['furious-frog'],
          },
          ...seats.slice(1),
        ],
        red: 9,
        green: 7,
        guardian: 5,
        fate: ['withering-tree', 'ruined-tower'],
      },
      seat: 0,
      watch: [{ word: 'play', card: 'unconfident-executioner' }, { card: 'crabby-knight' }],
      goal: {
        en: 'Choose the Fate after which the Water Folk rule',
        fr: 'Choisissez le Destin qui fait gagner le Peuple des Eaux',
      },
      say: {
        en: 'You are Lemron now, and the Guardians are far behind. Red 8, green 6. A Withering Tree: green −1. A Ruined Tower: red −1.',
        fr: 'Vous êtes maintenant Lemron, et les Gardiens sont loin derrière. Rouge 8, vert 6. Un arbre qui dépérit\u00a0: vert −1. Une tour en ruine\u00a0: rouge −1.',
      },
      nudge: {
        en: 'The Water Folk want the markers close.',
        fr: 'Le Peuple des Eaux veut des jetons proches.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'ruined-tower' }],
            otherwise: {
              en: 'Red 8, green 5: three apart, and the Imperial Army would rule.',
              fr: 'Rouge 8, vert 5\u00a0: trois d’écart, et l’Armée Impériale gagnerait.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 7, green 6: the Water Folk. You buried a Guardian for its Fate alone.',
        fr: 'Rouge 7, vert 6\u00a0: le Peuple des Eaux. Un Gardien enterré, rien que pour le Destin.',
      },
    },
  ],
}
