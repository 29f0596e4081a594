import type { FastifyRequest } from 'fastify'
import type { Storefront } from 'shared/contract/storefront-session'
import { unauthorized } from '#src/lib/http-error.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { createStaffRepository } from '#src/modules/storefront-session/repository.ts'
import {
  countAttempt,
  refuseTooMany,
  throttleKeys,
} from '#src/modules/storefront-session/throttle.ts'
import type { Services } from '#src/services.ts'
import { accessRepository } from './repository.ts'

interface Presented {
  readonly code: string
  readonly request: FastifyRequest
}

/**
 * Whom an access code signs in. Wrong ones are counted as wrong passwords are.
 * @throws HttpError 401 for a wrong code and for one of another storefront than the site's; 429
 */
export async function checkAccessCode(
  { db, sites }: Pick<Services, 'db' | 'sites'>,
  { code, request }: Presented,
): Promise<{ staffId: string; storefront: Storefront }> {
  const counter = createStaffRepository(db)
  const keys = throttleKeys({ account: `code ${code}`, address: request.ip })
  await refuseTooMany(counter, keys)
  const holder = await accessRepository(db).byAccessCode(hashToken(code))
  const site = await sites.of(request)
  if (holder && (!site || site.id === holder.storefront.id)) return holder
  await countAttempt(counter, keys)
  throw unauthorized('This access code is not valid')
}
