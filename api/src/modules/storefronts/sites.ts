import type { FastifyRequest } from 'fastify'
import type { Storefront } from '@darnley/contract/storefront-session'
import { NO_RATE, type Rate } from '@darnley/domain/pricing'
import type { StorefrontRepository } from './repository.ts'

/** Resolves the site of a request; null for the customers' own site. */
export interface Sites {
  of(request: FastifyRequest): Promise<Storefront | null>
  byDomain(domain: string): Promise<Storefront | null>
}

const FRESH_MS = 5000

/** Caches storefronts for a few seconds: they change rarely and every call needs one. */
export function makeSites(repository: StorefrontRepository): Sites {
  let known: Promise<Map<string, Storefront>> | null = null
  let readAt = 0

  function domains(): Promise<Map<string, Storefront>> {
    if (known && Date.now() - readAt < FRESH_MS) return known
    readAt = Date.now()
    const reading = repository.all().then((all) => new Map(all.map((each) => [each.domain, each])))
    known = reading
    reading.catch(() => {
      if (known === reading) known = null
    })
    return reading
  }

  const byDomain = async (domain: string): Promise<Storefront | null> =>
    (await domains()).get(domain.toLowerCase()) ?? null
  return { byDomain, of: (request) => byDomain(request.hostname) }
}

export function rateOf(storefront: Storefront | null): Rate {
  return storefront?.exchange_rate ?? NO_RATE
}
