// Small things kept in this browser. One that keeps nothing still plays.

export function kept<Value>(key: string, or: Value): Value {
  try {
    const text = localStorage.getItem(`undercrown.${key}`)
    return text === null ? or : (JSON.parse(text) as Value)
  } catch {
    return or
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`undercrown.${key}`, JSON.stringify(value))
  } catch {
    // Full, or forbidden.
  }
}
