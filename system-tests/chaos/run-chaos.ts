import { join } from 'node:path'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { openClientLog } from './client-log.ts'
import { answerPrices } from './clients/answers.ts'
import { createCustomer, type ChaosContext } from './clients/customer.ts'
import { managerStep } from './clients/manager.ts'
import { scenarios } from './clients/scenarios.ts'
import { workInShop } from './clients/staff.ts'
import { tailorStep } from './clients/tailor.ts'
import { workInWorkshop } from './clients/workshop.ts'
import type { Kills } from './kills.ts'
import type { System } from './system.ts'

interface ChaosOptions {
  readonly folder: string
  readonly seed: number
  readonly customers: number
  /** Whether each customer comes again, each time as a new visitor, after so many visits. */
  readonly comesAgain: (visits: number) => boolean
  /** Starts what goes wrong during the run. */
  readonly startKills: () => Kills
  /** Told of each attempt of each client. */
  readonly onAttempt?: ChaosContext['onAttempt']
}

/** What clients need of a system. */
type Site = Pick<System, 'sandboxUrl' | 'contentUrl'> & Pick<ChaosContext, 'apis'>

export interface ChaosRun {
  readonly logFile: string
  /** Names of the killed processes, in order. */
  readonly killed: readonly string[]
}

const STAFF = [
  { site: 'maison', email: 'staff@maison.example' },
  { site: 'kirk', email: 'staff@kirk.example' },
]

const COLLEAGUES = [
  { email: 'tailor@darnley.example', step: tailorStep },
  { email: 'manager@darnley.example', step: managerStep },
]

/** A run goes on until each of these has happened. */
const EVERYONE_DID = ['checked-in', 'task-done', 'refunded', 'difference-paid'] as const

/**
 * Runs customers, staff of both storefronts and of the workshop at once while processes are killed. The seed determines what each of
 * them does and which process is killed when; how they interleave depends on the machine.
 */
export async function runChaos(system: Site, options: ChaosOptions): Promise<ChaosRun> {
  const { seed, customers, comesAgain, onAttempt } = options
  const logFile = join(options.folder, 'clients.jsonl')
  const garment = await bookingOf(system.contentUrl)
  const log = openClientLog(logFile)
  const context: ChaosContext = {
    ...{ apis: system.apis, sandboxUrl: system.sandboxUrl, onAttempt },
    log,
    createGarment: () => freshCopy(garment),
    tokens: [],
  }
  const closing = new AbortController()
  const shift = (index: number) => ({
    random: randomFrom(seed + 500 + index),
    until: closing.signal,
  })
  const work = Promise.all([
    ...STAFF.map((staff, index) => workInShop(context, { ...staff, ...shift(index) })),
    ...COLLEAGUES.map((colleague, index) =>
      workInWorkshop(context, { ...colleague, ...shift(10 + index) }),
    ),
    answerPrices(context, shift(20)),
  ])
  const kills = options.startKills()
  const people = Array.from({ length: customers }, async (_, index) => {
    for (let visit = 0; comesAgain(visit); visit += 1) {
      const number = visit * customers + index
      const customer = createCustomer(context, randomFrom(seed + 1000 + number))
      await customer.addGarments(1 + Math.floor(customer.random() * 2))
      await scenarios[number % scenarios.length]?.(customer)
    }
  })
  try {
    await Promise.race([Promise.all(people).then(() => log.waitFor(EVERYONE_DID)), work])
  } finally {
    closing.abort()
    await Promise.allSettled([work])
  }
  await work
  return { logFile, killed: await kills.stop() }
}
