/** The seconds for which a response is fresh, and for which it may be served stale. */
export interface CachePolicy {
  readonly fresh: number
  readonly whileRevalidating: number
  readonly ifError: number
}

/** Long stale times: the catalogue changes a few times a week and must survive an outage of the content service. */
export const defaultPolicy: CachePolicy = { fresh: 10, whileRevalidating: 600, ifError: 86_400 }

/** Parses Cache-Control as a shared cache does; null when the response must not be cached. */
export function cachePolicy(header: string | null): CachePolicy | null {
  if (!header) return defaultPolicy
  if (/\b(?:no-store|private|no-cache)\b/.test(header)) return null
  return {
    fresh: seconds(header, 's-maxage') ?? seconds(header, 'max-age') ?? defaultPolicy.fresh,
    whileRevalidating: seconds(header, 'stale-while-revalidate') ?? defaultPolicy.whileRevalidating,
    ifError: seconds(header, 'stale-if-error') ?? defaultPolicy.ifError,
  }
}

function seconds(header: string, directive: string): number | undefined {
  const value = new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(header)?.[1]
  return value === undefined ? undefined : Number(value)
}

export type Freshness = 'fresh' | 'revalidate' | 'only-if-error' | 'gone'

export function freshness(policy: CachePolicy, ageInSeconds: number): Freshness {
  if (ageInSeconds < policy.fresh) return 'fresh'
  if (ageInSeconds < policy.fresh + policy.whileRevalidating) return 'revalidate'
  if (ageInSeconds < policy.fresh + policy.ifError) return 'only-if-error'
  return 'gone'
}
