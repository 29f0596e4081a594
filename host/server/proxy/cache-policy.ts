/** For how many seconds an answer is fresh, and for how many more it may stand in. */
export interface CachePolicy {
  readonly fresh: number
  readonly whileRevalidating: number
  readonly ifError: number
}

/** The catalogue changes a few times a week and has to outlive a content service that is down. */
export const defaultPolicy: CachePolicy = { fresh: 10, whileRevalidating: 600, ifError: 86_400 }

/** Reads Cache-Control as a shared cache does; null when the answer must not be kept. */
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
