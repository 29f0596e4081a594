import type { OpeningHours } from '@darnley/contract/opening-hours'

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export interface OpeningLine {
  readonly days: string
  readonly hours: string
}

/** Groups a week into as few lines as possible: consecutive days with the same hours share one. */
export function openingLines(opening: OpeningHours): OpeningLine[] {
  const runs: { first: string; last: string; hours: string }[] = []
  for (const day of week) {
    const hours = hoursOf(opening, day)
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? short(first) : `${short(first)} to ${short(last)}`,
    hours,
  }))
}

function hoursOf(opening: OpeningHours, day: string): string {
  const times = opening
    .filter((one) => one.day === day)
    .map(({ opens, closes }) => `${opens}–${closes}`)
  return times.join(', ') || 'closed'
}

function short(day: string): string {
  return day.charAt(0).toUpperCase() + day.slice(1, 3)
}
