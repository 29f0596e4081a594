import { createHash, randomUUID } from 'node:crypto'
import type { ReleaseStore } from 'shared/releases/store'
import { z } from 'zod'

/** How many visitors a release had, and at how many it failed. */
export interface Tally {
  readonly visitors: number
  readonly failed: number
}

/** Counts of all edges together, of this hour and the one before. */
export interface FailureCounts {
  /** One more visitor of a release, named with the promotion that brought it (`name@version <time>`). */
  addVisitor(release: string): void
  /** A release failed at a visitor, who counts once however often. Gives the counts so far. */
  addFailure(release: string, visitor: string): Promise<Tally>
  /** Keeps what was not kept yet. */
  close(): Promise<void>
}

/** Release > what one edge counted in one hour. */
const Tallies = z.record(z.string(), z.object({ visitors: z.int(), failed: z.array(z.int()) }))
type Tallies = z.infer<typeof Tallies>

interface CountsOptions {
  readonly store: Pick<ReleaseStore, 'keepTally' | 'readTallies' | 'dropTallies'>
  /** Told when the store can't be reached: then an edge goes by its own counts. */
  readonly onError: (error: unknown) => void
}

const hour = 3_600_000
/** More failures of one release in an hour say nothing new. */
const mostFailed = 10_000
/** Visitors are counted at every page: other edges learn of them this much later. */
const keepEvery = 5_000

/**
 * Counts that several edges share without a lock: each keeps its own, for each hour in a place of its own that nobody
 * else writes, and adds up those of all when something fails.
 */
export function countTogether({ store, onError }: CountsOptions): FailureCounts {
  const by = randomUUID()
  let own: { window: string; tallies: Tallies } = { window: windowOf(Date.now()), tallies: {} }
  let isKept = true
  let exchanging: Promise<unknown> = Promise.resolve()
  let next: Promise<Tallies[]> | undefined
  const timer = setInterval(() => void (isKept || keep(own).catch(onError)), keepEvery).unref()

  function tallyOf(release: string): Tallies[string] {
    const window = windowOf(Date.now())
    if (own.window !== window) {
      if (!isKept) keep(own).catch(onError)
      store.dropTallies(windowOf(Date.now() - hour)).catch(onError)
      own = { window, tallies: {} }
    }
    isKept = false
    return (own.tallies[release] ??= { visitors: 0, failed: [] })
  }

  async function keep({ window, tallies }: typeof own): Promise<void> {
    isKept = true
    await store.keepTally(window, { by, text: JSON.stringify(tallies) })
  }

  /** Keeps first and reads then: of two edges that do so at once, one at least sees what both have counted. */
  async function exchange(): Promise<Tallies[]> {
    await keep(own)
    const windows = [windowOf(Date.now() - hour), own.window]
    const texts = await Promise.all(windows.map((window) => store.readTallies(window)))
    return texts.flat().map((text) => Tallies.parse(JSON.parse(text)))
  }

  /** One at a time: what fails meanwhile goes together with the next. */
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
      const mark = markOf(release, visitor)
      if (tally.failed.length < mostFailed && !tally.failed.includes(mark)) tally.failed.push(mark)
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

/** Tells visitors apart, mostly: thousands of addresses share each of these million numbers, so none can be found out. */
function markOf(release: string, visitor: string): number {
  return createHash('sha256').update(`${release} ${visitor}`).digest().readUIntBE(0, 3) % 1_000_000
}
