import type { FastifyRequest } from 'fastify'
import type { Storefront } from '@darnley/contract/storefront-session'
import { unauthorized } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { accessCodeLimits, TOO_MANY_SIGN_INS } from '#src/modules/storefront-session/guesses.ts'
import { findOnce } from '#src/modules/throttle/throttle.ts'
import type { Services } from '#src/services.ts'
import { accessRepository } from './repository.ts'

interface Presented {
  readonly code: string
  readonly request: FastifyRequest
}

/**
 * Returns the colleague and shop that an access code signs in. Wrong codes are counted like wrong passwords.
 * @throws HttpError 401 for a wrong code and for one of another storefront than the site's; 429
 */
export async function checkAccessCode(
  { db, sites }: Pick<Services, 'db' | 'sites'>,
  { code, request }: Presented,
): Promise<{ staffId: string; storefront: Storefront }> {
  const site = await sites.of(request)
  const holder = await findOnce(db, {
    limits: accessCodeLimits(request.ip),
    detail: TOO_MANY_SIGN_INS,
    find: async () => {
      const found = await accessRepository(db).byAccessCode(hashToken(code))
      return found && site && site.id !== found.storefront.id ? null : found
    },
  })
  if (!holder) throw unauthorized('This access code is not valid')
  return holder
}
