import { type AnyGame, type Choice, langs, layTable, plain, randomFrom, viewOf } from '@undercrown/engine'
import { hiddenLeaders } from '@undercrown/hidden-leaders'
import { expect, test } from 'vitest'
import { mind } from './index.ts'

const game = hiddenLeaders as unknown as AnyGame

/** A hero of the next player is about to be turned over: the hidden one makes seven, which ends the game. */
function aboutToEnd(leader: string) {
  const table = layTable(
    game,
    {
      seats: [
        {
          leader,
          hand: ['spirited-shaman', 'short-sighted-soldier', 'miniature-merman'],
          up: ['keen-koi', 'furious-frog', 'leery-lizard', 'canned-champion'],
          down: ['apathetic-waterpriest'],
        },
        {
          leader: 'myrad',
          hand: ['half-eaten-bull', 'rotting-orangutan', 'shaky-sharpshooter'],
          up: [
            'grumpy-guard',
            'hairy-hermit',
            'watchful-witch',
            'arrowgant-skeleton',
            'pigmented-war-pig',
            'blind-eye-collector',
          ],
          down: ['mummy-mystic'],
        },
        {
          leader: 'lemron',
          hand: ['battle-connoisseur', 'will-bending-witch', 'crow-carrier'],
          up: ['flailing-knight', 'underpaid-mercenary', 'half-headed-wizard', 'aimless-eel'],
          down: ['lethargic-leech'],
        },
      ],
      red: 7,
      green: 7,
      tavern: ['bored-goblin', 'wrapped-warrior', 'deep-sea-squire'],
      wilderness: ['nagging-northman', 'gorgeous-gorgon', 'curious-troll', 'well-aged-warrior'],
      graveyard: ['buried-emperor'],
    },
    'end',
  )
  const shaman = table
    .choices()[0]
    ?.options.findIndex((move) => (move as { card?: string }).card === 'spirited-shaman')
  table.pick(0, shaman as number)
  const [choice] = table.choices() as [Choice<object>]
  const view = viewOf(game, table.state, 0, 'mind')
  const endsIt = (option: number) => (choice.options[option] as { zone: string }).zone === 'down'
  return { choice, view, endsIt }
}

test.each(['cyra', 'xiadul'])(
  'what is said of an option says that it ends the game if it does (%s)',
  (leader) => {
    const { choice, view, endsIt } = aboutToEnd(leader)
    const said: string[] = []
    for (const held of choice.options.keys()) {
      const { pick, reasons } = mind.advise(view, choice, { nodes: 200 }, randomFrom('end'), held)
      if (endsIt(pick) === endsIt(held)) continue
      for (const { about, weight } of reasons)
        for (const lang of langs) {
          const of = (sign: number) => plain(mind.say({ about, weight: sign * weight }, lang), [], lang)
          for (const [option, text] of [
            [pick, of(1)],
            [held, of(-1)],
          ] as const) {
            if (!/^(It ends|The game goes|Cela met|La partie)/.test(text)) continue
            said.push(text)
            expect(/^(It ends|Cela met fin)/.test(text), text).toBe(endsIt(option))
          }
        }
    }
    expect(said).not.toEqual([])
  },
)
