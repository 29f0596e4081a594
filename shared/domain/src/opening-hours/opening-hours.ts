/** When a place is open, in words, and where it is on a map. */
import type { DropOffPoint } from '@darnley/contract/delivery-providers'
import type { OpeningHours } from '@darnley/contract/opening-hours'
import { type Day, weekdayOf } from '#src/turnaround/day.ts'

type OpeningTime = OpeningHours[number]
type Weekday = OpeningTime['day']

/** From Monday, as opening hours are read. */
const WEEK: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** Returns the hours of the week, such as "Mon to Fri 9.30 am to 6.30 pm", days with the same hours together. */
export function hoursInWords(hours: OpeningHours): string[] {
  const runs: { first: Weekday; last: Weekday; times: string }[] = []
  for (const day of WEEK) {
    const times = timesOf(day, hours)
    const run = runs.at(-1)
    if (run?.times === times) run.last = day
    else runs.push({ first: day, last: day, times })
  }
  return runs.flatMap(({ first, last, times }) => (times ? [`${span(first, last)} ${times}`] : []))
}

/** Returns whether the place is open on a day and until when, such as "Open today until 8 pm"; null for unknown hours. */
export function hoursOn(day: Day, hours: OpeningHours): string | null {
  // A place with no hours at all is one of which they were not given, not one that never opens.
  if (hours.length === 0) return null
  // 0 is Sunday.
  const name = WEEK[(weekdayOf(day) + 6) % 7]
  const last = hours
    .filter((each) => each.day === name)
    .toSorted(byClosing)
    .at(-1)
  return last ? `Open today until ${hourInWords(last.closes)}` : 'Closed today'
}

/** Returns '10 am' or '6.30 pm' of a time such as 18:30. */
export function hourInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** Returns the address in one line. */
export function addressInWords({ line1, line2, city, postcode }: DropOffPoint['address']): string {
  return [line1, line2, city, postcode].filter((part) => part !== '').join(', ')
}

/** Returns a link to the place on a map, which needs no script and no key. */
export function mapUrl({ address }: Pick<DropOffPoint, 'address'>): string {
  const { line1, city, postcode } = address
  const query = new URLSearchParams({ query: [line1, city, postcode].join(', ') })
  return `https://www.openstreetmap.org/search?${query.toString()}`
}

function timesOf(day: Weekday, hours: OpeningHours): string {
  return hours
    .filter((each) => each.day === day)
    .toSorted(byClosing)
    .map(({ opens, closes }) => `${hourInWords(opens)} to ${hourInWords(closes)}`)
    .join(' and ')
}

function byClosing(one: OpeningTime, other: OpeningTime): number {
  return one.closes.localeCompare(other.closes)
}

function span(first: Weekday, last: Weekday): string {
  return first === last ? shortName(first) : `${shortName(first)} to ${shortName(last)}`
}

function shortName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1, 3)
}
