// The sign of the house.

import { Mark } from '../art/Art.tsx'

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 60 60" aria-hidden="true">
      <Mark x={0} y={0} size={60} fill="var(--title-sly)" under="var(--brass-line)" />
    </svg>
  )
}
