import type { BasketEntry, FittingChoice } from '@darnley/contract/basket'
import type { Fitting } from '@darnley/contract/fittings'
import type { Shift } from '@darnley/contract/locations'
import { daysAfter } from '#src/modules/fittings/rules.ts'
import { inLondon } from '#src/modules/locations/rules.ts'
import { someJeans } from './booking.ts'
import { type PaidOrder, placePaidOrder } from './paid-order.ts'
import type { TestEnvironment } from './test-environment.ts'
import { type Answer, visit, type Visitor } from './visitor.ts'

export const PLACE = 'london-fitting-space'

export type Time = Pick<Shift, 'date' | 'starts_at'>

let ahead = 2
/** Returns a day on which no other test of the file books. */
export const ownDay = (): string => daysAfter(inLondon(new Date()).date, (ahead += 2))

/** Returns the first two times of a day of their own. */
export async function twoTimes(environment: TestEnvironment): Promise<[Shift, Shift]> {
  const [first, second] = await timesOn(environment, ownDay())
  if (!first || !second) throw new Error('The day has no times')
  return [first, second]
}

/** Returns jeans that are fitted in person, or in another way. */
export async function fitted(fittingChoice: FittingChoice = 'pin_in_store'): Promise<BasketEntry> {
  const jeans = await someJeans()
  const serviceDetails = jeans.serviceDetails.map((line) => ({
    ...line,
    ...{ fittingChoice, fittingDetails: null },
  }))
  return { ...jeans, serviceDetails }
}

export function hold<Body = Fitting>(visitor: Visitor, time: Time): Promise<Answer<Body>> {
  const { date, starts_at } = time
  return visitor.post<Body>('/public/hold_fitting', { body: { place_id: PLACE, date, starts_at } })
}

export async function timesOn({ apiUrl }: TestEnvironment, date: string): Promise<Shift[]> {
  const query = new URLSearchParams({ place_id: PLACE, as_of: date }).toString()
  const { body } = await visit(apiUrl).get<Shift[]>(`/public/shifts?${query}`)
  return body.filter((shift) => shift.date === date)
}

/** Orders jeans with a fitting. */
export async function bookFitting(environment: TestEnvironment, time: Time): Promise<PaidOrder> {
  const visitor = visit(environment.apiUrl)
  const jeans = await fitted()
  await visitor.fill([jeans])
  if ((await hold(visitor, time)).status !== 200) throw new Error('The time was not held')
  return placePaidOrder(environment, { visitor, booked: [jeans] })
}

/** Returns the properties of the fitting in a calendar file. */
export function fittingEvent(file: string): Record<string, string> {
  const event = file.split('BEGIN:VEVENT').find((part) => part.includes('-fitting@')) ?? ''
  const lines = event.split('\r\n').map((line) => line.split(':', 2) as [string, string])
  return Object.fromEntries(lines)
}
