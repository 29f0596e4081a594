import { dayAt, formatDay } from '@darnley/domain/turnaround'

const time = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/London' },
})

/** "Thu 26 November, 14:05", in the time of the workshop. */
export function momentWords(at: string): string {
  const moment = new Date(at)
  return `${formatDay(dayAt(moment))}, ${time.format(moment)}`
}
