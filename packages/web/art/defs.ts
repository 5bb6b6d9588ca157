// Colours that run, and patterns: defined once for all pictures, which name them by `paint`.

import { type FactionSide, type Look, looks } from './factions.ts'
import { define } from './sprite.ts'

/** What an area can be filled with. */
export const paint = {
  brass: 'url(#brass)',
  parchment: 'url(#parchment)',
  night: 'url(#night)',
  wine: 'url(#wine)',
  ivory: 'url(#ivory)',
  dome: 'url(#dome)',
  lattice: 'url(#lattice)',
  hatching: 'url(#hatching)',
  cobbles: 'url(#cobbles)',
  sky: (side: FactionSide) => `url(#sky-${side})`,
  halo: (side: FactionSide) => `url(#halo-${side})`,
  ink: (side: FactionSide) => `url(#ink-${side})`,
  seal: (side: FactionSide) => `url(#seal-${side})`,
  pattern: (side: FactionSide) => `url(#pattern-${side})`,
} as const

type Stop = readonly [at: number, colour: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
}

function downwards(id: string, ...list: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops(list)}</linearGradient>`
}

function tile(id: string, width: number, height: number, body: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` patternTransform="rotate(${turn})"`
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turned}>${body}</pattern>`
}

function factionDefs([side, { deep, band, hue, light, pale, pattern }]: [string, Look]): string {
  return [
    downwards(`sky-${side}`, [0, deep], [0.5, band], [1, hue]),
    downwards(`ink-${side}`, [0, 'var(--cream-99)'], [0.6, pale], [1, light]),
    downwards(`seal-${side}`, [0, hue], [1, band]),
    `<radialGradient id="halo-${side}">${stops([
      [0, light, 0.9],
      [0.5, light, 0.36],
      [1, light, 0],
    ])}</radialGradient>`,
    tile(
      `pattern-${side}`,
      pattern.width,
      pattern.height,
      `<path d="${pattern.lines}" fill="none" stroke="var(--white)" stroke-width="1.5" stroke-linecap="round"/>`,
    ),
  ].join('')
}

define(
  'paint',
  `<defs>
  <linearGradient id="brass" x1="0" y1="0" x2="1" y2="1">${stops([
    [0, 'var(--cream-93)'],
    [0.42, 'var(--gold-78)'],
    [0.74, 'var(--gold-62)'],
    [1, 'var(--gold-86)'],
  ])}</linearGradient>
  ${downwards('parchment', [0, 'var(--parchment)'], [1, 'var(--gold-93)'])}
  ${downwards('night', [0, 'var(--blue-30)'], [1, 'var(--blue-20)'])}
  ${downwards('wine', [0, 'var(--wine-34)'], [1, 'var(--wine-21)'])}
  ${downwards('ivory', [0, 'var(--cream-99)'], [1, 'var(--gold-87)'])}
  <radialGradient id="dome" cx=".4" cy=".28" r=".85">${stops([
    [0, 'var(--white)', 0.34],
    [0.6, 'var(--white)', 0],
    [1, 'var(--black)', 0.5],
  ])}</radialGradient>
  ${tile('lattice', 16, 16, '<path d="M8 0l8 8-8 8-8-8z" fill="none" stroke="var(--gold-73)" stroke-opacity=".36"/>')}
  ${tile('hatching', 9, 9, '<path d="M0 0v9" stroke="var(--gold-86)" stroke-opacity=".24" stroke-width="2"/>', 40)}
  ${tile('cobbles', 28, 20, '<path d="M3 10q0-8 8-8h6q8 0 8 8t-8 8h-6q-8 0-8-8" fill="none" stroke="var(--teal-74)" stroke-opacity=".3"/>')}
  ${Object.entries(looks).map(factionDefs).join('')}
</defs>`,
)
