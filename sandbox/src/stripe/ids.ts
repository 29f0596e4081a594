import { randomBytes } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns an id in Stripe's format: a prefix for the kind and 24 random characters. */
export function stripeId(prefix: string): string {
  const letters = Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length])
  return `${prefix}_${letters.join('')}`
}

export function unixTime(): number {
  return Math.floor(Date.now() / 1000)
}
