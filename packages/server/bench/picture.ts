// A comparison as a picture: a bar for each server, for processor time and bytes per move.

import type { Measured } from './compare.ts'

interface Panel {
  readonly title: string
  readonly of: (one: Measured) => number
}

const WIDTH = 760
const LABEL = 190
const ROW = 24
const HEAD = 34
/** Room for the number behind the longest bar. */
const NUMBER = 80

const colours = { ours: '#b8860b', peer: '#7a869a', text: '#57606a' } as const

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

export function pictureOf(measured: readonly Measured[], panels: readonly Panel[], note: string): string {
  const height = HEAD + measured.length * ROW + 16
  const drawn = panels.map((panel, i) => drawPanel(measured, panel, i * height))
  const whole = panels.length * height + 24
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${whole}" width="${WIDTH}" height="${whole}" font-family="system-ui, sans-serif" font-size="13" role="img">`,
    `<title>${escaped(panels.map(({ title }) => title).join('; '))}</title>`,
    ...drawn.flat(),
    `<text x="0" y="${whole - 8}" fill="${colours.text}" font-size="11">${escaped(note)}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

function drawPanel(measured: readonly Measured[], { title, of }: Panel, top: number): string[] {
  const most = Math.max(...measured.map(of), 1)
  const scale = (WIDTH - LABEL - NUMBER) / most
  const bars = measured.map((one, i) => {
    const y = top + HEAD + i * ROW
    const width = Math.max(1, Math.round(of(one) * scale))
    const name = `${one.name}${one.version === undefined ? '' : ` ${one.version}`}`
    return [
      `<text x="${LABEL - 8}" y="${y + 14}" text-anchor="end" fill="${colours.text}">${escaped(name)}</text>`,
      `<rect x="${LABEL}" y="${y + 2}" width="${width}" height="${ROW - 8}" rx="2" fill="${one.ours ? colours.ours : colours.peer}"/>`,
      `<text x="${LABEL + width + 6}" y="${y + 14}" fill="${colours.text}">${of(one).toLocaleString('en')}</text>`,
    ].join('')
  })
  return [
    `<text x="0" y="${top + 18}" font-weight="600" fill="${colours.text}">${escaped(title)}</text>`,
    ...bars,
  ]
}
