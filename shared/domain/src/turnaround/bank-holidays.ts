import { addDays, type Day, dayOf, weekdayOf } from './day.ts'

const MONDAY = 1
const known = new Map<number, ReadonlySet<Day>>()

/**
 * Returns the bank holidays of England and Wales in a year, by the rules of the Banking and Financial Dealings Act
 * 1971: a holiday on a weekend moves to the next weekday. Excludes days that are proclaimed once, as for a coronation.
 */
export function bankHolidays(year: number): ReadonlySet<Day> {
  const days = known.get(year) ?? new Set(daysOf(year))
  known.set(year, days)
  return days
}

function daysOf(year: number): Day[] {
  const easter = easterSunday(year)
  return [
    onWeekday(dayOf(year, 1, 1)),
    addDays(easter, -2),
    addDays(easter, 1),
    firstMonday(dayOf(year, 5, 1)),
    addDays(firstMonday(dayOf(year, 6, 1)), -7),
    addDays(firstMonday(dayOf(year, 9, 1)), -7),
    ...christmas(year),
  ]
}

/** Returns two consecutive days off, neither on a weekend. */
function christmas(year: number): Day[] {
  const first = dayOf(year, 12, 25)
  switch (weekdayOf(first)) {
    case 5:
      return [first, addDays(first, 3)]
    case 6:
      return [addDays(first, 2), addDays(first, 3)]
    case 0:
      return [addDays(first, 1), addDays(first, 2)]
    default:
      return [first, addDays(first, 1)]
  }
}

function onWeekday(day: Day): Day {
  const weekday = weekdayOf(day)
  if (weekday === 6) return addDays(day, 2)
  return weekday === 0 ? addDays(day, 1) : day
}

function firstMonday(from: Day): Day {
  return addDays(from, (MONDAY + 7 - weekdayOf(from)) % 7)
}

/** Returns Easter Sunday by the Gregorian computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - moonShift + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const lunarShift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * lunarShift + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}
