import { createHash } from 'node:crypto'
import type { Executor } from '#src/db/database.ts'
import { addressKey, networkKey } from '@darnley/node/address-key'
import { HttpError } from '#src/lib/http-error.ts'
import { type CountLimit, throttleRepository } from './repository.ts'

export type Limit = CountLimit

/** A counted attempt that may be made. */
export interface Attempt {
  /** Takes the attempt back: it was not a guess. */
  forgive(): Promise<void>
}

export type Counted =
  | ({ readonly type: 'counted' } & Attempt)
  | { readonly type: 'refused'; readonly seconds: number }

/** Returns a limit for the subject `of`. It is stored as a hash, so that the table holds no personal data. */
export function limitOf(of: string, { max, seconds }: Pick<Limit, 'max' | 'seconds'>): Limit {
  return { key: createHash('sha256').update(of).digest('base64url'), max, seconds }
}

/** Returns the key of an address: the address itself, or the /64 network for IPv6. */
export function placeOf(address: string): string {
  return `address ${addressKey(address)}`
}

/** Returns the key of the network of an address, which one person may have whole: a /24, or a /48 of IPv6. */
export function networkOf(address: string): string {
  return `network ${networkKey(address)}`
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot exceed the limits. A refused attempt is not
 * counted. Must not be called in a transaction, for whose end others would wait.
 */
export async function countAttempt(db: Executor, limits: readonly Limit[]): Promise<Counted> {
  const repository = throttleRepository(db)
  const outcomes = await repository.count(limits)
  const counted = outcomes.filter(({ isCounted }) => isCounted).map(({ key }) => key)
  const forgive = (): Promise<void> => repository.takeBack(counted)
  if (counted.length === limits.length) return { type: 'counted', forgive }
  if (counted.length > 0) await forgive()
  const waits = outcomes.filter(({ isCounted }) => !isCounted).map(({ seconds }) => seconds)
  return { type: 'refused', seconds: Math.max(1, Math.ceil(Math.max(...waits))) }
}

/** Like countAttempt. @throws HttpError 429 with `detail` when a limit is reached */
export async function allowAttempt(
  db: Executor,
  { limits, detail }: { limits: readonly Limit[]; detail: string },
): Promise<Attempt> {
  const counted = await countAttempt(db, limits)
  if (counted.type === 'refused') throw tooMany({ detail, seconds: counted.seconds })
  return counted
}

/** Subtracts an attempt from one of the limits that it was counted against. */
export function takeBack(db: Executor, { key }: Limit): Promise<void> {
  return throttleRepository(db).takeBack([key])
}

/** Clears the count of a limit. */
export function clearAttempts(db: Executor, { key }: Limit): Promise<void> {
  return throttleRepository(db).clear(key)
}

export function tooMany({ detail, seconds }: { detail: string; seconds: number }): HttpError {
  return new HttpError({ status: 429, detail, headers: { 'retry-after': String(seconds) } })
}

interface Guessable<Found> {
  readonly limits: readonly Limit[]
  readonly detail: string
  /** Looks it up; returns null when the input is wrong. */
  readonly find: () => Promise<Found | null>
}

/** Looks up something that could be guessed; a hit is not counted. @throws HttpError 429 */
export async function findOnce<Found>(
  db: Executor,
  { limits, detail, find }: Guessable<Found>,
): Promise<Found | null> {
  const attempt = await allowAttempt(db, { limits, detail })
  const found = await find()
  if (found !== null) await attempt.forgive()
  return found
}
