// A line to write in, with its name, and a word on what is expected or wrong.

import { type InputHTMLAttributes, useId } from 'react'

export function Field({
  label,
  hint,
  wrong,
  ...input
}: {
  readonly label: string
  readonly hint?: string | undefined
  readonly wrong?: string | undefined
} & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  const about = wrong ?? hint
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        {...input}
      />
      {about !== undefined && (
        <p id={`${id}-about`} className={wrong === undefined ? 'note' : 'note wrong'}>
          {about}
        </p>
      )}
    </div>
  )
}
