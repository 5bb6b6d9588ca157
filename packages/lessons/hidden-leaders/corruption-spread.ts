import type { Lesson } from '../lesson.ts'

const table = {
  options: { corruption: true },
  seats: [
    {
      leader: 'cyra',
      hand: ['short-sighted-soldier', 'leery-lizard', 'hairy-hermit'],
      up: ['keen-koi', 'pigmented-war-pig'],
      down: ['ace-fighter'],
    },
    {
      leader: 'enned',
      hand: ['half-eaten-bull', 'queer-quartermaster', 'crow-carrier'],
      up: ['furious-frog', 'aimless-eel', 'arrowgant-skeleton'],
      down: ['mummy-mystic'],
    },
    {
      leader: 'pavyr',
      hand: ['grumpy-guard', 'canned-champion', 'slaughtered-slime'],
      up: ['watchful-witch', 'flailing-knight'],
      down: ['rotting-orangutan'],
    },
  ],
  red: 6,
  green: 6,
  tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: [
    'nagging-northman',
    'gorgeous-gorgon',
    'curious-troll',
    'well-aged-warrior',
    'miniature-merman',
  ],
  graveyard: ['buried-emperor'],
}

export const corruptionSpread: Lesson = {
  id: 'corruption-spread',
  game: 'hidden-leaders',
  title: { en: 'Spread corruption', fr: 'Propager la Corruption' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Corruption token', fr: 'Jeton Corruption' },
      means: { en: 'lies face down on a hero', fr: 'posé face cachée sur un Héros' },
    },
    {
      term: { en: 'Loyalty ×2', fr: 'Loyauté ×2' },
      means: {
        en: 'at the end its hero counts as two of its faction',
        fr: 'à la fin, son Héros compte pour deux de sa faction',
      },
    },
    {
      term: { en: 'Faction change', fr: 'Changement de faction' },
      means: {
        en: 'at the end its hero is of another faction',
        fr: 'à la fin, son Héros est d’une autre faction',
      },
    },
  ],
  steps: [
    {
      position: { ...table, corruptionCard: ['loyalty', 'change-water-folk'] },
      seat: 0,
      goal: { en: 'Spread corruption before you play', fr: 'Propagez la Corruption avant de jouer' },
      say: {
        en: 'The next player has three face-up heroes. From then on, anybody may spread corruption in their own turn.',
        fr: 'Le joueur suivant a trois Héros visibles. Dès lors, pendant son tour, chacun peut propager la Corruption.',
      },
      nudge: { en: 'Look for the corruption card.', fr: 'Cherchez la carte Corruption.' },
      task: {
        picks: [
          {
            right: [{ word: 'spread' }],
            otherwise: {
              en: 'That can wait: once corruption has spread, your turn goes on as usual.',
              fr: 'Cela peut attendre\u00a0: une fois la Corruption propagée, votre tour continue comme d’habitude.',
            },
          },
        ],
      },
      notice: {
        en: 'You took a token from the card, and everybody drew one from the bag: you have two.',
        fr: 'Vous avez pris un jeton de la carte, et chacun en a pioché un dans le sac\u00a0: vous en avez deux.',
      },
    },
    {
      position: {
        ...table,
        corruptionCard: [null, 'change-water-folk'],
        drawn: [['loyalty', 'change-hill-tribes'], ['change-undead'], ['change-imperial-army']],
        spread: true,
        step: 'ability',
        agenda: ['fullTurn 1 0', 'spreading 1 0'],
      },
      seat: 0,
      goal: { en: 'Put Loyalty ×2 where it helps Cyra', fr: 'Placez Loyauté ×2 là où elle sert Cyra' },
      say: {
        en: 'Your tokens are Loyalty ×2 and a faction change to the Hill Tribes. You are Cyra: Imperial Army and Water Folk.',
        fr: 'Vos jetons sont Loyauté ×2 et un changement de faction\u00a0: Tribus des Collines. Vous êtes Cyra\u00a0: Armée Impériale et Peuple des Eaux.',
      },
      nudge: {
        en: 'Which heroes of yours can count for you?',
        fr: 'Lesquels de vos Héros peuvent compter pour vous\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ card: 'keen-koi' }, { card: 'ace-fighter' }],
            wrong: [
              {
                at: [{ card: 'pigmented-war-pig' }],
                say: {
                  en: 'The War Pig is of the Hill Tribes: twice nothing for Cyra.',
                  fr: 'Le Porc de Guerre est des Tribus des Collines\u00a0: deux fois rien pour Cyra.',
                },
              },
              {
                at: [{ seat: 1 }, { seat: 2 }],
                say: {
                  en: 'There it could count double for another player.',
                  fr: 'Là, il pourrait compter double pour un autre joueur.',
                },
              },
            ],
            otherwise: {
              en: 'Back in the bag, it helps nobody.',
              fr: 'Remis dans le sac, il ne sert à personne.',
            },
          },
        ],
      },
      notice: {
        en: 'At the end that hero counts as two of its faction. If it is buried, the token goes back into the bag.',
        fr: 'À la fin, ce Héros comptera pour deux de sa faction. S’il est enterré, le jeton retourne dans le sac.',
      },
    },
    {
      seat: 0,
      goal: {
        en: 'Take a Water Folk hero away from the next player',
        fr: 'Ôtez un Héros du Peuple des Eaux au joueur suivant',
      },
      say: {
        en: 'With this token a hero is of the Hill Tribes at the end. The Water Folk rule now, and the next player has two of their heroes.',
        fr: 'Avec ce jeton, un Héros est des Tribus des Collines à la fin. Le Peuple des Eaux gagne en ce moment, et le joueur suivant a deux de ses Héros.',
      },
      nudge: {
        en: 'You may place it in any party.',
        fr: 'Vous pouvez le placer dans n’importe quelle équipe.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'furious-frog' }, { card: 'aimless-eel' }],
            wrong: [
              {
                at: [{ card: 'arrowgant-skeleton' }],
                say: {
                  en: 'The Arrowgant Skeleton is Undead: the two Water Folk heroes would stay.',
                  fr: 'Le Squelette Criblé d’Orgueil est un Mort-Vivant\u00a0: les deux Héros du Peuple des Eaux resteraient.',
                },
              },
              {
                at: [{ card: 'keen-koi' }, { card: 'ace-fighter' }],
                say: {
                  en: 'That one is yours, and would never count for Cyra again.',
                  fr: 'Celui-là est à vous, et ne compterait plus jamais pour Cyra.',
                },
              },
              {
                at: [{ word: 'done' }],
                say: {
                  en: 'Back in the bag, it changes nothing.',
                  fr: 'Remis dans le sac, il ne change rien.',
                },
              },
            ],
            otherwise: {
              en: 'That is no Water Folk hero of the next player, as far as you know.',
              fr: 'Que vous sachiez, ce n’est pas un Héros du Peuple des Eaux du joueur suivant.',
            },
          },
        ],
      },
      notice: {
        en: 'During the game it is still a Water Folk hero. At the end it is one of the Hill Tribes.',
        fr: 'Pendant la partie, il reste du Peuple des Eaux. À la fin, il est des Tribus des Collines.',
      },
    },
    {
      seat: 0,
      watch: [{ word: 'token', card: 'pigmented-war-pig' }],
      goal: {
        en: 'Say who knows the token on your War Pig',
        fr: 'Dites qui connaît le jeton de votre Porc de Guerre',
      },
      say: {
        en: 'The next player has put a token, face down, on your Pigmented War Pig.',
        fr: 'Le joueur suivant a placé un jeton, face cachée, sur votre Porc de Guerre Pigmenté.',
      },
      nudge: {
        en: 'You may look at your own hidden heroes. What about tokens?',
        fr: 'Vous pouvez regarder vos propres Héros cachés. Et les jetons\u202f?',
      },
      task: {
        answers: [
          {
            say: { en: 'Only who placed it', fr: 'Seulement qui l’a placé' },
            wrong: {
              en: 'It lies in your party: you may look at it at any time.',
              fr: 'Il est dans votre équipe\u00a0: vous pouvez le regarder à tout moment.',
            },
          },
          { say: { en: 'Who placed it, and you', fr: 'Qui l’a placé, et vous' } },
          {
            say: { en: 'Everybody', fr: 'Tout le monde' },
            wrong: {
              en: 'The third player saw where it went, but not what it is.',
              fr: 'Le troisième joueur a vu où il est allé, mais pas ce que c’est.',
            },
          },
        ],
      },
      notice: {
        en: 'Look at your War Pig: you can see it. At the end all tokens are revealed, after the markers have named who rules.',
        fr: 'Regardez votre Porc de Guerre\u00a0: vous le voyez. À la fin, tous les jetons sont révélés, une fois la faction gagnante connue.',
      },
    },
  ],
}
