import { z } from 'zod'

/** A service that areas call from the browser, deployed apart from them. */
export const ServiceName = z.enum(['api', 'content'])
export type ServiceName = z.infer<typeof ServiceName>
