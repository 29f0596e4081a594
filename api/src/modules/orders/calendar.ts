import ical, { ICalCalendarMethod } from 'ical-generator'
import type { FittingPlace } from '@darnley/contract/fittings'
import { addressInWords } from '@darnley/domain/opening-hours'
import { londonMoment } from '#src/modules/locations/rules.ts'
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
  const { fitting } = planned.order
  if (fitting?.state === 'booked')
    calendar.createEvent({
      id: `${order.id}-fitting@${new URL(siteUrl).hostname}`,
      // A move does not change the order itself.
      sequence: sequence + fitting.moves,
      stamp: order.updatedAt,
      start: londonMoment(fitting.date, fitting.starts_at),
      end: londonMoment(fitting.date, fitting.ends_at),
      summary: `Your fitting: ${companyName} ${number}`,
      description: 'Bring what is fitted, and what you wear with it.',
      location: fitting.place && placeLine(fitting.place),
      url: `${siteUrl}/order?orderIdToken=${encodeURIComponent(token)}`,
    })
  return Buffer.from(calendar.toString())
}

function placeLine({ name, address }: FittingPlace): string {
  return `${name}, ${addressInWords(address)}`
}

/** A whole day is written as it is in UTC, whatever the zone of the machine. */
function dateOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`)
}
