// The window that the law for screens looks through: the app in a frame, which goes from table to table as a person
// would. To load it anew for each would take as long as a dozen looks.

import type { Frame, Page } from '@playwright/test'
import { framed } from './framed.ts'
import { type PageSocket, socketOf } from './socket.ts'
import type { Stage } from './stage.ts'

export interface LawWindow {
  readonly page: Page
  readonly socket: PageSocket
  /** Goes to an address of the app. */
  go(path: string): Promise<Frame>
  close(): Promise<void>
}

export async function lawWindow(house: Stage, hasTouch: boolean): Promise<LawWindow> {
  const { page, context } = await house.comes('Mira', {
    context: { hasTouch, viewport: { width: 1440, height: 1030 } },
  })
  let frame: Frame | undefined
  return {
    page,
    socket: await socketOf(page),
    async go(path) {
      if (frame) await frame.evaluate((to) => history.pushState(null, '', to), path)
      else frame = await framed(page, path)
      return frame
    },
    close: () => context.close(),
  }
}
