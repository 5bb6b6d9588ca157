// The rules of Hidden People, told.

import type { Block, Rules, SectionLessons } from '../rules/text.ts'

/** One card for each effect. */
const effects: Block = {
  entries: (all) =>
    all.filter(
      ({ facts: { effect } }, i) =>
        effect !== null && all.findIndex((other) => other.facts['effect'] === effect) === i,
    ),
}

const lessons: SectionLessons = {
  setup: ['four-cards-two-looks'],
  turn: ['take-keep-discard'],
  end: ['when-the-pile-runs-dry', 'equal-cards'],
  stones: ['stones'],
  effects: ['the-eye', 'follow-the-swap', 'dig-and-barter', 'five-more-effects'],
}

export const rules: Rules = {
  en: {
    gist: 'Four cards lie face down before you, and you look at two of them, once. Swap the high ones away before the pile runs out: the lowest row wins.',
    lessons,
    sections: [
      {
        id: 'setup',
        title: 'Set-up',
        body: [
          'With 2 to 6 players, as many packs of 13 cards are shuffled together as there are players, and as many stones lie ready beside the table.',
          {
            steps: [
              'Everybody gets four cards, face down in a row.',
              'One card is turned up: the discard pile. The rest is the draw pile.',
              'Everybody looks at two cards of their own row, once, all at the same time.',
              'Chance names who begins; play goes clockwise.',
            ],
          },
          'From then on you may only look at a card when an effect says so. Remembering is the game. A table may switch the **memory aid** on: then your screen keeps showing what you know.',
        ],
      },
      {
        id: 'turn',
        title: 'A turn',
        body: [
          {
            steps: [
              '**Take** the top card of the draw pile, which only you see, or the top card of the discard pile.',
              '**Keep or discard.** Put it face down in the place of one card of your row and discard that one, or discard the card you took.',
              '**Effect.** The discarded card lies face up on the pile. If it has an effect, you may use it.',
            ],
          },
          { cards: ['-1', '2', '6-eye', '11-replay', '=-'] },
        ],
      },
      {
        id: 'end',
        title: 'The end and the count',
        body: [
          'The game ends at the end of a turn in which the draw pile has run out. A turn won by Replay is then lost.',
          'All rows are turned over and summed up. The lowest total wins; equal totals share the win.',
          {
            list: [
              'A number counts as itself; −1 takes one off.',
              '**=−** counts as the lowest number of its row, **=+** as the highest. In a row without any number they count 0.',
              'A stone on one of your cards costs you one point.',
            ],
          },
        ],
      },
      {
        id: 'stones',
        title: 'Stones',
        body: [
          'A card under a stone cannot be looked at, shown, replaced, discarded, exchanged, shuffled or named by anybody, not even by its owner. A row never holds more than one stone.',
          'While a stone lies on the discard pile nobody may take its top card. Cards are still discarded, beneath the stone.',
        ],
      },
      {
        id: 'effects',
        title: 'Effects',
        body: [
          'All but the Lousy are optional and happen at once when the card is discarded. An effect that could do nothing is not offered.',
          effects,
          'A card that is played “as if drawn” may be discarded, its effect included, or put into your row. Such chains can be of any length.',
        ],
      },
      {
        id: 'options',
        title: 'House rules',
        body: [
          {
            terms: [
              [
                'Putting straight back',
                'Whether a card from the discard pile may be put back at once, and with its effect.',
              ],
              ['Memory aid', 'Whether screens keep showing the cards that their player knows.'],
              ['Packs', 'Which packs are played with. Each has its own character.'],
              ['Another deck', 'Packs of your own making: 13 cards each, with known values and effects.'],
            ],
          },
          'So that no game goes on for ever: when the draw pile has not shrunk for two rounds, the discard pile cannot be taken until it does.',
        ],
      },
    ],
  },
  fr: {
    gist: 'Quatre cartes sont posées devant vous, face cachée, et vous en regardez deux, une fois. Débarrassez-vous des plus hautes avant la fin de la pioche : le total le plus bas gagne.',
    lessons,
    sections: [
      {
        id: 'setup',
        title: 'Mise en place',
        body: [
          'De 2 à 6 joueurs, on mélange autant de paquets de 13 cartes qu’il y a de joueurs, et autant de pierres attendent à côté de la table.',
          {
            steps: [
              'Chacun reçoit quatre cartes, face cachée, alignées : c’est son jeu.',
              'On retourne une carte : la défausse. Le reste est la pioche.',
              'Chacun regarde deux cartes de son jeu, une seule fois, tous en même temps.',
              'Le sort désigne qui commence ; on joue dans le sens des aiguilles d’une montre.',
            ],
          },
          'Ensuite on ne regarde une carte que si un effet le permet. Se souvenir, c’est tout le jeu. Une table peut activer l’**aide-mémoire** : votre écran garde alors en vue ce que vous savez.',
        ],
      },
      {
        id: 'turn',
        title: 'Un tour',
        body: [
          {
            steps: [
              '**Prenez** la première carte de la pioche, que vous seul voyez, ou celle de la défausse.',
              '**Gardez ou défaussez.** Posez-la face cachée à la place d’une carte de votre jeu, que vous défaussez, ou défaussez la carte prise.',
              '**Effet.** La carte défaussée est face visible sur la pile. Si elle a un effet, vous pouvez l’utiliser.',
            ],
          },
          { cards: ['-1', '2', '6-eye', '11-replay', '=-'] },
        ],
      },
      {
        id: 'end',
        title: 'La fin et le compte',
        body: [
          'La partie s’arrête à la fin d’un tour où la pioche est vide. Un tour gagné par Rejouer est alors perdu.',
          'On retourne tous les jeux et on additionne. Le total le plus bas gagne ; à égalité, la victoire est partagée.',
          {
            list: [
              'Un nombre vaut ce qu’il dit ; −1 retire un point.',
              '**=−** vaut le plus petit nombre de son jeu, **=+** le plus grand. Sans aucun nombre, ils valent 0.',
              'Une pierre sur une de vos cartes vous coûte un point.',
            ],
          },
        ],
      },
      {
        id: 'stones',
        title: 'Les pierres',
        body: [
          'Une carte sous une pierre ne peut être ni regardée, ni montrée, ni remplacée, défaussée, échangée, mélangée ou désignée, par personne, pas même par son propriétaire. Un jeu ne porte jamais plus d’une pierre.',
          'Tant qu’une pierre est sur la défausse, personne n’en prend la carte du dessus. On défausse toujours, sous la pierre.',
        ],
      },
      {
        id: 'effects',
        title: 'Les effets',
        body: [
          'Tous sont facultatifs, sauf le Pouilleux, et agissent dès que la carte est défaussée. Un effet qui ne pourrait rien faire n’est pas proposé.',
          effects,
          'Une carte jouée « comme si on l’avait piochée » peut être défaussée, effet compris, ou posée dans votre jeu. Ces enchaînements peuvent être aussi longs qu’on veut.',
        ],
      },
      {
        id: 'options',
        title: 'Règles maison',
        body: [
          {
            terms: [
              [
                'Remise immédiate',
                'Peut-on remettre aussitôt une carte prise à la défausse, et avec son effet ?',
              ],
              ['Aide-mémoire', 'Les écrans gardent-ils en vue les cartes que leur joueur connaît ?'],
              ['Paquets', 'Avec quels paquets on joue. Chacun a son personnage.'],
              [
                'Autres cartes',
                'Des paquets de votre invention : 13 cartes chacun, aux valeurs et effets connus.',
              ],
            ],
          },
          'Pour qu’aucune partie ne soit sans fin : si la pioche n’a pas baissé pendant deux tours de table, on ne peut plus prendre à la défausse jusqu’à ce qu’elle baisse.',
        ],
      },
    ],
  },
}
