// On or off, with a name and a sentence.

import { useId } from 'react'

export function Switch({
  label,
  line,
  on,
  disabled = false,
  change,
}: {
  readonly label: string
  readonly line?: string | undefined
  readonly on: boolean
  readonly disabled?: boolean
  change(on: boolean): void
}) {
  const id = useId()
  return (
    <button
      type="button"
      role="switch"
      className="toggle"
      aria-checked={on}
      aria-labelledby={id}
      aria-describedby={line === undefined ? undefined : `${id}-line`}
      aria-disabled={disabled}
      onClick={() => disabled || change(!on)}
    >
      <span className="switch-words">
        <span id={id} className="switch-label">
          {label}
        </span>
        {line !== undefined && (
          <span id={`${id}-line`} className="note">
            {line}
          </span>
        )}
      </span>
      <span className="switch-track" aria-hidden="true">
        <span className="switch-knob" />
      </span>
    </button>
  )
}
