import type { FastifyRequest } from 'fastify'
import type { Storefront } from '@darnley/contract/storefront-session'
import { NO_RATE, type Rate } from '@darnley/domain/money'
import { unavailable } from '#src/lib/http-error.ts'
import type { StorefrontRepository } from './repository.ts'
import { isDomainName, isHostname } from './rules.ts'

/** Resolves the site of a request; null for the customers' own site. */
export interface Sites {
  /** @throws HttpError 503 for a hostname that is no site, or not yet: prices of another site must not be used */
  of(request: FastifyRequest): Promise<Storefront | null>
  byDomain(domain: string): Promise<Storefront | null>
}

/** With the follower of partners it adds to the 10 s within which a published partner is served. */
const FRESH_MS = 1000

/**
 * Caches storefronts for a second: they change rarely and every call needs one.
 *
 * @param home The hostname of the customers' own site
 */
export function makeSites(repository: StorefrontRepository, home: string): Sites {
  let known: Promise<Map<string, Storefront>> | null = null
  let readAt = 0

  function domains(): Promise<Map<string, Storefront>> {
    if (known && Date.now() - readAt < FRESH_MS) return known
    readAt = Date.now()
    const reading = repository.open().then((all) => new Map(all.map((each) => [each.domain, each])))
    known = reading
    reading.catch(() => {
      if (known === reading) known = null
    })
    return reading
  }

  const byDomain = async (domain: string): Promise<Storefront | null> =>
    (await domains()).get(domain.toLowerCase()) ?? null
  async function of({ hostname }: FastifyRequest): Promise<Storefront | null> {
    const site = await byDomain(hostname)
    const isOther = isDomainName(hostname) && hostname.toLowerCase() !== home
    if (!site && isOther && isHostname(hostname))
      throw unavailable('This site is not served at the moment')
    return site
  }

  return { byDomain, of }
}

export function rateOf(storefront: Storefront | null): Rate {
  return storefront?.exchange_rate ?? NO_RATE
}
