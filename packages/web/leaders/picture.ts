// The drawing of the board as a file that needs nothing else: its styles written out, what it refers to brought along.

import { saveBlob } from '../parts/download.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** What a style sheet says of a drawing. */
const painted = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'transform',
  'text-anchor',
  'font-size',
  'font-family',
  'font-weight',
  'display',
]

/** Writes out how each part of a drawing looks on the page. */
function writeOut(shown: Element, copy: Element): void {
  const style = getComputedStyle(shown)
  const isStop = shown.tagName === 'stop'
  for (const name of isStop ? ['stop-color', 'stop-opacity'] : painted) {
    const value = style.getPropertyValue(name)
    if (value === '' || value === 'none' || value === 'normal') {
      if (copy.hasAttribute(name) && value === 'none') copy.setAttribute(name, value)
      else if (name === 'fill' || name === 'display') value === 'none' && copy.setAttribute(name, value)
    } else if (name === 'transform') {
      // What an attribute says is there already; a sheet's is told in pixels.
      if (!copy.hasAttribute(name)) copy.setAttribute(name, value)
    } else copy.setAttribute(name, value)
  }
  copy.removeAttribute('class')
  copy.removeAttribute('style')
  Array.from(shown.children).forEach((child, i) => {
    const its = copy.children[i]
    if (its) writeOut(child, its)
  })
}

/** What a text refers to: "#i-crown" and "url(#brass)". */
function namesIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/(?:href="#|url\((?:&quot;|")?#)([\w-]+)/g)].map(([, name]) => name as string),
  )
}

/** The drawing as text. */
function svgText(shown: SVGSVGElement): string {
  const copy = shown.cloneNode(true) as SVGSVGElement
  writeOut(shown, copy)
  const [left = 0, top = 0, width = 0, height = 0] = (shown.getAttribute('viewBox') ?? '')
    .split(/\s+/)
    .map(Number)
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('width', String(Math.round(width)))
  copy.setAttribute('height', String(Math.round(height)))
  copy.removeAttribute('aria-hidden')
  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ x: left, y: top, width, height }))
    ground.setAttribute(name, String(value))
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor)
  const defs = document.createElementNS(SVG, 'defs')
  const known = new Set<string>()
  const bring = (from: string) => {
    for (const name of namesIn(from)) {
      const meant = known.has(name) ? null : document.getElementById(name)
      known.add(name)
      if (!meant) continue
      const its = meant.cloneNode(true) as Element
      writeGradient(meant, its)
      defs.append(its)
      bring(its.outerHTML)
    }
  }
  bring(copy.outerHTML)
  copy.prepend(defs, ground)
  return new XMLSerializer().serializeToString(copy)
}

/** Of what is referred to only colours come from the page. */
function writeGradient(shown: Element, copy: Element): void {
  if (shown.tagName === 'stop') {
    const style = getComputedStyle(shown)
    for (const name of ['stop-color', 'stop-opacity']) copy.setAttribute(name, style.getPropertyValue(name))
  }
  Array.from(shown.children).forEach((child, i) => {
    const its = copy.children[i]
    if (its) writeGradient(child, its)
  })
}

/** Twice as large as it is drawn. */
const SCALE = 2

async function pngOf(text: string): Promise<Blob> {
  const image = new Image()
  // The server lets a page show what it holds itself, but nothing that it made on the way.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SCALE * image.naturalWidth
  canvas.height = SCALE * image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  )
}

/** Saves the board that is shown as a file. */
export async function savePicture(kind: 'svg' | 'png', name: string): Promise<void> {
  const shown = document.querySelector<SVGSVGElement>('.board-picture svg')
  if (!shown) return
  const text = svgText(shown)
  saveBlob(
    kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pngOf(text),
    `${name}.${kind}`,
  )
}
