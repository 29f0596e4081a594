import type { FastifyInstance } from 'fastify'
import {
  type BearerToken,
  jwtAuth,
  storefrontAuth,
  storefrontPasswordReset,
  tokenSwagger,
} from '@darnley/contract/storefront-access'
import { forbidden } from '#src/lib/http-error.ts'
import { passwordFaults } from '#src/modules/accounts/service.ts'
import { clearStaffCookies } from '#src/modules/storefront-session/cookies.ts'
import { ACCESS_SECONDS } from '#src/modules/storefront-session/rules.ts'
import { openProgramSession } from '#src/modules/storefront-session/session.ts'
import { checkSignIn } from '#src/modules/storefront-session/sign-in.ts'
import { readForms } from '#src/plugins/bodies.ts'
import { serve } from '#src/plugins/contract-routes.ts'
import type { Services } from '#src/services.ts'
import { checkAccessCode } from './access-code.ts'
import { askForReset, resetPassword } from './password-reset.ts'

export function storefrontAccessRoutes(app: FastifyInstance, services: Services): void {
  const { db, places } = services

  serve(app, {
    route: storefrontAuth,
    handler: async ({ query }, { request }) => {
      const { storefront } = await checkAccessCode(services, { code: query.access_code, request })
      return { storefront, stores: await places.storesOf(storefront.id) }
    },
  })

  serve(app, {
    route: jwtAuth,
    handler: async ({ query }, { request }) => {
      const holder = await checkAccessCode(services, { code: query.access_code, request })
      const shops = await places.storesOf(holder.storefront.id)
      if (!shops.some(({ id }) => id === query.store_id))
        throw forbidden('This is no shop of the storefront')
      const session = { staffId: holder.staffId, storeId: query.store_id, request }
      return { ...(await bearerToken(services, session)), storefront: holder.storefront }
    },
  })

  serve(app, {
    route: storefrontPasswordReset,
    rules: ({ body: { password } }) => passwordFaults({ password }),
    handler: async ({ body: { email, token, password } }, { request, reply }) => {
      if (email !== undefined) await askForReset(services, { email, address: request.ip })
      if (token !== undefined && password !== undefined) {
        await resetPassword(services, { token, password })
        clearStaffCookies(reply, ['access', 'refresh', 'device', 'hint'])
      }
      return null
    },
  })

  // A separate scope, so that no other call accepts forms.
  void app.register(async (scope) => {
    readForms(scope)
    serve(scope, {
      route: tokenSwagger,
      handler: async ({ body }, { request }) => {
        const { username: email, password } = body
        const { ip: address, hostname } = request
        const attempt = { email, password, address, hostname, device: null }
        const { id } = await checkSignIn(db, attempt)
        return bearerToken(services, { staffId: id, storeId: null, request })
      },
    })
  })
}

/** Returns a bearer token. Programs sign in again when it expires. */
async function bearerToken(
  services: Services,
  session: Parameters<typeof openProgramSession>[1],
): Promise<BearerToken> {
  const access = await openProgramSession(services, session)
  return { access_token: access, token_type: 'bearer', expires_in: ACCESS_SECONDS }
}
