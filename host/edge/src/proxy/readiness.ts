import type { Upstreams } from './upstreams.ts'

/** Milliseconds. */
const PATIENCE = 1000

/** Asks a process of the api whether it can serve. */
export async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(PATIENCE) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/**
 * Asks a process of the api whether it ends, or is gone. One that is slow, or waits for the database, is not: under load
 * all are, and leaving one alone would give its share to the others.
 */
async function isEnding(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(PATIENCE) })
    const { status } = (await answer.json()) as { readonly status?: unknown }
    return status === 'draining'
  } catch (error) {
    return error instanceof TypeError
  }
}

interface FollowOptions {
  readonly upstreams: Pick<Upstreams, 'setEnding'>
  readonly addresses: readonly string[]
  /** Milliseconds between two questions. */
  readonly every?: number
}

/**
 * Asks several processes of the api all the time whether they end, so that none is sent a change while it does: a change
 * that was sent can't be made again elsewhere. A single process has no other to go to.
 */
export function followEnding({ upstreams, addresses, every = 500 }: FollowOptions): {
  stop: () => void
} {
  const ask = async (address: string): Promise<void> =>
    upstreams.setEnding(address, await isEnding(address))
  const timer = setInterval(() => void Promise.all(addresses.map(ask)), every)
  if (addresses.length < 2) clearInterval(timer)
  return { stop: () => clearInterval(timer) }
}
