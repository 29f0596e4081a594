import { addDays, type Day } from '@darnley/domain/turnaround'
import { formatTime } from '@darnley/domain/moment'
import { shortMomentOf } from '#src/lib/moment.ts'

/** Days that a customer may be given to answer; the api takes at most 30. */
const offered = [2, 4, 7, 14]
export const usualDays = 7

interface AnswerDay {
  readonly days: number
  /** The end of that day's work, 18:00 in London. */
  readonly until: string
  /** Fri 27 Nov, 18:00 */
  readonly label: string
}

/** Returns until when a customer may be asked to answer. */
export function answerDays(today: Day): AnswerDay[] {
  return offered.map((days) => {
    const until = endOfWork(addDays(today, days))
    return { days, until, label: shortMomentOf(until) }
  })
}

function endOfWork(day: string): string {
  const inUtc = new Date(`${day}T18:00:00.000Z`)
  const ahead = Number(formatTime(inUtc).slice(0, 2)) - 18
  return new Date(inUtc.getTime() - ahead * 3_600_000).toISOString()
}
