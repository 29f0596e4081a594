import { createHash, randomUUID } from 'node:crypto'
import type { PageVital } from '@darnley/contract/page-vital'
import {
  addToBuckets,
  HourCounts,
  hourOf,
  keptHours,
  type ReleaseTally,
} from '@darnley/releases/health/counts'
import type { ReleaseStore } from '@darnley/releases/store'

/** How many visitors a release had, and for how many it failed. */
export interface Tally {
  readonly visitors: number
  readonly failed: number
}

/** A failure of a release for one visitor. */
export interface CountedFailure {
  /** The release with its promotion (`name@version <time>`). */
  readonly release: string
  readonly visitor: string
  /** What failed, with its stack trace. */
  readonly trace: string
}

/** The counts of all edges: failures are judged by the current and the previous hour, older ones are kept to look at. */
export interface ReleaseCounts {
  /** Counts a visitor of a release, identified together with its promotion (`name@version <time>`). */
  addVisitor(release: string): void
  /** Counts a failure of a release, once per visitor. Returns the current counts. */
  addFailure(failure: CountedFailure): Promise<Tally>
  addVital(vital: PageVital): void
  /** Stores pending counts. */
  close(): Promise<void>
}

interface CountsOptions {
  readonly store: Pick<ReleaseStore, 'writeCounts' | 'readCounts' | 'removeCounts'>
  /** Called when the store is unavailable: then an edge uses its own counts only. */
  readonly onError: (error: unknown) => void
}

const hour = 3_600_000
/** Limit of counted failures per release and hour. */
const mostFailed = 10_000
/** Limits of different traces per release, and of sets with measurements, in an hour. */
const mostTraces = 20
const mostSets = 200
/** Characters of a trace: enough for the message and the frames that tell where. */
const longestTrace = 1500
/** Milliseconds between writes: visitors are counted on every page, and other edges see them with this delay. */
const writeInterval = 5_000

/**
 * Counts of several edges, shared without a lock: each edge writes its own record for each hour and adds up all
 * records when a release fails.
 */
export function countTogether({ store, onError }: CountsOptions): ReleaseCounts {
  const by = randomUUID()
  let own = emptyHour()
  let isKept = true
  let exchanging: Promise<unknown> = Promise.resolve()
  let next: Promise<HourCounts[]> | undefined
  const timer = setInterval(() => void (isKept || keep(own).catch(onError)), writeInterval).unref()

  /** Returns the counts of the current hour, which are about to change. */
  function current(): HourCounts {
    if (own.window !== hourOf(Date.now())) {
      if (!isKept) keep(own).catch(onError)
      store.removeCounts(hourOf(Date.now() - keptHours * hour)).catch(onError)
      own = emptyHour()
    }
    isKept = false
    return own.counts
  }

  function tallyOf(release: string): ReleaseTally {
    return (current().releases[release] ??= { visitors: 0, failed: [], traces: {} })
  }

  async function keep({ window, counts }: typeof own): Promise<void> {
    isKept = true
    await store.writeCounts(window, { by, text: JSON.stringify(counts) })
  }

  /** Writes before it reads, so that of two concurrent edges at least one sees both counts. */
  async function exchange(): Promise<HourCounts[]> {
    await keep(own)
    const windows = [hourOf(Date.now() - hour), own.window]
    const texts = await Promise.all(windows.map((window) => store.readCounts(window)))
    return texts.flat().map((text) => HourCounts.parse(JSON.parse(text)))
  }

  /** Runs one exchange at a time; failures that arrive meanwhile share the next one. */
  function exchangeNext(): Promise<HourCounts[]> {
    next ??= exchanging.then(() => {
      next = undefined
      exchanging = exchange().catch((error: unknown) => {
        onError(error)
        return [own.counts]
      })
      return exchanging as Promise<HourCounts[]>
    })
    return next
  }

  return {
    addVisitor(release) {
      tallyOf(release).visitors += 1
    },
    async addFailure({ release, visitor, trace }) {
      const tally = tallyOf(release)
      const hash = hashOf(release, visitor)
      if (tally.failed.length < mostFailed && !tally.failed.includes(hash)) tally.failed.push(hash)
      addTrace(tally, trace.slice(0, longestTrace))
      const found = (await exchangeNext()).flatMap(({ releases }) => releases[release] ?? [])
      return {
        visitors: found.reduce((sum, { visitors }) => sum + visitors, 0),
        failed: new Set(found.flatMap(({ failed }) => failed)).size,
      }
    },
    addVital({ set, name, value }) {
      const { vitals } = current()
      if (!(set in vitals) && Object.keys(vitals).length >= mostSets) return
      const ofSet = (vitals[set] ??= {})
      ofSet[name] = addToBuckets(ofSet[name], { name, value })
    },
    async close() {
      clearInterval(timer)
      if (!isKept) await keep(own).catch(onError)
    },
  }
}

function emptyHour(): { window: string; counts: HourCounts } {
  return { window: hourOf(Date.now()), counts: { releases: {}, vitals: {} } }
}

function addTrace({ traces }: ReleaseTally, trace: string): void {
  const known = traces[trace]
  if (known === undefined && Object.keys(traces).length >= mostTraces) return
  traces[trace] = (known ?? 0) + 1
}

/**
 * Hashes visitors into a million numbers: mostly distinct, but each is shared by thousands of addresses, so that none
 * can be recovered.
 */
function hashOf(release: string, visitor: string): number {
  return createHash('sha256').update(`${release} ${visitor}`).digest().readUIntBE(0, 3) % 1_000_000
}
