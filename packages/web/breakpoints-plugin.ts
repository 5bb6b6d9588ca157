// Sheets name their breakpoints, `@media (--phone)`: browsers are given what style/breakpoints.ts says of them.

import type { Plugin } from 'vite'
import { breakpoints } from './style/breakpoints.ts'

const known: Readonly<Record<string, string>> = breakpoints

export function namedBreakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler(source) {
        return source.replace(/^\s*@(?:media|container)[^{]*/gm, (query) =>
          query.replace(
            /\(--([\w-]+)\)/g,
            (_, name) => known[name] ?? this.error(`no breakpoint is called ${name}`),
          ),
        )
      },
    },
  }
}
