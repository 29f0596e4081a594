const formatters = new Map<string, Intl.DateTimeFormat>()

/** Date and time of the shop's clock: 21 Nov 2026, 10:42. */
export function momentText(iso: string, locale: string): string {
  const known = formatters.get(locale)
  const formatter =
    known ??
    new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/London',
    })
  formatters.set(locale, formatter)
  return formatter.format(new Date(iso))
}
