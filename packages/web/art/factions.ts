// The factions as they look: a hue, an emblem, the outline of a badge, a pattern and a ground each, so that no two
// are told apart by colour alone.

export const sides = [
  'imperial-army',
  'hill-tribes',
  'water-folk',
  'undead',
  'guardians',
  /** No faction. */
  'none',
] as const
export type SideName = (typeof sides)[number]

export interface Look {
  /** From the top of the sky down. */
  readonly deep: string
  readonly band: string
  readonly hue: string
  readonly light: string
  /** Nearly white: the upper part of a picture. */
  readonly pale: string
  readonly emblem: string
  /** Within 48 × 48. */
  readonly badge: string
  /** Where the emblem lies on it: left, top, size. */
  readonly at: readonly [x: number, y: number, size: number]
  readonly pattern: { readonly width: number; readonly height: number; readonly lines: string }
  /** Within 240 × 64, standing on its lower edge; what lies farther off comes first. */
  readonly ground: readonly string[]
}

const wall = (x: number, top: number, teeth: number): string =>
  `M${x} 64V${top}${Array.from({ length: teeth }, () => 'h7v7h6v-7').join('')}h7V64z`

const cross = (x: number, foot: number, height: number, tilt: number): string => {
  const arm = height * 0.28
  return `M${x} ${foot}l${tilt} ${-height}h5l${-tilt * 0.3} ${arm}h${arm}v5h${-arm}l${-tilt * 0.7} ${height - arm - 5}zM${x + tilt * 0.7} ${foot - height + arm}h${-arm + 2}v5h${arm}z`
}

const waves = (y: number, shift: number): string =>
  `M${-shift} 64V${y}${Array.from({ length: 9 }, () => 'c8 -12 24 -12 32 0').join('')}V64z`

const pine = (x: number, foot: number, height: number): string =>
  `M${x} ${foot}l${height * 0.34} ${-height * 0.45}h${-height * 0.12}l${height * 0.2} ${-height * 0.55}l${height * 0.2} ${height * 0.55}h${-height * 0.12}l${height * 0.34} ${height * 0.45}z`

export const looks: Readonly<Record<SideName, Look>> = {
  'imperial-army': {
    deep: '#4a0d18',
    band: '#8c1b28',
    hue: '#b5252f',
    light: '#f5b0a4',
    pale: '#fde9e2',
    emblem: 'eagle-emblem',
    badge: 'M5 4h38v21c0 10-8 16-19 20C13 41 5 35 5 25z',
    at: [9.5, 7, 29],
    pattern: { width: 18, height: 12, lines: 'M-1 13l10-9 10 9M-1 1l10-9 10 9' },
    ground: [
      'M0 64V46h52v-8h10v8h60v-8h10v8h108v18z',
      wall(-6, 34, 2),
      wall(54, 20, 2),
      wall(128, 38, 3),
      wall(198, 24, 2),
    ],
  },
  'hill-tribes': {
    deep: '#0f3019',
    band: '#1f5c33',
    hue: '#2f7d46',
    light: '#b4dda0',
    pale: '#eef7e3',
    emblem: 'peaks',
    badge: 'M24 3l20 34q3 7-5 7H9q-8 0-5-7z',
    at: [11, 15, 26],
    pattern: { width: 22, height: 14, lines: 'M-1 11l6-8 6 8 6-8 6 8' },
    ground: [
      'M0 64V42Q44 6 92 40T172 34Q208 8 240 30V64z',
      `M0 64V52Q50 32 108 50T240 44V64z${pine(12, 58, 36)}${pine(32, 60, 26)}${pine(186, 58, 40)}${pine(210, 60, 28)}`,
    ],
  },
  'water-folk': {
    deep: '#082649',
    band: '#114b84',
    hue: '#1b6fb3',
    light: '#9fd6f5',
    pale: '#e6f5fc',
    emblem: 'water-drop',
    badge: 'M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42z',
    at: [11, 10, 26],
    pattern: {
      width: 22,
      height: 22,
      lines: 'M0 11a11 11 0 0 1 22 0M-11 22a11 11 0 0 1 22 0a11 11 0 0 1 22 0',
    },
    ground: [waves(36, 0), waves(48, 18)],
  },
  undead: {
    deep: '#150e20',
    band: '#2f2245',
    hue: '#55407a',
    light: '#d2bff5',
    pale: '#f3edfc',
    emblem: 'death-skull',
    badge: 'M15 3h18l11 13-8 29H12L4 16z',
    at: [10.5, 9, 27],
    pattern: { width: 20, height: 20, lines: 'M6 6l8 8M14 6l-8 8M-4 16l8 8M16 -4l8 8' },
    ground: [
      `M0 64V52Q64 42 120 50T240 48V64zM14 60V34a12 12 0 0 1 24 0V60zM200 60V30a13 13 0 0 1 26 0V60z${cross(54, 60, 42, -4)}${cross(176, 60, 34, 4)}`,
    ],
  },
  guardians: {
    deep: '#382209',
    band: '#6a4415',
    hue: '#9c6a28',
    light: '#f0ce95',
    pale: '#fbf1df',
    emblem: 'golem-head',
    badge: 'M15 3h18l12 12v18L33 45H15L3 33V15z',
    at: [9.5, 9.5, 29],
    pattern: { width: 20, height: 20, lines: 'M3 3h14v14h-14zM8 8h4v4h-4z' },
    ground: ['M0 64V54Q120 42 240 54V64zM12 60l5-42 15-3 5 45zM198 60l4-48 16 5 6 43zM50 60l3-26 11 3 2 23z'],
  },
  none: {
    deep: '#1b2130',
    band: '#38425a',
    hue: '#566074',
    light: '#c5cfe2',
    pale: '#f2f5fa',
    emblem: 'uncertainty',
    badge: 'M24 3l18 10.5v21L24 45 6 34.5v-21z',
    at: [12, 12, 24],
    pattern: {
      width: 16,
      height: 16,
      lines: 'M7 8a1 1 0 1 1 2 0a1 1 0 1 1-2 0M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0',
    },
    ground: ['M0 64V50l42-26 34 22 46-38 48 36 26-16 44 26V64z'],
  },
}
