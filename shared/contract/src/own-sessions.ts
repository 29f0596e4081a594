/** The sessions of a member of staff. Rules: api/src/modules/own-sessions/rules.ts. */
import { z } from 'zod'
import { unknownId } from './examples.ts'
import { defineRoute } from './route.ts'

const common = {
  source: 'design: session and cookies',
  tag: 'storefront session',
  access: 'staff',
  errors: [401, 403],
} as const

export const OwnSession = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  /** `access_code`: with the code of a till or a partner's link; `program`: through token_swagger. */
  opened_by: z.enum(['password', 'access_code', 'program']),
  device: z.string().nullable().describe('For instance "Chrome on Windows"; null when unknown'),
  shop: z.string().nullable().describe('The shop whose till signed in with an access code'),
  network: z.string().nullable().describe('IP address that opened it; its /64 for IPv6'),
  is_same_network: z.boolean(),
  signed_in_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().describe('Accurate to 15 minutes'),
})
export type OwnSession = z.infer<typeof OwnSession>

export const OwnSessions = z.array(OwnSession)

export const ownSessions = defineRoute({
  ...common,
  method: 'GET',
  path: '/storefront/sessions',
  summary:
    'Where the caller is signed in, the session in use first. The till of a shop sees its own shop alone',
  response: OwnSessions,
})

export const endOwnSession = defineRoute({
  ...common,
  method: 'POST',
  path: '/storefront/end_session',
  summary: 'Ends one session of the caller, and answers with those that are left',
  query: z.strictObject({ session_id: z.uuid() }),
  response: OwnSessions,
  errors: [401, 403, 404],
  example: { query: { session_id: unknownId } },
})

export const endOtherSessions = defineRoute({
  ...common,
  method: 'POST',
  path: '/storefront/end_other_sessions',
  summary: 'Ends every session of the caller but the one in use',
  response: OwnSessions,
})
