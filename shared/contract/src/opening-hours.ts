/** When a place is open. */
import { z } from 'zod'

const Hour = z.string().regex(/^\d{2}:\d{2}$/)

export const OpeningTime = z.object({
  day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  opens: Hour,
  closes: Hour,
})

/** Closed on days that are absent. Times are local times in London. */
export const OpeningHours = z.array(OpeningTime)
export type OpeningHours = z.infer<typeof OpeningHours>
