import { setTimeout as sleep } from 'node:timers/promises'
import type { BasketEntry } from '@darnley/contract/basket'
import { createHttpClient } from '#system-tests/bench/http-client.ts'
import { bookAsGuest, newTally, type Tally } from './guest.ts'

export interface Round {
  readonly tally: Tally
  readonly seconds: number
}

interface Target {
  readonly apiUrl: string
  readonly entry: BasketEntry
}

/** Paid orders a second. */
export function ordersPerSecond({ tally, seconds }: Round): number {
  return tally.completed / seconds
}

/** Returns the number of guests at once of whom the api serves the most. */
export async function findBest(target: Target): Promise<number> {
  let best = { guests: 8, rate: 0 }
  for (const guests of [8, 16, 32, 64]) {
    const rate = ordersPerSecond(await atItsBest(target, { guests, seconds: 5 }))
    if (rate > best.rate) best = { guests, rate }
  }
  return best.guests
}

/** As many guests as the api serves at once: each comes when another one has gone. */
export async function atItsBest(
  { apiUrl, entry }: Target,
  { guests, seconds }: { readonly guests: number; readonly seconds: number },
): Promise<Round> {
  const request = createHttpClient(apiUrl)
  const tally = newTally()
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  await Promise.all(
    Array.from({ length: guests }, async () => {
      while (elapsed() < seconds) await bookAsGuest(request, { entry, tally })
    }),
  )
  return { tally, seconds: elapsed() }
}

/**
 * Guests who come at a rate, whether or not the api keeps up. Counts what was answered while they came; `ended` resolves
 * when the last guest is gone.
 */
export async function atRate(
  { apiUrl, entry }: Target,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<Round & { readonly ended: Promise<Tally> }> {
  const request = createHttpClient(apiUrl)
  const tally = newTally()
  const guests: Promise<void>[] = []
  const start = performance.now()
  const elapsed = (): number => (performance.now() - start) / 1000
  while (elapsed() < seconds) {
    while (guests.length < elapsed() * perSecond)
      guests.push(bookAsGuest(request, { entry, tally, isHasty: true }))
    await sleep(5)
  }
  const during = { ...tally, times: [...tally.times] }
  const ended = Promise.all(guests).then(() => tally)
  return { tally: during, seconds: elapsed(), ended }
}
