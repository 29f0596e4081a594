import { setTimeout as sleep } from 'node:timers/promises'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { addToBasket } from '#system-tests/chaos/clients/customer.ts'
import { createClient } from '#system-tests/chaos/clients/client.ts'
import type { Kills } from '#system-tests/chaos/kills.ts'
import type { ClusterSystem } from './system.ts'

export interface Event {
  /** In ms since 1970. */
  readonly at: number
  readonly what: string
}

/** Reads that a replica can take, in both apis since their start. */
interface ReadCounts {
  readonly replica: number
  readonly away: number
}

/** What a run saw. */
export interface Happened {
  readonly events: readonly Event[]
  /** Name of the machine whose primary was killed. */
  readonly formerPrimary: string
  /** From the death of the primary to the first write that was asked for after it. */
  readonly secondsUntilStored: number
  /** What both contents were asked, past all caches, from the death of the primary to the first write. */
  readonly catalogue: Reading
  readonly pagesWithoutBucket: Reading
  /** Before the death of the primary, and once another one served. */
  readonly reads: { readonly before: ReadCounts; readonly after: ReadCounts }
}

interface Reading {
  readonly asked: number
  readonly failed: readonly string[]
}

interface Disasters extends Kills {
  areOver(): boolean
  readonly happened: Promise<Happened>
}

/** Time in which clients work undisturbed. */
const CALM_MS = 10_000
/** How long the bucket is dead. */
const WITHOUT_BUCKET_MS = 8000

/** Kills the primary with its Patroni, an api, an edge and the bucket, one after another. */
export function startDisasters(system: ClusterSystem, seed: number): Disasters {
  const events: Event[] = []
  const killed: string[] = []
  const mark = (what: string): void => void events.push({ at: Date.now(), what })
  let isOver = false

  async function kill(what: string, work: () => Promise<unknown>): Promise<void> {
    await work()
    mark(`${what} is killed`)
    killed.push(what)
  }

  async function killPart(name: string): Promise<void> {
    const pid = system.parts.get(name)?.pid()
    if (pid === undefined) throw new Error(`${name} does not run`)
    await kill(name, async () => process.kill(pid, 'SIGKILL'))
    await sleep(CALM_MS)
  }

  async function run(): Promise<Happened> {
    const store = await newVisitor(system, seed)
    await sleep(CALM_MS)
    const before = await readCounts(system)
    const primary = await findPrimary(system)
    await kill('the primary', () => primary.kill())
    const death = Date.now()
    const reading = readCatalogue(system)
    await store()
    const secondsUntilStored = (Date.now() - death) / 1000
    const catalogue = await reading.end()
    mark('the standby serves')
    await sleep(CALM_MS)
    const reads = { before, after: await readCounts(system) }
    await killPart('api-1')
    await killPart('edge-1')
    // As visitors have done before: what an edge never fetched is not there without the bucket.
    await untilVisited(system)
    await kill('the bucket', () => system.bucket.kill())
    const pagesWithoutBucket = await visitPages(system, WITHOUT_BUCKET_MS)
    await system.bucket.start()
    mark('the bucket is back')
    await sleep(CALM_MS / 2)
    return {
      ...{ events, formerPrimary: primary.name, secondsUntilStored, catalogue },
      ...{ pagesWithoutBucket, reads },
    }
  }

  const happened = run().finally(() => {
    isOver = true
  })
  happened.catch(() => undefined)
  return {
    happened,
    areOver: () => isOver,
    stop: async () => {
      await happened
      return killed
    },
  }
}

async function findPrimary({ databases }: ClusterSystem) {
  for (const machine of databases.machines) if (await machine.isPrimary()) return machine
  throw new Error('No machine is the primary')
}

/** Returns what stores the basket of a new visitor, who asks until it is stored. */
async function newVisitor(system: ClusterSystem, seed: number): Promise<() => Promise<void>> {
  const client = createClient({ apis: [`${system.siteUrl}/api`], random: randomFrom(seed) })
  // Its garment is chosen while all is well: this is about what is stored.
  const garment = freshCopy(await bookingOf(system.contentUrl))
  return () => addToBasket(client, { log: { add: () => undefined }, garments: [garment] })
}

/** Resolves when both edges, one of which has just started, have answered every page. */
async function untilVisited(system: ClusterSystem): Promise<void> {
  for (const deadline = Date.now() + 90_000; ; await sleep(500)) {
    const { failed } = await visitPages(system, 1)
    if (failed.length === 0) return
    if (Date.now() > deadline) throw new Error(failed.join('\n'))
  }
}

/** Asks both edges for pages and the scripts that they name until the time is over. */
async function visitPages(
  { edges }: ClusterSystem,
  forMs: number,
): Promise<Happened['pagesWithoutBucket']> {
  let asked = 0
  const failed: string[] = []
  const visit = async (url: string): Promise<string> => {
    asked += 1
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(String)
    if (typeof response === 'string') return (failed.push(`${url}: ${response}`), '')
    if (!response.ok) failed.push(`${url}: ${response.status}`)
    return response.text()
  }
  for (const deadline = Date.now() + forMs; Date.now() < deadline; await sleep(200))
    for (const edge of edges)
      for (const path of ['/', '/basket', '/checkout']) {
        // The site's own host; the address of this machine names no site.
        const html = await visit(edge.replace('127.0.0.1', 'localhost') + path)
        const script = /\/releases\/[^"'\s]+?\.js/.exec(html)?.[0]
        if (script) await visit(edge + script)
        else failed.push(`${edge}${path} names no script`)
      }
  return { asked, failed }
}

/** Asks for one garment after another until the end, in a way that no cache has seen. */
function readCatalogue({ contentUrl }: ClusterSystem): { end(): Promise<Reading> } {
  const failed: string[] = []
  let asked = 0
  let isOver = false
  const run = async (): Promise<void> => {
    while (!isOver) {
      asked += 1
      const url = `${contentUrl}/api/items?depth=2&limit=1&page=${asked}`
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
        ({ status }) => status,
        String,
      )
      if (answer !== 200) failed.push(`after ${asked} questions: ${answer}`)
      await sleep(200)
    }
  }
  const running = run()
  return {
    end: async () => {
      isOver = true
      await running
      return { asked, failed }
    },
  }
}

async function readCounts({ metrics }: ClusterSystem): Promise<ReadCounts> {
  const texts = await Promise.all(
    metrics.map(async (url) => (await fetch(`${url}/metrics`)).text()),
  )
  const sum = (made: string): number =>
    texts
      .flatMap(
        (text) =>
          text.match(new RegExp(`database_reads_total\\{made="${made}"\\} (\\d+)`))?.[1] ?? [],
      )
      .reduce((total, count) => total + Number(count), 0)
  return { replica: sum('replica'), away: sum('primary_away') }
}
