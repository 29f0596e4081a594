import type { DayFitting, FittingDay } from '@darnley/contract/workshop-fittings'
import { dayAt } from '@darnley/domain/turnaround'
import type { SignName } from '#src/components/icon.tsx'
import { formatTime } from '@darnley/domain/moment'

/** What is with a fitting, in a word and the sign that says the same. */
export interface Standing {
  readonly state: 'held' | 'booked' | 'next' | 'here' | 'done' | 'absent'
  readonly sign: SignName
  readonly tone: 'good' | 'bad' | 'quiet'
  readonly words: string
}

export function standingOf(fitting: DayFitting, next: DayFitting | undefined): Standing {
  const { order, mark, marked_at: at } = fitting
  if (order === null) return { state: 'held', sign: 'later', tone: 'quiet', words: 'Held' }
  switch (mark) {
    case 'here':
      return { state: mark, sign: 'live', tone: 'good', words: `Here, ${at ? timeAt(at) : ''}` }
    case 'done':
      return { state: mark, sign: 'ticked-ring', tone: 'good', words: 'Pinned' }
    case 'absent':
      return { state: mark, sign: 'missing', tone: 'bad', words: 'Did not come' }
    case null:
      return fitting.id === next?.id
        ? { state: 'next', sign: 'today', tone: 'good', words: 'Next' }
        : { state: 'booked', sign: 'later', tone: 'quiet', words: 'Booked' }
  }
}

/** Returns the fitting of today that begins next; none of another day is. */
export function nextOf({ date, fittings }: FittingDay, now: Date): DayFitting | undefined {
  if (date !== dayAt(now)) return undefined
  const time = formatTime(now)
  return fittings.find(
    ({ order, mark, ends_at: end }) => order !== null && mark === null && end > time,
  )
}

/** Whether a time of the day has not begun. */
export function isAhead({ date }: Pick<FittingDay, 'date'>, startsAt: string, now: Date): boolean {
  const today = dayAt(now)
  return date > today || (date === today && startsAt > formatTime(now))
}

const timeAt = (moment: string): string => formatTime(new Date(moment))
