// The factions as they look: a hue, an emblem, the outline of a badge, a pattern and a ground each, so that no two
// are told apart by colour alone.

export const factionSides = [
  'imperial-army',
  'hill-tribes',
  'water-folk',
  'undead',
  'guardians',
  /** No faction. */
  'none',
] as const
export type FactionSide = (typeof factionSides)[number]

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

export const looks: Readonly<Record<FactionSide, Look>> = {
  'imperial-army': {
    deep: 'var(--imperial-army-deep)',
    band: 'var(--imperial-army-band)',
    hue: 'var(--imperial-army)',
    light: 'var(--imperial-army-light)',
    pale: 'var(--imperial-army-pale)',
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
    deep: 'var(--hill-tribes-deep)',
    band: 'var(--hill-tribes-band)',
    hue: 'var(--hill-tribes)',
    light: 'var(--hill-tribes-light)',
    pale: 'var(--hill-tribes-pale)',
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
    deep: 'var(--water-folk-deep)',
    band: 'var(--water-folk-band)',
    hue: 'var(--water-folk)',
    light: 'var(--water-folk-light)',
    pale: 'var(--water-folk-pale)',
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
    deep: 'var(--undead-deep)',
    band: 'var(--undead-band)',
    hue: 'var(--undead)',
    light: 'var(--undead-light)',
    pale: 'var(--undead-pale)',
    emblem: 'death-skull',
    badge: 'M15 3h18l11 13-8 29H12L4 16z',
    at: [10.5, 9, 27],
    pattern: { width: 20, height: 20, lines: 'M6 6l8 8M14 6l-8 8M-4 16l8 8M16 -4l8 8' },
    ground: [
      `M0 64V52Q64 42 120 50T240 48V64zM14 60V34a12 12 0 0 1 24 0V60zM200 60V30a13 13 0 0 1 26 0V60z${cross(54, 60, 42, -4)}${cross(176, 60, 34, 4)}`,
    ],
  },
  guardians: {
    deep: 'var(--guardians-deep)',
    band: 'var(--guardians-band)',
    hue: 'var(--guardians)',
    light: 'var(--guardians-light)',
    pale: 'var(--guardians-pale)',
    emblem: 'golem-head',
    badge: 'M15 3h18l12 12v18L33 45H15L3 33V15z',
    at: [9.5, 9.5, 29],
    pattern: { width: 20, height: 20, lines: 'M3 3h14v14h-14zM8 8h4v4h-4z' },
    ground: ['M0 64V54Q120 42 240 54V64zM12 60l5-42 15-3 5 45zM198 60l4-48 16 5 6 43zM50 60l3-26 11 3 2 23z'],
  },
  none: {
    deep: 'var(--factionless-deep)',
    band: 'var(--factionless-band)',
    hue: 'var(--factionless)',
    light: 'var(--factionless-light)',
    pale: 'var(--factionless-pale)',
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
