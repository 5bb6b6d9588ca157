// The page asks for the letters of its first screen at once, not when a sheet names them: text set in other letters
// and then in these would jump.

import type { Plugin } from 'vite'

const first = /(grenze-latin-[67]00|grenze-gotisch-latin-700|alegreya-sans-latin-[57]00)-normal-.*\.woff2$/

export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head' as const,
          })),
    },
  }
}
