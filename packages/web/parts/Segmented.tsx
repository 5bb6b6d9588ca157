// One of a few, all in sight.

import { type ReactNode, useId } from 'react'

export interface Segment<Value> {
  readonly value: Value
  readonly label: ReactNode
  /** Where the label is a picture. */
  readonly name?: string
  readonly disabled?: boolean
}

export function Segmented<Value extends string | number>({
  label,
  hideLabel = false,
  line,
  options,
  value,
  change,
  className = '',
}: {
  readonly label: string
  readonly hideLabel?: boolean
  readonly line?: string | undefined
  readonly options: readonly Segment<NoInfer<Value>>[]
  readonly value: Value
  change(value: NoInfer<Value>): void
  readonly className?: string
}) {
  const name = useId()
  return (
    <fieldset className={`segmented ${className}`}>
      <legend className={hideLabel ? 'unseen' : undefined}>{label}</legend>
      <div className="segments">
        {options.map((one) => (
          <label key={one.value} className="segment">
            <input
              type="radio"
              name={name}
              checked={one.value === value}
              disabled={one.disabled}
              aria-label={one.name}
              onChange={() => change(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
      {line !== undefined && <p className="note">{line}</p>}
    </fieldset>
  )
}
