import { z } from 'zod'

/** Days for which nothing has happened before a customer is reminded. */
export const REMIND_AFTER_DAYS = 3

/** Days after which a reminder would come too late: of an order from before there were any, for instance. */
export const REMIND_WITHIN_DAYS = 14

/** Statuses in which the customer has the clothes. */
export const SEND_STATUSES = ['awaiting_pickup', 'awaiting_store_dropoff'] as const

/** Statuses in which the clothes wait to be fetched. */
export const FETCH_STATUSES = ['awaiting_store_collection'] as const

/** Hours of the day in London, written `9-19`: from the first, before the second. */
export const ReminderHours = z
  .string()
  .regex(/^\d{1,2}-\d{1,2}$/)
  .transform((text) => {
    const [from = 0, to = 0] = text.split('-').map(Number)
    return { from, to }
  })
  .refine(({ from, to }) => from < to && to <= 24)
export type ReminderHours = z.output<typeof ReminderHours>

/** Whether reminders go out at this moment: mail at night wakes people. */
export function isTimeToRemind(now: Date, { from, to }: ReminderHours): boolean {
  const hour = Number(hourOfLondon.format(now))
  return hour >= from && hour < to
}

const hourOfLondon = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  hourCycle: 'h23',
})
