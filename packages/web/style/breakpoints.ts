// Where layouts change. In a sheet `@media (--phone)`, in code `matchMedia(breakpoints.phone)`; nothing else names a size.

export const breakpoints = {
  /** The narrowest phones. */
  tiny: '(max-width: 380px)',
  /** A phone held upright. */
  phone: '(max-width: 640px)',
  'beyond-phone': '(min-width: 641px)',
  /** The ways through the house lie at the bottom, in reach of a thumb. */
  handheld: '(max-width: 840px)',
  /** An upright tablet, or a phone that lies on its side. */
  tablet: '(max-width: 900px)',
  /** No room for a rail beside the board. */
  small: '(max-width: 1180px)',

  /** A tablet that lies on its side. */
  'tablet-sideways': '(min-width: 961px) and (max-width: 1180px)',

  /** Room for a column at either side. */
  roomy: '(min-width: 1181px)',
  /** Room for a wide rail beside the board. */
  wide: '(min-width: 1400px)',

  /** Too low for a whole board: it scrolls. */
  low: '(max-height: 639px)',
  'low-phone': '(max-width: 640px) and (max-height: 780px)',
  /** A window seen at 400 %: nothing can stay in its place. */
  lowest: '(max-width: 559px) and (max-height: 419px)',
  /** A phone that lies on its side: what is asked stands beside the board. */
  sideways: '(min-width: 560px) and (max-width: 960px) and (max-height: 480px)',
  /** A laptop's window. */
  short: '(max-height: 820px)',
  tall: '(min-height: 900px)',
  portrait: '(orientation: portrait)',
  landscape: '(orientation: landscape)',

  /** Of a seat, in a container query. */
  'narrow-seat': '(max-width: 290px)',
  /** Of a rival's seat: room for a name and a sign, not for words beside it. */
  'tight-seat': '(max-width: 360px)',
  /** Of a card that was taken away: no room for who did. */
  'narrow-trace': '(max-width: 63px)',
  /** Of the middle of a board: room for a track, but for no piles. */
  'no-piles': '(max-height: 160px)',
  /** Room for piles, but no more than that. */
  'tight-piles': '(max-height: 196px)',
  'no-track-head': '(max-height: 66px)',
  'no-track': '(max-height: 23px)',
  /** Room for piles in one row, not for what modules add below. */
  'no-extras': '(max-height: 202px)',
  /** Room for both, if who rules is told in one line or piles are not named. */
  'tight-extras': '(max-height: 232px)',
  /** Of the middle under a tray, by a long question: no room for a track of its size. */
  'low-track': '(max-height: 250px)',
  /** Of what the track leaves to the piles: no room for their names, or for any; on an upright tablet, where they lie in two rows. */
  'no-names': '(max-height: 176px)',
  'no-names-upright': '(max-height: 300px)',
  'no-pile': '(max-height: 67px)',
  'no-pile-upright': '(max-height: 180px)',

  /** Of the story beside a board: room for it, or for those who watch together. */
  'short-story': '(max-height: 379px)',
  /** Beside a question with many answers: room for the story, or for talk. */
  'no-talk': '(max-height: 230px)',

  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
  /** All colours are the system's. */
  forced: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const

export type Breakpoint = keyof typeof breakpoints
