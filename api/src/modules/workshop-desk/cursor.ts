import { z } from 'zod'

/** The last order of a page: its due day, whether it is express, and its id. Orders without a day come last. */
export const DeskPosition = z.tuple([
  z.union([z.iso.date(), z.literal('infinity')]),
  z.boolean(),
  z.uuid(),
])
export type DeskPosition = z.infer<typeof DeskPosition>
