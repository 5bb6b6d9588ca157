// Somebody is forgotten, with their bots: their seats are free or played by bots, and nothing is left of them. What was
// under way just then, by whichever node, may write of them once more: a while later they are forgotten again.

import type { Database } from '../store/schema.ts'
import { deleteData } from './data.ts'
import type { People } from './people.ts'

export interface Forgetting {
  forget(person: string): Promise<void>
  /** Forgets again whom it is time for. */
  sweep(): Promise<void>
}

/** Longer than anything is under way that the database is asked for. */
const AGAIN = 15_000

export function openForgetting(
  db: Database,
  people: Pick<People, 'bots'>,
  now: () => number,
  /** Frees somebody's seats, or gives them to bots. */
  depart: (person: string) => Promise<void>,
  /** Cuts off whatever is open of theirs. */
  cutOff: (person: string) => Promise<void>,
): Forgetting {
  /** Since when they are forgotten. */
  const gone = new Map<string, number>()

  async function forgetOne(person: string): Promise<void> {
    await depart(person)
    await deleteData(db, person)
    await cutOff(person)
  }

  return {
    async forget(person) {
      for (const one of [...(await people.bots(person)).map(({ id }) => id), person]) {
        await forgetOne(one)
        gone.set(one, now())
      }
    },
    async sweep() {
      for (const [person, since] of gone) {
        if (now() - since < AGAIN) continue
        await forgetOne(person)
        gone.delete(person)
      }
    },
  }
}
