/**
 * Documents of the content service that only the api reads: what an owner decides beside the catalogue. Section 7 names
 * no calls for them; the api answers its own calls from them.
 */
import { z } from 'zod'
import { Announcement, Fee, FrequentQuestion } from './help.ts'
import { OpeningHours, OpeningTime } from './opening-hours.ts'
import { StudioAccepts } from './places.ts'
import { Price } from './primitives.ts'

const Id = z.string().min(1)
const Hour = OpeningTime.shape.opens

/** Payload omits an empty field or answers null. */
function orNull<Value>(schema: z.ZodType<Value>): z.ZodType<Value | null> {
  return schema.nullish().transform((value) => value ?? null)
}

function orEmpty<Value>(schema: z.ZodType<Value[]>): z.ZodType<Value[]> {
  return schema.nullish().transform((value) => value ?? [])
}

/** `{company}`, `{support_email}` and `{guarantee_days}` stand for the configured values. */
export const QuestionDocument = FrequentQuestion
export type QuestionDocument = z.infer<typeof QuestionDocument>

/** In pence, before the rate of a site. Without an amount the usual one holds. */
export const FeeDocument = Fee.extend({ amount: orNull(Price) })
export type FeeDocument = z.infer<typeof FeeDocument>

export const AnnouncementDocument = Announcement.extend({
  startsAt: orNull(z.iso.datetime()),
  endsAt: orNull(z.iso.datetime()),
  belowVersion: orNull(z.string()),
  belowIosBuild: orNull(z.int()),
  belowAndroidBuild: orNull(z.int()),
})
export type AnnouncementDocument = z.infer<typeof AnnouncementDocument>

export const DeliveryAreaDocument = z.object({
  id: Id,
  name: z.string(),
  /** Letters of postcodes, such as N, and outward codes, such as BR1. */
  postcodeAreas: z.array(z.string().regex(/^[A-Z]{1,2}(?:\d[A-Z\d]?)?$/)),
  /** Whether the bicycle courier rides here; a content service of a release before answers nothing. */
  sameDayCourier: z
    .boolean()
    .nullish()
    .transform((rides) => rides ?? true),
  shifts: z.array(z.object({ day: OpeningTime.shape.day, startsAt: Hour, endsAt: Hour })),
})
export type DeliveryAreaDocument = z.infer<typeof DeliveryAreaDocument>

export const StudioDocument = z.object({
  id: Id,
  name: z.string(),
  address: z.object({
    line1: z.string(),
    line2: orNull(z.string()),
    city: z.string(),
    postcode: z.string(),
  }),
  phone: z.string(),
  openingHours: OpeningHours,
  accepts: z.array(StudioAccepts),
  /** In whose shop it is; its staff see the fittings. A content service of a release before answers none. */
  partner: orNull(Id),
  /** When fittings are booked; a content service of a release before answers none. */
  fittingTimes: orEmpty(z.array(DeliveryAreaDocument.shape.shifts.element)),
  fittingMinutes: orNull(z.int().min(5).max(240)),
  fittingSeats: orNull(z.int().min(1).max(20)),
})
export type StudioDocument = z.infer<typeof StudioDocument>
