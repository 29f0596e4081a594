import { addDays, type Day, formatDay } from '#src/turnaround/day.ts'
import type { PlanStage } from './stage.ts'

/** Returns 'Today, Mon 23 November', 'By Thu 26 November' or a bare day; null where no day is promised. */
export function dayWords(
  { day, isBy }: Pick<PlanStage, 'day' | 'isBy'>,
  today: Day,
): string | null {
  if (day === null) return null
  const words = formatDay(day)
  if (isBy) return `By ${words}`
  if (day === today) return `Today, ${words}`
  return day === addDays(today, 1) ? `Tomorrow, ${words}` : words
}
