/** What a caller has left to spend; refills over time. */
export interface Bucket {
  readonly tokens: number
  readonly at: number
}

interface Spending {
  readonly cost: number
  /** Both the capacity and the refill within a minute. */
  readonly perMinute: number
  /** Milliseconds. */
  readonly now: number
}

export type Spent =
  | { readonly isAllowed: true; readonly bucket: Bucket }
  | { readonly isAllowed: false; readonly bucket: Bucket; readonly retryAfterSeconds: number }

const MINUTE = 60_000

/** Deducts the cost, or returns the seconds until there is enough; a refusal costs nothing. */
export function spend(bucket: Bucket | undefined, { cost, perMinute, now }: Spending): Spent {
  const before = bucket ?? { tokens: perMinute, at: now }
  const inflow = (Math.max(0, now - before.at) * perMinute) / MINUTE
  const tokens = Math.min(perMinute, before.tokens + inflow)
  // A call that costs more than a minute's budget is still allowed once a minute.
  const price = Math.min(cost, perMinute)
  if (tokens >= price) return { isAllowed: true, bucket: { tokens: tokens - price, at: now } }
  const wait = ((price - tokens) * MINUTE) / perMinute
  return {
    isAllowed: false,
    bucket: { tokens, at: now },
    retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)),
  }
}
