import { createHash, randomUUID } from 'node:crypto'
import type { ReleaseStore } from '@darnley/releases/store'
import { z } from 'zod'

/** How many visitors a release had, and for how many it failed. */
export interface Tally {
  readonly visitors: number
  readonly failed: number
}

/** The counts of all edges for the current and the previous hour. */
export interface FailureCounts {
  /** Counts a visitor of a release, identified together with its promotion (`name@version <time>`). */
  addVisitor(release: string): void
  /** Counts a failure of a release, once per visitor. Returns the current counts. */
  addFailure(release: string, visitor: string): Promise<Tally>
  /** Stores pending counts. */
  close(): Promise<void>
}

/** Release > the counts of one edge in one hour. */
const Tallies = z.record(z.string(), z.object({ visitors: z.int(), failed: z.array(z.int()) }))
type Tallies = z.infer<typeof Tallies>

interface CountsOptions {
  readonly store: Pick<
    ReleaseStore,
    'writeFailureCounts' | 'readFailureCounts' | 'removeFailureCounts'
  >
  /** Called when the store is unavailable: then an edge uses its own counts only. */
  readonly onError: (error: unknown) => void
}

const hour = 3_600_000
/** Limit of counted failures per release and hour. */
const mostFailed = 10_000
/** Milliseconds between writes: visitors are counted on every page, and other edges see them with this delay. */
const writeInterval = 5_000

/**
 * Counts of several edges, shared without a lock: each edge writes its own record for each hour and adds up all
 * records when a release fails.
 */
export function countTogether({ store, onError }: CountsOptions): FailureCounts {
  const by = randomUUID()
  let own: { window: string; tallies: Tallies } = { window: windowOf(Date.now()), tallies: {} }
  let isKept = true
  let exchanging: Promise<unknown> = Promise.resolve()
  let next: Promise<Tallies[]> | undefined
  const timer = setInterval(() => void (isKept || keep(own).catch(onError)), writeInterval).unref()

  function tallyOf(release: string): Tallies[string] {
    const window = windowOf(Date.now())
    if (own.window !== window) {
      if (!isKept) keep(own).catch(onError)
      store.removeFailureCounts(windowOf(Date.now() - hour)).catch(onError)
      own = { window, tallies: {} }
    }
    isKept = false
    return (own.tallies[release] ??= { visitors: 0, failed: [] })
  }

  async function keep({ window, tallies }: typeof own): Promise<void> {
    isKept = true
    await store.writeFailureCounts(window, { by, text: JSON.stringify(tallies) })
  }

  /** Writes before it reads, so that of two concurrent edges at least one sees both counts. */
  async function exchange(): Promise<Tallies[]> {
    await keep(own)
    const windows = [windowOf(Date.now() - hour), own.window]
    const texts = await Promise.all(windows.map((window) => store.readFailureCounts(window)))
    return texts.flat().map((text) => Tallies.parse(JSON.parse(text)))
  }

  /** Runs one exchange at a time; failures that arrive meanwhile share the next one. */
  function exchangeNext(): Promise<Tallies[]> {
    next ??= exchanging.then(() => {
      next = undefined
      exchanging = exchange().catch((error: unknown) => {
        onError(error)
        return [own.tallies]
      })
      return exchanging as Promise<Tallies[]>
    })
    return next
  }

  return {
    addVisitor(release) {
      tallyOf(release).visitors += 1
    },
    async addFailure(release, visitor) {
      const tally = tallyOf(release)
      const hash = hashOf(release, visitor)
      if (tally.failed.length < mostFailed && !tally.failed.includes(hash)) tally.failed.push(hash)
      const found = (await exchangeNext()).flatMap((one) => one[release] ?? [])
      return {
        visitors: found.reduce((sum, { visitors }) => sum + visitors, 0),
        failed: new Set(found.flatMap(({ failed }) => failed)).size,
      }
    },
    async close() {
      clearInterval(timer)
      if (!isKept) await keep(own).catch(onError)
    },
  }
}

function windowOf(time: number): string {
  return new Date(time).toISOString().slice(0, 13)
}

/**
 * Hashes visitors into a million numbers: mostly distinct, but each is shared by thousands of addresses, so that none
 * can be recovered.
 */
function hashOf(release: string, visitor: string): number {
  return createHash('sha256').update(`${release} ${visitor}`).digest().readUIntBE(0, 3) % 1_000_000
}
