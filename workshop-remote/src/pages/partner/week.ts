import type { PartnerDescription } from '@darnley/contract/workshop-partners'

export type Hours = PartnerDescription['shops'][number]['openingHours']
export type WeekDay = Hours[number]['day']

/** Days of the week with their names. */
export const weekDays: readonly (readonly [WeekDay, string])[] = [
  ['monday', 'Monday'],
  ['tuesday', 'Tuesday'],
  ['wednesday', 'Wednesday'],
  ['thursday', 'Thursday'],
  ['friday', 'Friday'],
  ['saturday', 'Saturday'],
  ['sunday', 'Sunday'],
]

const isClosed = ({ opens, closes }: Hours[number]): boolean => !opens.trim() && !closes.trim()

/** Returns the hours with a row for each day, empty where the shop is closed. */
export function withAllDays(hours: Hours): Hours {
  return weekDays.flatMap(([day]) => {
    const own = hours.filter((each) => each.day === day)
    return own.length > 0 ? own : [{ day, opens: '', closes: '' }]
  })
}

export function withoutClosedDays(hours: Hours): Hours {
  return hours.filter((each) => !isClosed(each))
}

/** Returns the row of the week that was sent as this one. */
export function placeInWeek(hours: Hours, sent: number): number {
  return hours.flatMap((each, at) => (isClosed(each) ? [] : [at]))[sent] ?? sent
}

/** Returns the hours with Monday's on the other working days too. */
export function likeMonday(hours: Hours): Hours {
  const monday = hours.filter(({ day }) => day === 'monday')
  return weekDays.flatMap(([day]) =>
    day === 'saturday' || day === 'sunday'
      ? hours.filter((each) => each.day === day)
      : monday.map((each) => ({ ...each, day })),
  )
}
