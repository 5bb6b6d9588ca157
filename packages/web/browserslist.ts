// The oldest browsers the app is made for; the build writes script and style for them. What decides: `:has()`,
// `color-mix()`, streams that unpack a link. public/old-browser.js looks for these and tells whoever lacks them.

export const oldest = { chrome: '111', firefox: '121', safari: '16.4' } as const

export const targets: string[] = Object.entries(oldest).map(([name, version]) => name + version)
