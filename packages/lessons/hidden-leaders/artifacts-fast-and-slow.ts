import type { Lesson } from '../lesson.ts'

const rival = {
  leader: 'pavyr',
  hand: ['half-eaten-bull', 'queer-quartermaster', 'crow-carrier'],
  up: ['ace-fighter', 'watchful-witch'],
  down: ['flailing-knight'],
}

export const artifactsFastAndSlow: Lesson = {
  id: 'artifacts-fast-and-slow',
  game: 'hidden-leaders',
  title: { en: 'Fast and slow artifacts', fr: 'Artefacts rapides et lents' },
  minutes: 3,
  terms: [
    {
      term: { en: 'Fast', fr: 'Rapide' },
      means: {
        en: 'on your turn, before or after you play or discard',
        fr: 'à votre tour, avant ou après avoir joué ou défaussé',
      },
    },
    {
      term: { en: 'Slow', fr: 'Lent' },
      means: {
        en: 'at the end of your turn, after the refill',
        fr: 'à la fin de votre tour, la Taverne remplie',
      },
    },
    {
      term: { en: 'Artifact token', fr: 'Jeton Artefact' },
      means: {
        en: 'each use costs one, and there is one use a turn',
        fr: 'chaque utilisation en coûte un, une fois par tour',
      },
    },
  ],
  steps: [
    {
      position: {
        options: { artifacts: true },
        seats: [
          {
            leader: 'enned',
            hand: ['bored-goblin', 'short-sighted-soldier', 'underpaid-mercenary'],
            up: ['keen-koi', 'pigmented-war-pig'],
            down: ['furious-frog'],
          },
          rival,
        ],
        artifacts: [{ side: 'trapping-treasure' }, { side: 'sedative-shell' }],
        red: 8,
        green: 6,
        tavern: ['rotting-orangutan', 'grumpy-guard', 'deep-sea-squire'],
        wilderness: ['nagging-northman', 'gorgeous-gorgon', 'well-aged-warrior', 'miniature-merman'],
        graveyard: ['buried-emperor'],
      },
      seat: 0,
      goal: {
        en: 'Exchange your War Pig for an Undead hero, before you play',
        fr: 'Échangez votre Porc de Guerre contre un Mort-Vivant, avant de jouer',
      },
      say: {
        en: 'Your Bored Goblin says: if you have an Undead hero face up, red −2. You have none. Your Trapping Treasure is fast: it exchanges a card from the Tavern with any face-up hero.',
        fr: 'Votre Gobelin Blasé dit\u00a0: si vous avez un Mort-Vivant visible, rouge −2. Vous n’en avez pas. Votre Trésor Piégeur est rapide\u00a0: il échange une carte de la Taverne avec n’importe quel Héros visible.',
      },
      nudge: {
        en: 'An Undead hero lies in the Tavern. What brings it to you?',
        fr: 'Un Mort-Vivant est à la Taverne. Qu’est-ce qui l’amène chez vous\u202f?',
      },
      task: {
        picks: [
          {
            right: [{ word: 'useArtifact' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'bored-goblin' }],
                say: {
                  en: 'Without an Undead hero face up the Goblin moves nothing: red stays on 8.',
                  fr: 'Sans Mort-Vivant visible, le Gobelin ne déplace rien\u00a0: rouge reste sur 8.',
                },
              },
              {
                at: [
                  { word: 'play', card: 'short-sighted-soldier' },
                  { word: 'play', card: 'underpaid-mercenary' },
                ],
                say: {
                  en: 'You play one card a turn: then the Goblin would have to wait.',
                  fr: 'On joue une carte par tour\u00a0: le Gobelin devrait attendre.',
                },
              },
            ],
            otherwise: {
              en: 'Then you play no card in this turn.',
              fr: 'Vous ne joueriez alors aucune carte ce tour-ci.',
            },
          },
          {
            say: {
              en: 'First the card of the Tavern. Which of the three is Undead?',
              fr: 'D’abord la carte de la Taverne. Laquelle des trois est un Mort-Vivant\u202f?',
            },
            right: [{ card: 'rotting-orangutan' }],
            otherwise: {
              en: 'That one is not Undead: the Goblin would still move nothing.',
              fr: 'Cette carte n’est pas un Mort-Vivant\u00a0: le Gobelin ne déplacerait toujours rien.',
            },
          },
          {
            say: {
              en: 'Now the hero whose place it takes.',
              fr: 'Et maintenant, le Héros dont il prend la place.',
            },
            right: [{ card: 'pigmented-war-pig' }],
            wrong: [
              {
                at: [{ card: 'keen-koi' }],
                say: {
                  en: 'The Keen Koi is of the Water Folk: it can count for Enned.',
                  fr: 'La Carpe Koï Zélée est du Peuple des Eaux\u00a0: elle peut compter pour Enned.',
                },
              },
            ],
            otherwise: {
              en: 'Then the Undead hero would stand in your rival’s party.',
              fr: 'Le Mort-Vivant serait alors dans l’équipe de votre rival.',
            },
          },
        ],
      },
      notice: {
        en: 'An exchange performs nothing. One token is spent, two are left.',
        fr: 'Un échange ne résout aucune Capacité. Un jeton est dépensé, il en reste deux.',
      },
    },
    {
      seat: 0,
      goal: { en: 'Now let the Water Folk rule', fr: 'Faites maintenant gagner le Peuple des Eaux' },
      say: {
        en: 'You are Enned: Undead and Water Folk. Red is on 8, green on 6, and your turn goes on as usual.',
        fr: 'Vous êtes Enned\u00a0: Morts-Vivants et Peuple des Eaux. Rouge est sur 8, vert sur 6, et votre tour continue comme d’habitude.',
      },
      nudge: {
        en: 'You have an Undead hero face up now.',
        fr: 'Vous avez maintenant un Mort-Vivant visible.',
      },
      task: {
        picks: [
          {
            right: [{ word: 'play', card: 'bored-goblin' }],
            wrong: [
              {
                at: [{ word: 'play', card: 'short-sighted-soldier' }],
                say: {
                  en: 'Red 9, green 5: the Imperial Army would rule.',
                  fr: 'Rouge 9, vert 5\u00a0: l’Armée Impériale gagnerait.',
                },
              },
              {
                at: [{ word: 'play', card: 'underpaid-mercenary' }],
                say: {
                  en: 'Red 11, green 7: the Imperial Army would rule.',
                  fr: 'Rouge 11, vert 7\u00a0: l’Armée Impériale gagnerait.',
                },
              },
            ],
            otherwise: {
              en: 'That moves no marker: red 8, green 6, and the Imperial Army rules.',
              fr: 'Aucun jeton ne bouge\u00a0: rouge 8, vert 6, et l’Armée Impériale gagne.',
            },
          },
        ],
      },
      notice: {
        en: 'Red 6, green 6: the Water Folk. Artifact first, then the card that profits.',
        fr: 'Rouge 6, vert 6\u00a0: le Peuple des Eaux. L’Artefact d’abord, puis la carte qui en profite.',
      },
    },
    {
      position: {
        options: { artifacts: true },
        seats: [
          {
            leader: 'cyra',
            hand: ['hairy-hermit', 'short-sighted-soldier', 'leery-lizard', 'wrapped-warrior'],
            up: ['keen-koi', 'canned-champion'],
            down: ['furious-frog'],
          },
          rival,
        ],
        artifacts: [{ side: 'blooming-bag' }, { side: 'sedative-shell' }],
        red: 7,
        green: 6,
        tavern: ['rotting-orangutan', 'grumpy-guard', null],
        harbor: ['pigmented-war-pig'],
        wilderness: ['nagging-northman', 'gorgeous-gorgon', 'well-aged-warrior', 'miniature-merman'],
        graveyard: ['buried-emperor'],
        step: 'discard',
      },
      seat: 0,
      watch: [{ card: 'wrapped-warrior' }],
      goal: {
        en: 'Take the Buried Emperor with your artifact',
        fr: 'Prenez l’Empereur enterré grâce à votre Artefact',
      },
      say: {
        en: 'Now your artifact is the Blooming Bag, a slow one: you have discarded, the Tavern is filled, and it is time. The Emperor belongs to all four factions.',
        fr: 'Votre Artefact est maintenant la Besace Bourgeonnante, un Artefact lent\u00a0: vous avez défaussé, la Taverne est remplie, c’est le moment. L’Empereur appartient aux quatre factions.',
      },
      nudge: { en: 'He lies on top of the Graveyard.', fr: 'Il est sur le dessus du Cimetière.' },
      task: {
        picks: [
          {
            right: [{ word: 'useArtifact' }],
            otherwise: {
              en: 'Your turn would be over, and the Emperor within your rival’s reach.',
              fr: 'Votre tour serait fini, et l’Empereur resterait à portée de votre rival.',
            },
          },
          {
            say: {
              en: 'The Bag takes a card into your hand: from the Tavern, or the top one of the Graveyard.',
              fr: 'La Besace prend une carte en main\u00a0: à la Taverne, ou sur le dessus du Cimetière.',
            },
            right: [{ word: 'option', index: 1 }],
            otherwise: {
              en: 'From the Tavern: none of those three is of Cyra’s factions.',
              fr: 'De la Taverne\u00a0: aucune de ces trois cartes n’est des factions de Cyra.',
            },
          },
        ],
      },
      notice: {
        en: 'You hold four cards now. In a party he counts for whichever of the four factions rules.',
        fr: 'Vous tenez maintenant quatre cartes. Dans une équipe, il compte pour celle des quatre factions qui gagne.',
      },
    },
  ],
}
