// An icon beside text, as large as the text is. What it means stands in words beside it, so it is not read out.

export function Icon({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  )
}
