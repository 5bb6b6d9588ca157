import type { Lesson } from '../lesson.ts'

const tavern = ['grumpy-guard', 'wrapped-warrior', 'deep-sea-squire']

export const yourSecretLeader: Lesson = {
  id: 'your-secret-leader',
  game: 'hidden-leaders',
  title: { en: 'Your secret leader', fr: 'Votre Leader caché' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Your leader', fr: 'Votre Leader' },
      means: {
        en: 'who you secretly are, aligned with two factions',
        fr: 'qui vous êtes en secret, affilié à deux factions',
      },
    },
    {
      term: { en: 'Hidden hero', fr: 'Héros caché' },
      means: {
        en: 'lies face down in your party and counts at the end',
        fr: 'face cachée dans votre équipe, il compte à la fin',
      },
    },
    {
      term: { en: 'Contender', fr: 'Prétendant' },
      means: {
        en: 'a player whose leader is aligned with the faction that rules',
        fr: 'un joueur dont le Leader est affilié à la faction gagnante',
      },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['pigmented-war-pig', 'keen-koi', 'ace-fighter', 'rotting-orangutan', 'furious-frog'],
          },
          {
            leader: 'xiadul',
            hand: ['canned-champion', 'mummy-mystic', 'hairy-hermit', 'leery-lizard', 'gorgeous-gorgon'],
          },
          {
            leader: 'lemron',
            hand: ['aimless-eel', 'watchful-witch', 'crow-carrier', 'well-aged-warrior', 'bored-goblin'],
          },
        ],
        tavern,
        graveyard: ['buried-emperor'],
        step: 'setup',
      },
      seat: 0,
      goal: {
        en: 'Hide a hero of one of your two factions',
        fr: 'Cachez un Héros de l’une de vos deux factions',
      },
      say: {
        en: 'You are Cyra, and only you know it. Cyra is aligned with the Imperial Army and the Water Folk.',
        fr: 'Vous êtes Cyra, et vous seul le savez. Cyra est affiliée à l’Armée Impériale et au Peuple des Eaux.',
      },
      nudge: {
        en: 'The sign on a card shows its faction: eagle for the Army, drop for the Water Folk.',
        fr: 'Le signe d’une carte montre sa faction\u00a0: l’aigle pour l’Armée, la goutte pour le Peuple des Eaux.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'keen-koi' }, { card: 'ace-fighter' }, { card: 'furious-frog' }],
            wrong: [
              {
                at: [{ card: 'rotting-orangutan' }],
                say: {
                  en: 'The Rotting Orangutan is Undead. In Cyra’s party it never counts.',
                  fr: 'L’Orang-Outan Faisandé est un Mort-Vivant. Dans l’équipe de Cyra, il ne compte jamais.',
                },
              },
            ],
            otherwise: {
              en: 'The Pigmented War Pig is of the Hill Tribes. Cyra stands with Army and Water.',
              fr: 'Le Porc de Guerre Pigmenté est des Tribus des Collines. Cyra est avec l’Armée et le Peuple des Eaux.',
            },
          },
        ],
      },
      notice: {
        en: 'It lies face down in your party. Only you may look at it.',
        fr: 'Il est face cachée dans votre équipe. Vous seul pouvez le regarder.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Discard a hero of neither of your factions',
        fr: 'Défaussez un Héros qui n’est d’aucune de vos factions',
      },
      say: {
        en: 'One of the four goes to the Wilderness, face down. The other three are your hand.',
        fr: 'L’une des quatre cartes va dans la Forêt, face cachée. Les trois autres forment votre main.',
      },
      nudge: {
        en: 'Two of the four can never count for Cyra.',
        fr: 'Deux des quatre ne peuvent jamais compter pour Cyra.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'pigmented-war-pig' }, { card: 'rotting-orangutan' }],
            wrong: [
              {
                at: [{ card: 'ace-fighter' }],
                say: {
                  en: 'The Ace Fighter is of the Imperial Army: one of yours.',
                  fr: 'L’As du Combat est de l’Armée Impériale\u00a0: l’un des vôtres.',
                },
              },
            ],
            otherwise: {
              en: 'That one is of the Water Folk: it can still count for you.',
              fr: 'Cette carte est du Peuple des Eaux\u00a0: elle peut encore compter pour vous.',
            },
          },
        ],
      },
      notice: {
        en: 'The others do not see what you discard: it could tell them who you are.',
        fr: 'Les autres ne voient pas votre défausse\u00a0: elle pourrait dire qui vous êtes.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['pigmented-war-pig', 'depressed-druid', 'short-sighted-soldier'],
            up: ['ace-fighter'],
            down: ['keen-koi'],
          },
          {
            leader: 'xiadul',
            hand: ['canned-champion', 'leery-lizard', 'gorgeous-gorgon'],
            up: ['arrowgant-skeleton'],
            down: ['mummy-mystic'],
          },
          {
            leader: 'lemron',
            hand: ['aimless-eel', 'crow-carrier', 'well-aged-warrior'],
            up: ['blind-eye-collector'],
            down: ['watchful-witch'],
          },
        ],
        red: 10,
        green: 9,
        tavern,
        wilderness: ['rotting-orangutan', 'hairy-hermit', 'bored-goblin'],
        graveyard: ['buried-emperor'],
      },
      seat: 0,
      goal: {
        en: 'Play a hero after whom one of your factions rules',
        fr: 'Jouez un Héros qui fait gagner l’une de vos factions',
      },
      say: {
        en: 'Either will do: the Imperial Army or the Water Folk. Now both markers are dark, and the Undead rule.',
        fr: 'L’une ou l’autre convient\u00a0: l’Armée Impériale ou le Peuple des Eaux. Pour l’instant, les deux jetons sont sur des cases sombres\u00a0: les Morts-Vivants.',
      },
      nudge: {
        en: 'Look at what the heroes move, not at their faction. Two of the three will do.',
        fr: 'Regardez ce qu’ils déplacent, et non leur faction. Deux sur trois conviennent.',
      },
      task: {
        picks: [
          {
            right: [
              { word: 'play', card: 'short-sighted-soldier' },
              { word: 'play', card: 'depressed-druid' },
            ],
            wrong: [
              {
                at: [{ word: 'play', card: 'pigmented-war-pig' }],
                say: {
                  en: 'Red 9, green 10: both still dark, and the Undead are not Cyra’s.',
                  fr: 'Rouge 9, vert 10\u00a0: encore deux cases sombres, et les Morts-Vivants ne sont pas à Cyra.',
                },
              },
            ],
            otherwise: {
              en: 'The markers stay on 10 and 9, both dark: the Undead rule.',
              fr: 'Les jetons restent sur 10 et 9, des cases sombres\u00a0: les Morts-Vivants gagnent.',
            },
          },
        ],
      },
      notice: {
        en: 'The Soldier brings the Army, 11 to 8; the Druid the Water Folk, 7 and 8. Any hero can serve any leader.',
        fr: 'Le Militaire amène l’Armée, 11 à 8\u202f; le Druide, le Peuple des Eaux, 7 et 8. Tout Héros peut servir tout Leader.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: ['furious-frog', 'depressed-druid', 'hopeful-salamander'],
            up: ['ace-fighter', 'short-sighted-soldier'],
            down: ['keen-koi'],
          },
          {
            leader: 'xiadul',
            hand: ['canned-champion', 'leery-lizard', 'gorgeous-gorgon'],
            up: ['arrowgant-skeleton', 'half-headed-wizard'],
            down: ['mummy-mystic'],
          },
          {
            leader: 'lemron',
            hand: ['aimless-eel', 'crow-carrier', 'bored-goblin'],
            up: ['underpaid-mercenary', 'groggy-preacher', 'well-aged-warrior'],
            down: ['watchful-witch'],
          },
        ],
        red: 8,
        green: 5,
        tavern,
        wilderness: ['rotting-orangutan', 'hairy-hermit', 'pigmented-war-pig'],
        graveyard: ['buried-emperor'],
      },
      seat: 0,
      goal: { en: 'Say who could win if it ended now', fr: 'Dites qui pourrait gagner si tout finissait là' },
      say: {
        en: 'Red 8, green 5: the Imperial Army rules. You have two Imperial heroes, another player has three.',
        fr: 'Rouge 8, vert 5\u00a0: l’Armée Impériale gagne. Vous avez deux Héros impériaux, un autre joueur en a trois.',
      },
      nudge: {
        en: 'First the leaders are looked at, and only then the heroes.',
        fr: 'On regarde d’abord les Leaders, les Héros seulement ensuite.',
      },
      task: {
        answers: [
          {
            say: {
              en: 'The player with three Imperial heroes, surely',
              fr: 'Le joueur aux trois Héros impériaux, à coup sûr',
            },
            wrong: {
              en: 'Only if their leader is aligned with the Army, and only they know that.',
              fr: 'Seulement si son Leader est affilié à l’Armée, et lui seul le sait.',
            },
          },
          {
            say: {
              en: 'You, and everyone whose leader is aligned with the Army',
              fr: 'Vous, et tous ceux dont le Leader est affilié à l’Armée',
            },
          },
          {
            say: { en: 'Only you', fr: 'Vous seul' },
            wrong: {
              en: 'Xiadul and Pavyr are aligned with the Army too, and another player may be either.',
              fr: 'Xiadul et Pavyr sont aussi affiliés à l’Armée, et un autre joueur peut être l’un d’eux.',
            },
          },
        ],
      },
      notice: {
        en: 'Those are the contenders. Among them, whoever has most heroes of the ruling faction wins.',
        fr: 'Ce sont les prétendants. Parmi eux, qui a le plus de Héros de la faction gagnante l’emporte.',
      },
    },
  ],
}
