import ical, { ICalCalendarMethod } from 'ical-generator'
import { addDays, type Day } from '@darnley/domain/turnaround'
import { calendarDays } from '@darnley/domain/order-plan'
import type { Order } from './repository.ts'
import type { PlannedOrder } from './plan.ts'

interface ForCalendar {
  readonly order: Pick<Order, 'id' | 'token' | 'collectionRef' | 'version' | 'updatedAt'>
  readonly planned: PlannedOrder
  readonly companyName: string
  readonly siteUrl: string
}

/**
 * Returns the days of an order as a calendar file (RFC 5545). A calendar that has read an earlier one replaces its days,
 * because they keep their ids and have a later version.
 */
export function orderCalendar({ order, planned, companyName, siteUrl }: ForCalendar): Buffer {
  const { collectionRef: number, token, version: sequence } = order
  const calendar = ical({
    name: `${companyName} order ${number}`,
    prodId: { company: companyName, product: 'orders', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: calendarDays(planned.plan).map(({ name, day, title, text, place }) => ({
      id: `${order.id}-${name}@${new URL(siteUrl).hostname}`,
      sequence,
      stamp: order.updatedAt,
      allDay: true,
      start: dateOf(day),
      end: dateOf(addDays(day, 1)),
      summary: `${title}: ${companyName} ${number}`,
      description: text,
      location: place,
      url: `${siteUrl}/order?orderIdToken=${encodeURIComponent(token)}`,
    })),
  })
  return Buffer.from(calendar.toString())
}

/** A whole day is written as it is in UTC, whatever the zone of the machine. */
function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}
