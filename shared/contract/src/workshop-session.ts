/** Who is signed in on the workshop's site. Signing in and out are the calls of storefront-session.ts. */
import { z } from 'zod'
import { defineRoute } from './route.ts'
import { workshopRoles } from './staff-roles.ts'

/** A member of the workshop's staff. */
export const Colleague = z.object({
  id: z.uuid(),
  name: z.string().describe('The part of the e-mail before the @ when no name was given'),
  email: z.string(),
  role: z.enum(workshopRoles),
})
export type Colleague = z.infer<typeof Colleague>

/** Not in the specification: what a page may offer depends on the role. */
export const workshopMe = defineRoute({
  source: '6',
  tag: 'workshop session',
  access: 'workshop',
  method: 'GET',
  path: '/workshop/me',
  summary: "The signed-in member of the workshop's staff",
  response: Colleague,
  errors: [401, 403],
})
