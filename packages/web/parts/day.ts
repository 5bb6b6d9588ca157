// A day as people say it: today, yesterday, the day of the week, or the date.

const DAY = 86_400_000

export function dayOf(at: number, now: number, lang: string): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const days = Math.max(0, Math.ceil((midnight - at) / DAY))
  if (days <= 1) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-days, 'day')
  if (days < 7) return new Intl.DateTimeFormat(lang, { weekday: 'long' }).format(at)
  const thisYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(lang, {
    day: 'numeric',
    month: 'short',
    ...(!thisYear && { year: 'numeric' }),
  }).format(at)
}
