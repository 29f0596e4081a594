/** Moments as they are read in London, wherever the reader and the machine are. */
const time = { hour: '2-digit', minute: '2-digit' } as const
const date = { day: 'numeric', month: 'long' } as const
const styles = {
  time,
  moment: { ...date, ...time },
  weekday: { weekday: 'long', ...date, ...time },
} satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Created on first use: a formatter is slow to make. */
const formatters = new Map<keyof typeof styles, Intl.DateTimeFormat>()

/** Formats the time of day: '18:00'. */
export function formatTime(moment: Date): string {
  return formatterOf('time').format(moment)
}

/** Formats a moment as '27 November at 18:00'. */
export function formatMoment(moment: Date): string {
  return formatterOf('moment').format(moment)
}

/** Formats a moment as 'Friday 27 November at 18:00'. */
export function formatWeekdayMoment(moment: Date): string {
  return formatterOf('weekday').format(moment)
}

function formatterOf(style: keyof typeof styles): Intl.DateTimeFormat {
  const known = formatters.get(style)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    ...styles[style],
  })
  formatters.set(style, formatter)
  return formatter
}
