// The picture on the tile of a game that has none of its own: three cards that nobody has turned yet.

import { Drawn } from '../art/Art.tsx'
import { paint } from '../art/defs.ts'
import { addIcons } from '../art/icons.ts'
import { Mini } from '../art/Mini.tsx'
import drawings from './tile.json?icons'

addIcons(drawings)

export function TileArt() {
  return Object.keys(drawings).map((icon) => <Back key={icon} icon={icon} />)
}

function Back({ icon }: { readonly icon: string }) {
  return (
    <Mini wide={70}>
      <rect width="100" height="140" fill={paint.hatching} />
      <circle cx="50" cy="70" r="36" fill="var(--wine-18)" stroke={paint.brass} strokeWidth="1.6" />
      <Drawn icon={icon} x={27} y={47} size={46} fill={paint.brass} />
    </Mini>
  )
}
