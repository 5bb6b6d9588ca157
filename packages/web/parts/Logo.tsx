// The sign of the house.

import { ArtMark } from '../art/Art.tsx'

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 60 60" aria-hidden="true">
      <ArtMark x={0} y={0} size={60} fill="var(--title-sly)" under="var(--brass-line)" />
    </svg>
  )
}
