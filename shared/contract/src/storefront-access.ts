/**
 * Other ways to sign in to the storefront API: access codes, programs, password reset. Rules:
 * api/src/modules/storefront-access/access-code.ts, api/src/modules/storefront-access/password-reset.ts,
 * api/src/modules/accounts/rules.ts.
 */
import { z } from 'zod'
import { Email } from './primitives.ts'
import { defineRoute } from './route.ts'
import { Store } from './places.ts'
import { Storefront } from './storefront-session.ts'

const common = { tag: 'storefront session', access: 'public' } as const

const AccessCode = z.string().min(1).max(100).describe('Issued to a shop for its till')

/** RFC 6749, section 5.1: sent as `Authorization: Bearer`. */
export const BearerToken = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int().describe('Seconds'),
})
export type BearerToken = z.infer<typeof BearerToken>

export const StoreReference = Store.pick({ id: true, name: true })

export const StorefrontAccess = z.object({
  storefront: Storefront,
  stores: z.array(StoreReference),
})

export const storefrontAuth = defineRoute({
  ...common,
  source: '7.1',
  method: 'GET',
  path: '/public/storefront/auth',
  summary: 'Which storefront an access code opens, and which of its shops jwt_auth can name',
  query: z.strictObject({ access_code: AccessCode }),
  response: StorefrontAccess,
  errors: [401, 429],
  example: { query: { access_code: 'your-access-code' } },
})

export const TillSession = BearerToken.extend({ storefront: Storefront })

export const jwtAuth = defineRoute({
  ...common,
  source: '7.2',
  method: 'POST',
  path: '/storefront/jwt_auth',
  summary: 'Signs the till of a shop in; what it does is recorded with the shop',
  query: z.strictObject({ access_code: AccessCode, store_id: z.string().min(1).max(100) }),
  response: TillSession,
  errors: [401, 403, 429],
  example: {
    query: { access_code: 'your-access-code', store_id: 'maison-vale-marylebone' },
  },
})

/** RFC 6749, section 4.3.2. */
export const PasswordGrant = z.strictObject({
  grant_type: z.literal('password').optional(),
  username: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(256),
  scope: z.string().max(200).optional(),
  client_id: z.string().max(200).optional(),
  client_secret: z.string().max(200).optional(),
})

export const tokenSwagger = defineRoute({
  ...common,
  source: '7.2',
  method: 'POST',
  path: '/storefront/token_swagger',
  summary: 'Signs in by the OAuth2 password form, for the documentation page and for programs',
  bodyType: 'form',
  body: PasswordGrant,
  response: BearerToken,
  errors: [401, 429],
  example: {
    body: { grant_type: 'password', username: 'staff@maison.example', password: 'your password' },
  },
})

/** Both steps of a password reset: an e-mail address requests the link, its token sets the password. */
export const StaffPasswordReset = z
  .strictObject({
    email: Email.optional(),
    token: z.string().min(1).max(100).optional(),
    password: z.string().min(8).max(256).optional(),
  })
  .superRefine(({ email, token, password }, context) => {
    const isAsking = email !== undefined && token === undefined && password === undefined
    const isSetting = email === undefined && token !== undefined && password !== undefined
    if (!isAsking && !isSetting)
      context.addIssue({ code: 'custom', message: 'Send either `email` or `token` and `password`' })
  })

export const storefrontPasswordReset = defineRoute({
  ...common,
  source: '7.2',
  method: 'POST',
  path: '/storefront/password_reset',
  cost: 10,
  summary: 'Mails a link that works once, for 30 minutes; its token sets a new password',
  body: StaffPasswordReset,
  response: z.null(),
  errors: [429],
  example: { body: { email: 'staff@maison.example' } },
})
