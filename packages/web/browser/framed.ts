// A page inside another, for the law for screens.

import type { Frame, Page } from '@playwright/test'

/** What is laid out and pressed all the same, but not drawn: that would take half of the time. */
const style =
  'body { margin: 0 } iframe { border: 0; display: block; width: 1440px; height: 900px; opacity: 0 }'
/** Of a long story the last lines: no law looks at it, and it has a place of its own, which these fill. */
const short = '.log-lines > li:not(:nth-last-child(-n + 40)) { display: none }'
/** Drawings keep their boxes, which is all of them that a finger finds; these few reach over theirs. */
const boxes = 'svg:not(.badge, .token-icon, .avatar svg) > * { display: none }'
/** For pictures. */
export const drawnFrame = 'iframe { opacity: 1 !important }'
export function drawInside(shown: boolean): void {
  const style = document.querySelector<HTMLStyleElement>('#boxes')
  if (style) style.disabled = shown
}

/** A page in a frame, which becomes a window of any size at once. */
export async function framed(page: Page, path: string, hash = ''): Promise<Frame> {
  await page.route('**/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>${style}</style><iframe name="window" src="${path}${hash}"></iframe>`,
    }),
  )
  // The app lets nobody frame it.
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</head>',
      `<style>${short}</style><style id="boxes">${boxes}</style></head>`,
    )
    const { 'content-security-policy': _policy, 'x-frame-options': _options, ...headers } = response.headers()
    await route.fulfill({ response, headers, body })
  })
  await page.goto('/frame')
  const frame = page.frame('window')
  if (!frame) throw new Error('there is no frame')
  return frame
}
