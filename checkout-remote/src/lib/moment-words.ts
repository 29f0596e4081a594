import { formatTime } from '@darnley/domain/moment'
import { dayAt, formatDay } from '@darnley/domain/turnaround'

/** "Thu 26 November, 14:05", in the time of the workshop. */
export function momentWords(at: string): string {
  const moment = new Date(at)
  return `${formatDay(dayAt(moment))}, ${formatTime(moment)}`
}
