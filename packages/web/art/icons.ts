// The icons in use, as symbols of one hidden drawing: defined once, drawn anywhere by `<use>`.

import common from './icons.json?icons'

const SVG = 'http://www.w3.org/2000/svg'
const known = new Set<string>()
let sprite: SVGSVGElement | undefined

/** Makes these icons known. Games bring their own when they are opened. */
export function addIcons(icons: Readonly<Record<string, string>>): void {
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.setAttribute('width', '0')
    sprite.setAttribute('height', '0')
    sprite.style.position = 'absolute'
    document.body.prepend(sprite)
  }
  for (const [name, body] of Object.entries(icons)) {
    if (known.has(name)) continue
    known.add(name)
    const symbol = document.createElementNS(SVG, 'symbol')
    symbol.id = `i-${name}`
    symbol.setAttribute('viewBox', '0 0 512 512')
    symbol.innerHTML = body
    sprite.append(symbol)
  }
}

addIcons(common)
