import type { Person } from '@darnley/contract/workshop-people'
import { shortMomentOf } from '#src/lib/moment.ts'

/** The last use of a session is known to 15 minutes. */
const stillNow = 16 * 60_000

/** Returns when a person used the site last: Now, or Tue 24 Nov, 16:40. */
export function lastUseOf(
  { last_used_at: last, sessions }: Pick<Person, 'last_used_at' | 'sessions'>,
  now: Date,
): string {
  if (last === null) return 'Never'
  const isNow = sessions > 0 && now.getTime() - Date.parse(last) < stillNow
  return isNow ? 'Now' : shortMomentOf(last)
}

export function sessionsOf(count: number): string {
  if (count === 0) return 'No session'
  return count === 1 ? '1 session' : `${count} sessions`
}

/** Returns how many people there are, how many have not answered, and how many have no second step. */
export function summaryOf(people: readonly Person[]): string {
  const count = (is: (person: Person) => boolean): number => people.filter(is).length
  const invited = count(({ invited_at: at }) => at !== null)
  const without = count(
    ({ invited_at: at, has_second_step: has, role }) => at === null && !has && role !== 'shop',
  )
  return [
    people.length === 1 ? '1 person' : `${people.length} people`,
    ...(invited > 0 ? [`${invited} invited`] : []),
    ...(without > 0 ? [`${without} without a second step`] : []),
  ].join(' · ')
}

/** Returns the people whose name or address has the words, at a site if one is chosen. */
export function findPeople(
  people: readonly Person[],
  { words, site }: { words: string; site: string },
): Person[] {
  const wanted = words.trim().toLowerCase()
  return people.filter(
    ({ name, email, site: own }) =>
      (site === '' || own.id === site) && `${name} ${email}`.toLowerCase().includes(wanted),
  )
}
