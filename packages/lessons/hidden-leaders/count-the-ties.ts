import type { Lesson } from '../lesson.ts'

const piles = {
  tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
  wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'well-aged-warrior'],
  graveyard: ['buried-emperor'],
}
const mine = ['unconfident-executioner', 'canned-champion', 'hairy-hermit']
const theirs = ['half-eaten-bull', 'crow-carrier', 'queer-quartermaster']

export const countTheTies: Lesson = {
  id: 'count-the-ties',
  game: 'hidden-leaders',
  title: { en: 'Count the ties', fr: 'Départager' },
  minutes: 2,
  terms: [
    {
      term: { en: 'Contender', fr: 'Prétendant' },
      means: {
        en: 'a player whose leader is aligned with the faction that rules',
        fr: 'un joueur dont le Leader est affilié à la faction gagnante',
      },
    },
    {
      term: { en: 'Tie-break', fr: 'Départage' },
      means: {
        en: 'fewer heroes in all, then the higher leader number',
        fr: 'le moins de Héros au total, puis le plus grand numéro de Leader',
      },
    },
  ],
  steps: [
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: mine,
            up: ['keen-koi', 'furious-frog', 'short-sighted-soldier'],
            down: ['apathetic-waterpriest'],
          },
          {
            leader: 'enned',
            hand: theirs,
            up: ['leery-lizard', 'aimless-eel', 'arrowgant-skeleton'],
            down: ['mummy-mystic'],
          },
        ],
        red: 6,
        green: 6,
        known: { 'down.1.0': [0] },
        ...piles,
      },
      seat: 0,
      goal: { en: 'Name the winner if it ended now', fr: 'Nommez le vainqueur si tout finissait là' },
      say: {
        en: 'Suppose your rival is Enned. The Water Folk rule, and both of you are with them. Most Water Folk heroes win, hidden ones included.',
        fr: 'Supposons que votre rival soit Enned. Le Peuple des Eaux gagne, et vous êtes tous deux avec lui. Qui a le plus de Héros du Peuple des Eaux l’emporte, cachés compris.',
      },
      nudge: { en: 'Count the drops, face up and hidden.', fr: 'Comptez les gouttes, visibles et cachées.' },
      task: {
        answers: [
          { say: { en: 'You', fr: 'Vous' } },
          {
            say: { en: 'Your rival', fr: 'Votre rival' },
            wrong: {
              en: 'Two against three: your hidden Apathetic Waterpriest counts too.',
              fr: 'Deux contre trois\u00a0: votre Prêtre des Eaux Apathique caché compte aussi.',
            },
          },
          {
            say: { en: 'Nobody', fr: 'Personne' },
            wrong: {
              en: 'That happens only if no leader is with the Water Folk. Here two are.',
              fr: 'Cela n’arrive que si aucun Leader n’est avec le Peuple des Eaux. Ici, deux le sont.',
            },
          },
        ],
      },
      notice: {
        en: 'Three against two. The Soldier and the Undead count for nothing here.',
        fr: 'Trois contre deux. Le Militaire et les Morts-Vivants ne comptent pas ici.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: mine,
            up: ['keen-koi', 'furious-frog', 'short-sighted-soldier', 'pigmented-war-pig'],
            down: ['apathetic-waterpriest'],
          },
          {
            leader: 'enned',
            hand: theirs,
            up: ['leery-lizard', 'aimless-eel', 'arrowgant-skeleton'],
            down: ['miniature-merman'],
          },
        ],
        red: 6,
        green: 6,
        known: { 'down.1.0': [0] },
        ...piles,
      },
      seat: 0,
      goal: { en: 'Name the winner of this tie', fr: 'Nommez le vainqueur à égalité' },
      say: {
        en: 'Three Water Folk heroes on either side. Level: then the smaller party wins, all heroes counted.',
        fr: 'Trois Héros du Peuple des Eaux de chaque côté. À égalité, l’équipe la plus petite l’emporte, tous Héros comptés.',
      },
      nudge: { en: 'Count every hero in each party.', fr: 'Comptez tous les Héros de chaque équipe.' },
      task: {
        answers: [
          {
            say: { en: 'You', fr: 'Vous' },
            wrong: {
              en: 'You have five heroes, your rival four. The smaller party wins.',
              fr: 'Vous avez cinq Héros, votre rival quatre. La plus petite équipe l’emporte.',
            },
          },
          { say: { en: 'Your rival', fr: 'Votre rival' } },
          {
            say: { en: 'Both of you', fr: 'Vous deux' },
            wrong: {
              en: 'There is never more than one winner. Level: fewer heroes, then the number.',
              fr: 'Il n’y a jamais qu’un vainqueur. À égalité\u00a0: le moins de Héros, puis le numéro.',
            },
          },
        ],
      },
      notice: {
        en: 'Four beats five: heroes of other factions can cost you a tie.',
        fr: 'Quatre bat cinq\u00a0: les Héros d’autres factions peuvent coûter une égalité.',
      },
    },
    {
      position: {
        seats: [
          {
            leader: 'cyra',
            hand: mine,
            up: ['keen-koi', 'furious-frog', 'short-sighted-soldier'],
            down: ['apathetic-waterpriest'],
          },
          {
            leader: 'enned',
            hand: theirs,
            up: ['leery-lizard', 'aimless-eel', 'arrowgant-skeleton'],
            down: ['miniature-merman'],
          },
        ],
        red: 7,
        green: 7,
        known: { 'down.1.0': [0] },
        ...piles,
      },
      seat: 0,
      goal: { en: 'Name the winner when all is level', fr: 'Nommez le vainqueur quand tout est à égalité' },
      say: {
        en: 'Three Water Folk heroes and four heroes in all, on either side. The higher leader number decides: Cyra 2, Enned 6.',
        fr: 'Trois Héros du Peuple des Eaux et quatre Héros en tout, de chaque côté. Le plus grand numéro de Leader décide\u00a0: Cyra 2, Enned 6.',
      },
      nudge: { en: 'The number stands on the leader card.', fr: 'Le numéro est sur la carte Leader.' },
      task: {
        answers: [
          {
            say: { en: 'You', fr: 'Vous' },
            wrong: { en: 'Cyra has the 2, Enned the 6.', fr: 'Cyra a le 2, Enned le 6.' },
          },
          { say: { en: 'Your rival', fr: 'Votre rival' } },
        ],
      },
      notice: {
        en: 'Against Enned, Cyra loses every last tie. She must be ahead before.',
        fr: 'Contre Enned, Cyra perd toute dernière égalité. Elle doit être devant avant.',
      },
    },
    {
      seat: 0,
      watch: [{ word: 'play', card: 'unconfident-executioner' }],
      goal: { en: 'Bury the hero that puts you ahead', fr: 'Enterrez le Héros qui vous met devant' },
      say: {
        en: 'The same table. Your Executioner moved both markers to 6 and buries any face-up hero. It stands in your party now: five against four.',
        fr: 'La même table. Votre Bourreau a amené les deux jetons sur 6 et enterre n’importe quel Héros visible. Il est dans votre équipe\u00a0: cinq contre quatre.',
      },
      nudge: {
        en: 'Fewer heroes is not enough: that tie goes on to the number.',
        fr: 'Moins de Héros ne suffit pas\u00a0: on irait jusqu’au numéro.',
      },
      task: {
        picks: [
          {
            right: [{ card: 'leery-lizard' }, { card: 'aimless-eel' }],
            wrong: [
              {
                at: [{ card: 'arrowgant-skeleton' }],
                say: {
                  en: 'Still three to three, and now three heroes against your five: your rival wins.',
                  fr: 'Toujours trois à trois, et trois Héros contre vos cinq\u00a0: votre rival gagne.',
                },
              },
              {
                at: [{ card: 'keen-koi' }, { card: 'furious-frog' }],
                say: {
                  en: 'That one is yours, and of the Water Folk: two against three.',
                  fr: 'Celui-là est à vous, et du Peuple des Eaux\u00a0: deux contre trois.',
                },
              },
            ],
            otherwise: {
              en: 'Three to three, four heroes each: level, and Enned has the higher number.',
              fr: 'Trois à trois, quatre Héros chacun\u00a0: égalité, et Enned a le plus grand numéro.',
            },
          },
        ],
      },
      notice: {
        en: 'Three against two: no tie at all.',
        fr: 'Trois contre deux\u00a0: plus d’égalité.',
      },
    },
  ],
}
