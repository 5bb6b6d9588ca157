// The worker keeps the contract of a host: its pages are those who sit there, each with the eyes of a seat.

import { takeAt } from '@undercrown/engine'
import { type ContractLink, type Heard, tableContract } from '@undercrown/table/contract'
import { browser, pageOf } from './pages.ts'

tableContract('the tables of a browser', async (game) => {
  const shared = browser()

  async function connect(table: string, seat: number): Promise<ContractLink> {
    const page = pageOf(shared, { gameNamed: async () => game, think: async () => 0 })
    const messages: Heard[] = []
    const unread: Heard[] = []
    const waiting: { fits(message: Heard): boolean; done(message: Heard): void }[] = []
    page.link.listen({
      open() {},
      lost() {},
      hear(message: Heard) {
        messages.push(message)
        const at = waiting.findIndex((one) => one.fits(message))
        if (at >= 0) waiting.splice(at, 1)[0]?.done(message)
        else unread.push(message)
      },
    })
    await page.tables.hear({ do: 'take', table, seat })
    return {
      messages,
      tell: (message) => page.link.send(message as Parameters<typeof page.link.send>[0]),
      next(fits) {
        const at = unread.findIndex(fits)
        if (at >= 0) return Promise.resolve(takeAt(unread, at))
        return new Promise((done) => waiting.push({ fits, done }))
      },
    }
  }

  return {
    async begin(people, bots) {
      const opener = pageOf(shared, { gameNamed: async () => game })
      const table = await opener.tables.open({
        game: game.id,
        seats: Array.from({ length: people + bots }, (_, seat) =>
          seat < people ? { kind: 'human', name: `Player ${seat}` } : { kind: 'bot', level: 'L1' },
        ),
      })
      const links: ContractLink[] = []
      for (let seat = 0; seat < people; seat++) {
        const link = await connect(table, seat)
        link.tell({ do: 'watch', table })
        await link.next(({ type }) => type === 'table')
        links.push(link)
      }
      return { table, links }
    },
    connect,
    async end() {},
  }
})
