// One hidden drawing at the head of the page: what many pictures share is defined there once.

const SVG = 'http://www.w3.org/2000/svg'
const known = new Set<string>()
let sprite: SVGSVGElement | undefined

/** Puts these definitions there, once for each name. A page without a document (a test) has no pictures either. */
export function define(name: string, markup: string): void {
  if (known.has(name) || typeof document === 'undefined') return
  known.add(name)
  if (!sprite) {
    sprite = document.createElementNS(SVG, 'svg')
    sprite.setAttribute('aria-hidden', 'true')
    sprite.setAttribute('width', '0')
    sprite.setAttribute('height', '0')
    sprite.style.position = 'absolute'
    document.body.prepend(sprite)
  }
  sprite.insertAdjacentHTML('beforeend', markup)
}
