import type { OpeningSeed } from '#src/seed/decision-types.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

function open(days: readonly string[], opens: string, closes: string): OpeningSeed[] {
  return days.map((day) => ({ day, opens, closes }))
}

export const workshopHours = open(WEEKDAYS, '09:00', '17:00')

export const shopHours = [
  ...open(WEEKDAYS, '09:30', '18:30'),
  ...open(['saturday'], '10:00', '18:00'),
]

export const centreHours = [
  ...open([...WEEKDAYS, 'saturday'], '10:00', '20:00'),
  ...open(['sunday'], '12:00', '18:00'),
]
