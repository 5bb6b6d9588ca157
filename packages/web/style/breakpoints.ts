// Where layouts change. In a sheet `@media (--phone)`, in code `matchMedia(breakpoints.phone)`; nothing else names a size.

export const breakpoints = {
  /** The narrowest phones. */
  tiny: '(max-width: 380px)',
  /** A phone held upright. */
  phone: '(max-width: 640px)',
  'beyond-phone': '(min-width: 641px)',
  /** Chairs with five bots to choose from do not fit round a table any more. */
  'crowded-table': '(max-width: 700px)',
  /** The ways through the house lie at the bottom, in reach of a thumb. */
  handheld: '(max-width: 840px)',
  /** An upright tablet, or a phone that lies on its side. */
  tablet: '(max-width: 900px)',
  /** No room for a rail beside the board. */
  small: '(max-width: 1180px)',

  /** Room for a wide rail beside the board. */
  wide: '(min-width: 1400px)',

  /** Too low for a whole board: it scrolls. */
  low: '(max-height: 639px)',
  'low-phone': '(max-width: 640px) and (max-height: 780px)',
  /** A laptop's window. */
  short: '(max-height: 820px)',
  tall: '(min-height: 900px)',
  portrait: '(orientation: portrait)',
  landscape: '(orientation: landscape)',

  /** Of a seat, in a container query. */
  'narrow-seat': '(max-width: 290px)',

  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const

export type Breakpoint = keyof typeof breakpoints
