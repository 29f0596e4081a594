import type { Day } from '@darnley/domain/turnaround'
import type { SignName } from '#src/components/icon.tsx'
import { shortDayOf } from './moment.ts'

export type DueTone = 'late' | 'today' | 'later' | 'expected'

/** When the work of an order is due, in words and with the sign that says the same. */
export interface Due {
  readonly tone: DueTone
  readonly sign: SignName
  readonly words: string
}

interface Dated {
  /** A day in London; null when nothing is due. */
  readonly due_day: string | null
  readonly stage: string | null
}

/** Returns null when nothing is due. Before the clothes are here, the day is only expected. */
export function dueOf({ due_day: day, stage }: Dated, today: Day): Due | null {
  if (day === null || stage === 'on_its_way' || stage === null) return null
  if (stage === 'coming')
    return { tone: 'expected', sign: 'later', words: `Due ${dayWords(day as Day, today)}` }
  if (day < today) return { tone: 'late', sign: 'late', words: `Late, ${daysBetween(day, today)}` }
  if (day === today) return { tone: 'today', sign: 'today', words: 'Due today' }
  return { tone: 'later', sign: 'later', words: dayWords(day as Day, today) }
}

function dayWords(day: Day, today: Day): string {
  return day === today ? 'today' : shortDayOf(day)
}

function daysBetween(day: string, today: string): string {
  const count = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000)
  return count === 1 ? '1 day' : `${count} days`
}
