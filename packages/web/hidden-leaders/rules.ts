// The rules of Hidden Leaders with all that can be added to it, told.

import { sizeOf } from '@undercrown/hidden-leaders/facts'
import type { Block, Rules, SectionLessons } from '../rules/text.ts'

const kind = (name: string): Block => ({
  entries: (all) => all.filter(({ facts }) => facts['kind'] === name),
})

const lessons: SectionLessons = {
  setup: ['your-secret-leader'],
  turn: ['steer-the-markers', 'tavern-or-harbor'],
  abilities: ['bury-and-hide'],
  end: ['who-rules', 'when-to-end-it', 'count-the-ties'],
  leaders: ['read-a-rival'],
  guardians: ['guardians-marker', 'guardians-fate'],
  corruption: ['corruption-spread', 'corruption-protection'],
  artifacts: ['artifacts-fast-and-slow', 'artifacts-shield'],
  royal: ['royal-influence-target', 'royal-influence-worth'],
}

export const rules: Rules = {
  en: {
    gist: 'Each of you secretly backs a leader, and each leader is aligned with two factions. Steer the struggle so that a faction of yours wins, without anybody noticing which.',
    lessons,
    sections: [
      {
        id: 'setup',
        title: 'Set-up',
        body: [
          {
            steps: [
              'Everybody gets a **leader**, secretly. The others stay in the box, unseen.',
              'The red and the green marker stand on space 4 of a track of twelve. Spaces 9 to 12 are dark: war.',
              'The Buried Emperor lies face up in the **Graveyard**. All other heroes are shuffled: the **Harbor**. Three of them lie open in the **Tavern**.',
              'Everybody gets five heroes, hides one in their party and discards one to the **Wilderness**, all at the same time. Chance names who begins.',
            ],
          },
          { cards: ['xiadul', 'pigmented-war-pig', 'aimless-eel', 'crow-carrier', 'buried-emperor'] },
        ],
      },
      {
        id: 'turn',
        title: 'A turn',
        body: [
          {
            steps: [
              '**Act.** Play a hero face up into your party and do what it says, or discard up to three cards. Doing nothing is allowed.',
              '**Draw** until you hold four, one by one, from the Tavern or blindly from the Harbor.',
              '**Discard** down to three.',
              '**Refill** the Tavern from the Harbor.',
            ],
          },
          'When the Harbor is empty, the Wilderness is shuffled and becomes the Harbor.',
        ],
      },
      {
        id: 'abilities',
        title: 'What heroes do',
        body: [
          'An ability is done in the order of its text, markers first. What does not say “may” or “up to” must be done, even to yourself; what has no target is left out.',
          {
            terms: [
              ['Bury', 'Onto the Graveyard, face up. It is open to all.'],
              ['Discard', 'Onto the Wilderness, face down.'],
              [
                'Exchange',
                'The cards swap their exact places, face up or hidden as those were. Nothing is performed.',
              ],
              ['Turn over', 'A hidden hero becomes face up, or the other way round. Nothing is performed.'],
              ['Perform', 'You do what another hero says, as if you had played it.'],
              ['Leading, trailing', 'The marker farther to the right leads. On the same space neither does.'],
            ],
          },
          'A marker stops at either end of the track. Of two ways joined by “or”, only those that move something are offered.',
          'The Buried Emperor belongs to all four factions and has no ability.',
        ],
      },
      {
        id: 'end',
        title: 'The end',
        body: [
          'The game ends at the end of a turn when a party has enough **face-up** heroes: 8 with two players, 7 with three or four, 6 with five, 5 with six; in the beginner game one fewer.',
          'Then the markers name the winning faction, the first that fits:',
          {
            steps: [
              '**Undead**, if both markers are on dark spaces.',
              '**Water Folk**, if they are at most one space apart.',
              '**Imperial Army**, if red is ahead.',
              '**Hill Tribes**, if green is ahead.',
            ],
          },
          'Leaders and hidden heroes are revealed. Whoever’s leader is aligned with that faction wins. If nobody’s is, nobody wins. If there are several: the one with the most heroes of that faction, then with the fewest heroes in all, then with the highest leader number.',
        ],
      },
      {
        id: 'leaders',
        title: 'The leaders',
        body: [kind('leader')],
      },
      {
        id: 'modules',
        title: 'More heroes',
        body: [
          {
            terms: [
              ['Beginner game', 'Without the 24 advanced heroes; one face-up hero fewer ends the game.'],
              ['Promo heroes', `${sizeOf('promo')} more.`],
              [
                'Queens & Friend',
                'A Queen in the party of one of her two leaders counts as two heroes of the winning faction. The Best Friend does so beside the Emperor. The Keeper of Discord turns over his companions instead of letting them be buried.',
              ],
            ],
          },
        ],
      },
      {
        id: 'guardians',
        title: 'Guardians',
        body: [
          `Four more leaders are aligned with the Guardians and one other faction. ${sizeOf('guardians')} heroes bear the Guardian icon besides their own faction.`,
          {
            list: [
              'A third marker starts on space 1. Whenever a Guardian’s ability is done, it moves two spaces on, last of all.',
              'If it is alone in front and a player’s leader is aligned with the Guardians, the Guardians win, before all others. Otherwise it is ignored.',
              'Whenever a Guardian goes to the Graveyard, whoever caused it draws two **Fate** cards, reveals one and applies it.',
            ],
          },
          kind('fate'),
        ],
      },
      {
        id: 'corruption',
        title: 'Corruption',
        body: [
          'Once in a turn you may spread corruption: as soon as some party has three face-up heroes, and again at five (four with six players). So it happens twice at most.',
          {
            steps: [
              'You take a token from the corruption card; then everybody, from you on, draws one from the bag and looks at it alone.',
              'From you on, each token is put on any hero without one, face up or hidden, or back into the bag. Only the player who places it and the owner of the party know what it is.',
            ],
          },
          'A token goes back into the bag when its hero leaves the parties. At the end, after the winning faction is known, all tokens are revealed and count.',
          kind('token'),
        ],
      },
      {
        id: 'artifacts',
        title: 'Artifacts',
        body: [
          'Everybody has one of six artifacts, dealt or chosen, and decides which side to use. It has two or three tokens; each use costs one, and it can be used once per turn.',
          {
            terms: [
              ['Fast', 'In step 1 of your turn: before you act, or once all of it is done.'],
              ['Slow', 'At the end of your turn, after the refill.'],
              ['Reaction', 'On anybody’s turn, when a hero is about to be buried.'],
              ['Choose artifacts', 'A table may let everybody choose one, instead of dealing them.'],
            ],
          },
          kind('artifact'),
        ],
      },
      {
        id: 'royal',
        title: 'Royal Influence',
        body: [
          'With Artifacts and Queens. The three Queens, the Best Friend and, with the Guardians, their Mother lie open in a row. Whoever uses an artifact puts its token on a card of the row, names a faction, and reveals as many cards of the Harbor as there are tokens on that card. If one of them belongs to that faction, they take the card of the row into their hand.',
        ],
      },
    ],
  },
  fr: {
    gist: 'Chacun soutient en secret un Leader, et chaque Leader est affilié à deux factions. Menez la lutte pour qu’une des vôtres l’emporte, sans qu’on devine laquelle.',
    lessons,
    sections: [
      {
        id: 'setup',
        title: 'Mise en place',
        body: [
          {
            steps: [
              'Chacun reçoit un **Leader**, en secret. Les autres restent dans la boîte, sans être vus.',
              'Le jeton rouge et le jeton vert sont sur la case 4 d’une piste de douze. Les cases 9 à 12 sont sombres : la guerre.',
              'L’Empereur enterré est face visible au **Cimetière**. Tous les autres Héros sont mélangés : le **Port**. Trois d’entre eux sont visibles à la **Taverne**.',
              'Chacun reçoit cinq Héros, en cache un dans son équipe et en défausse un dans la **Forêt**, tous en même temps. Le sort désigne qui commence.',
            ],
          },
          { cards: ['xiadul', 'pigmented-war-pig', 'aimless-eel', 'crow-carrier', 'buried-emperor'] },
        ],
      },
      {
        id: 'turn',
        title: 'Un tour',
        body: [
          {
            steps: [
              '**Agir.** Jouez un Héros face visible dans votre équipe et résolvez ses Capacités, ou défaussez jusqu’à trois cartes. Ne rien faire est permis.',
              '**Piocher** jusqu’à quatre cartes en main, une par une, à la Taverne ou à l’aveugle au Port.',
              '**Défausser** jusqu’à n’en garder que trois.',
              '**Remplir** la Taverne depuis le Port.',
            ],
          },
          'Quand le Port est vide, on mélange la Forêt, qui devient le Port.',
        ],
      },
      {
        id: 'abilities',
        title: 'Ce que font les Héros',
        body: [
          'Une Capacité se résout dans l’ordre de son texte, les jetons d’abord. Ce qui ne dit pas « pouvez » ou « jusqu’à » est obligatoire, même contre vous ; ce qui n’a pas de cible est ignoré.',
          {
            terms: [
              ['Enterrer', 'Sur le Cimetière, face visible. Tout le monde peut le consulter.'],
              ['Défausser', 'Sur la Forêt, face cachée.'],
              [
                'Échanger',
                'Les cartes prennent exactement la place l’une de l’autre, visible ou cachée. Aucune Capacité n’est résolue.',
              ],
              ['Retourner', 'Un Héros caché devient visible, ou l’inverse. Aucune Capacité n’est résolue.'],
              ['Résoudre', 'Vous appliquez les Capacités d’un autre Héros, comme si vous l’aviez joué.'],
              [
                'En tête, en arrière',
                'Le jeton le plus à droite est en tête. Sur la même case, aucun ne l’est.',
              ],
            ],
          },
          'Un jeton s’arrête aux bouts de la piste. De deux possibilités reliées par « ou », seules celles qui déplacent un jeton sont proposées.',
          'L’Empereur enterré appartient aux quatre factions et n’a pas de Capacité.',
        ],
      },
      {
        id: 'end',
        title: 'La fin',
        body: [
          'La partie s’arrête à la fin d’un tour où une équipe a assez de Héros **visibles** : 8 à deux joueurs, 7 à trois ou quatre, 6 à cinq, 5 à six ; un de moins en partie débutant.',
          'Les jetons désignent alors la faction gagnante, la première qui convient :',
          {
            steps: [
              '**Morts-Vivants**, si les deux jetons sont sur des cases sombres.',
              '**Peuple des Eaux**, s’ils ont au plus une case d’écart.',
              '**Armée Impériale**, si le rouge est devant.',
              '**Tribus des Collines**, si le vert est devant.',
            ],
          },
          'On révèle les Leaders et les Héros cachés. Celui dont le Leader est affilié à cette faction gagne. Si ce n’est le cas de personne, personne ne gagne. S’ils sont plusieurs : celui qui a le plus de Héros de cette faction, puis le moins de Héros en tout, puis le Leader au plus grand numéro.',
        ],
      },
      { id: 'leaders', title: 'Les Leaders', body: [kind('leader')] },
      {
        id: 'modules',
        title: 'Plus de Héros',
        body: [
          {
            terms: [
              [
                'Partie débutant',
                'Sans les 24 Héros avancés ; un Héros visible de moins met fin à la partie.',
              ],
              ['Héros promotionnels', `${sizeOf('promo')} de plus.`],
              [
                'Reines & Ami',
                'Une Reine dans l’équipe d’un de ses deux Leaders compte pour deux Héros de la faction gagnante. Le BFF fait de même auprès de l’Empereur. Le Garant de la Discorde retourne ses compagnons au lieu de les laisser enterrer.',
              ],
            ],
          },
        ],
      },
      {
        id: 'guardians',
        title: 'Gardiens',
        body: [
          `Quatre Leaders de plus sont affiliés aux Gardiens et à une autre faction. ${sizeOf('guardians')} Héros portent l’icône Gardien en plus de leur faction.`,
          {
            list: [
              'Un troisième jeton part de la case 1. Chaque fois que la Capacité d’un Gardien est résolue, il avance de deux cases, en tout dernier.',
              'S’il est seul en tête et que le Leader d’un joueur est affilié aux Gardiens, les Gardiens gagnent, avant tous les autres. Sinon, on l’ignore.',
              'Chaque fois qu’un Gardien va au Cimetière, le joueur qui en est la cause pioche deux cartes **Destin**, en révèle une et la résout.',
            ],
          },
          kind('fate'),
        ],
      },
      {
        id: 'corruption',
        title: 'Corruption',
        body: [
          'Une fois par tour, vous pouvez propager la Corruption\u00a0: dès qu’une équipe a trois Héros visibles, et encore à cinq (quatre à six joueurs). Cela arrive donc deux fois au plus.',
          {
            steps: [
              'Vous prenez un jeton de la carte Corruption ; puis chacun, à partir de vous, en pioche un dans le sac et le regarde seul.',
              'À partir de vous, chaque jeton est posé sur un Héros qui n’en a pas, visible ou caché, ou remis dans le sac. Seuls celui qui le pose et le propriétaire de l’équipe savent ce que c’est.',
            ],
          },
          'Un jeton retourne au sac quand son Héros quitte les équipes. À la fin, une fois la faction gagnante connue, tous les jetons sont révélés et comptent.',
          kind('token'),
        ],
      },
      {
        id: 'artifacts',
        title: 'Artefacts',
        body: [
          'Chacun a l’un des six Artefacts, reçu ou choisi, et décide de la face qu’il utilise. Elle a deux ou trois jetons ; chaque utilisation en coûte un, une seule fois par tour.',
          {
            terms: [
              ['Rapide', 'À l’étape 1 de votre tour : avant d’agir, ou une fois tout résolu.'],
              ['Lent', 'À la fin de votre tour, après avoir rempli la Taverne.'],
              ['Réaction', 'Pendant le tour de n’importe quel joueur, quand un Héros va être enterré.'],
              [
                'Artefacts au choix',
                'Une table peut laisser chacun choisir le sien, au lieu de les distribuer.',
              ],
            ],
          },
          kind('artifact'),
        ],
      },
      {
        id: 'royal',
        title: 'Influence royale',
        body: [
          'Avec les Artefacts et les Reines. Les trois Reines, le BFF et, avec les Gardiens, leur Mère sont alignés, visibles. Qui utilise un Artefact pose son jeton sur l’une de ces cartes, la carte ciblée, cite une faction, et révèle autant de cartes du Port qu’il y a de jetons sur cette carte. Si au moins une carte révélée en fait partie, il prend la carte ciblée en main.',
        ],
      },
    ],
  },
}
