import { join } from 'node:path'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { openClientLog } from './client-log.ts'
import { createCustomer, type ChaosContext } from './clients/customer.ts'
import { scenarios } from './clients/scenarios.ts'
import { workInShop } from './clients/staff.ts'
import { startKills } from './kills.ts'
import type { System } from './system.ts'

interface ChaosOptions {
  readonly folder: string
  readonly seed: number
  readonly customers: number
  /** How often each customer comes, each time as a new visitor. */
  readonly visits: number
  readonly mostKills: number
}

export interface ChaosRun {
  readonly logFile: string
  /** Names of the killed processes, in order. */
  readonly killed: readonly string[]
}

const STAFF = [
  { site: 'maison', email: 'staff@maison.example' },
  { site: 'kirk', email: 'staff@kirk.example' },
]

/**
 * Runs customers and staff of both storefronts at once while processes are killed. The seed determines what each of
 * them does and which process is killed when; how they interleave depends on the machine.
 */
export async function runChaos(system: System, options: ChaosOptions): Promise<ChaosRun> {
  const { seed, customers, visits } = options
  const logFile = join(options.folder, 'clients.jsonl')
  const garment = await bookingOf(system.contentUrl)
  const context: ChaosContext = {
    ...system,
    log: openClientLog(logFile),
    createGarment: () => freshCopy(garment),
    tokens: [],
  }
  const closing = new AbortController()
  const shops = STAFF.map((staff, index) =>
    workInShop(context, {
      ...staff,
      random: randomFrom(seed + 500 + index),
      until: closing.signal,
    }),
  )
  const kills = startKills(system, { random: randomFrom(seed), most: options.mostKills })
  const people = Array.from({ length: customers }, async (_, index) => {
    for (let visit = 0; visit < visits; visit += 1) {
      const number = visit * customers + index
      const customer = createCustomer(context, randomFrom(seed + 1000 + number))
      await customer.addGarments(1 + Math.floor(customer.random() * 2))
      await scenarios[number % scenarios.length]?.(customer)
    }
  })
  try {
    await Promise.all(people)
  } finally {
    closing.abort()
    await Promise.allSettled(shops)
  }
  await Promise.all(shops)
  return { logFile, killed: await kills.stop() }
}
