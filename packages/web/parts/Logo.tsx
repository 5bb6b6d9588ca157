// The sign of the house: a crown, and its reflection under the table.

export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 64 64" aria-hidden="true">
      <path className="logo-crown" d="M12 33 8 13l13 9L32 6l11 16 13-9-4 20Z" />
      <circle className="logo-crown" cx="8" cy="12" r="3.2" />
      <circle className="logo-crown" cx="32" cy="5.4" r="3.4" />
      <circle className="logo-crown" cx="56" cy="12" r="3.2" />
      <path className="logo-band" d="M11 36.5h42" />
      <path className="logo-shade" d="m13 43-3 7 11-4 11 13 11-13 11 4-3-7Z" />
    </svg>
  )
}
