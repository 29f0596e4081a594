import { z } from 'zod'

/** The edge's endpoint where a page reports its speed, after consent. */
export const vitalPath = '/releases/vitals'

/** Web vitals: CLS without a unit, the others in milliseconds. */
export const VitalName = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
export type VitalName = z.infer<typeof VitalName>

/** One measurement of one page. Contains no personal data. */
export const PageVital = z.strictObject({
  /** Id of the set that the page is on. */
  set: z.string().regex(/^[0-9a-f]{1,40}$/),
  name: VitalName,
  value: z.number().min(0).max(600_000),
})
export type PageVital = z.infer<typeof PageVital>
