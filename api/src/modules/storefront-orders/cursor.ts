import { z } from 'zod'

/**
 * The last order of a page; the time in microseconds, the database's precision. 16 digits last beyond the year 2200.
 */
export const Position = z.tuple([z.string().regex(/^\d{1,16}$/), z.uuid()])
export type Position = z.infer<typeof Position>

/** The last order of a page by due day: the day, whether it is express, and its id. */
export const DuePosition = z.tuple([z.iso.date(), z.boolean(), z.uuid()])
export type DuePosition = z.infer<typeof DuePosition>
