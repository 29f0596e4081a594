import { join } from 'node:path'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { scenarios } from './clients/scenarios.ts'
import { createCustomer, type Surroundings } from './clients/customer.ts'
import { work } from './clients/staff.ts'
import { startKills } from './kills.ts'
import { notesIn } from './notes.ts'
import type { System } from './system.ts'

interface ChaosOptions {
  readonly folder: string
  readonly seed: number
  readonly customers: number
  /** How often each customer comes, every time as another person. */
  readonly visits: number
  readonly mostKills: number
}

export interface ChaosRun {
  readonly notesFile: string
  /** What was killed, in order. */
  readonly killed: readonly string[]
}

const STAFF = [
  { name: 'maison', email: 'staff@maison.example' },
  { name: 'kirk', email: 'staff@kirk.example' },
]

/**
 * Customers and staff of both storefronts at once, while processes are killed. Who does what and what is killed when
 * follows from the seed; how they interleave is the machine's.
 */
export async function runChaos(system: System, options: ChaosOptions): Promise<ChaosRun> {
  const { seed, customers, visits } = options
  const notesFile = join(options.folder, 'notes.jsonl')
  const garment = await bookingOf(system.contentUrl)
  const around: Surroundings = {
    ...system,
    notes: notesIn(notesFile),
    makeGarment: () => freshCopy(garment),
    tokens: [],
  }
  const closing = new AbortController()
  const shifts = STAFF.map((colleague, index) =>
    work(around, { ...colleague, random: randomFrom(seed + 500 + index), until: closing.signal }),
  )
  const kills = startKills(system, { random: randomFrom(seed), most: options.mostKills })
  const people = Array.from({ length: customers }, async (_, index) => {
    for (let visit = 0; visit < visits; visit += 1) {
      const number = visit * customers + index
      const customer = createCustomer(around, randomFrom(seed + 1000 + number))
      await customer.addGarments(1 + Math.floor(customer.random() * 2))
      await scenarios[number % scenarios.length]?.(customer)
    }
  })
  try {
    await Promise.all(people)
  } finally {
    closing.abort()
    await Promise.allSettled(shifts)
  }
  await Promise.all(shifts)
  return { notesFile, killed: await kills.stop() }
}
