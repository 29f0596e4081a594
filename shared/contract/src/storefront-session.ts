/**
 * Staff sign-in and sessions. Rules: api/src/modules/storefront-session/rules.ts,
 * api/src/modules/storefront-session/sign-in.ts, api/src/modules/storefront-session/guesses.ts.
 */
import { z } from 'zod'
import { InStoreType } from './checkout.ts'
import { DeliveryProviderCode } from './delivery-providers.ts'
import { defineRoute } from './route.ts'

export const StorefrontAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  postcode: z.string(),
})

/** Section 3, "Storefront". */
export const Storefront = z.object({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  locale: z.string().describe('For instance en_GB'),
  exchange_rate: z
    .string()
    .describe('A decimal as a string, so that no digit is lost; 1 by default'),
  delivery_options: z.array(InStoreType),
  blocked_delivery_providers: z.array(DeliveryProviderCode),
  address: StorefrontAddress,
})
export type Storefront = z.infer<typeof Storefront>

const common = { source: '7.2', tag: 'storefront session' } as const

export const StaffCredentials = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
  code: z
    .string()
    .trim()
    .max(40)
    .optional()
    .describe('Of the second step, or a recovery code, for those who switched it on'),
})

export const StaffSession = z.object({ storefront: Storefront })

export const storefrontToken = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/storefront/token',
  summary: 'Signs a member of staff in; the session is held by cookies',
  body: StaffCredentials,
  response: StaffSession,
  errors: [401, 429],
  example: {
    body: { email: 'staff@maison.example', password: 'your password' },
  },
})

export const refreshToken = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/storefront/refresh_token',
  summary:
    'Rotates the session; a refresh token that is used twice revokes its whole family. With a Bearer token of jwt_auth, once, it brings that session into this browser',
  response: StaffSession,
  errors: [401],
})

export const logout = defineRoute({
  ...common,
  access: 'public',
  method: 'POST',
  path: '/storefront/logout',
  summary: 'Ends the session',
  response: z.null(),
})

export const storefrontDetails = defineRoute({
  ...common,
  access: 'staff',
  method: 'GET',
  path: '/storefront/storefront_details',
  summary: 'The storefront of the signed-in member of staff',
  response: Storefront,
  errors: [401, 403],
})
