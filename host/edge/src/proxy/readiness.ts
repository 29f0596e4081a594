import type { Upstreams } from './upstreams.ts'

/** Milliseconds. */
const PATIENCE = 1000

/** Asks a process of the api whether it can serve, which it denies while it ends. */
export async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(PATIENCE) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

interface FollowOptions {
  readonly upstreams: Pick<Upstreams, 'setReady'>
  readonly addresses: readonly string[]
  /** Milliseconds between two questions. */
  readonly every?: number
}

/**
 * Asks several processes of the api all the time whether they can serve, so that none is sent a change while it ends:
 * a change that was sent can't be made again elsewhere. A single process has no other to go to.
 */
export function followReadiness({ upstreams, addresses, every = 500 }: FollowOptions): {
  stop: () => void
} {
  const ask = async (address: string): Promise<void> =>
    upstreams.setReady(address, await isApiReady(address))
  const timer = setInterval(() => void Promise.all(addresses.map(ask)), every)
  if (addresses.length < 2) clearInterval(timer)
  return { stop: () => clearInterval(timer) }
}
