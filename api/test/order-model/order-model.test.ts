import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { startTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { aRun, someGroups } from './actions.ts'
import { runAgainstModel } from './against-model.ts'
import { runConcurrently } from './concurrent.ts'
import { hireStaff, type Staff } from './workshop/staff.ts'

/**
 * Uses a random seed; MODEL_SEED=<n> repeats a run. LONG=1 runs 10,000 of them. Each failing run prints its seed and
 * is shrunk as far as possible.
 */
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000)
const RUNS = process.env['LONG'] ? 5000 : 60
/** Runs in parallel: most of a run is waiting. */
const SHARES = 4
const TIME_LIMIT_MS = RUNS * 6000
const TIMEOUT = { timeout: TIME_LIMIT_MS + 60_000 }

let environment: TestEnvironment
let staff: Promise<Staff>
let signedInAt = 0
let sink: Server

beforeAll(async () => {
  // The provider's own events are discarded: the runs decide when one arrives.
  sink = createServer((request, response) => void request.resume().on('end', () => response.end()))
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
  const { port } = sink.address() as AddressInfo
  environment = await startTestEnvironment({
    env: { RECONCILE_EVERY_MS: '100' },
    sandboxEnv: { STRIPE_WEBHOOK_URL: `http://127.0.0.1:${port}/` },
  })
})

/** Signs the staff in again before their sessions end, which is in the middle of a long run. */
function staffNow(): Promise<Staff> {
  if (Date.now() - signedInAt > 300_000) {
    signedInAt = Date.now()
    staff = hireStaff(environment)
  }
  return staff
}
afterAll(async () => {
  await environment.stop()
  sink.close()
})

async function inShares(work: (options: fc.Parameters<unknown>) => Promise<void>): Promise<void> {
  const numRuns = Math.ceil(RUNS / SHARES)
  await Promise.all(
    Array.from({ length: SHARES }, (_, share) =>
      work({
        seed: SEED + share,
        numRuns,
        // Leaves time to report the failing run, however far it was shrunk.
        interruptAfterTimeLimit: TIME_LIMIT_MS,
        markInterruptAsFailure: true,
      }),
    ),
  )
}

describe(`baskets, orders and payments of two tabs and another device (MODEL_SEED=${SEED})`, () => {
  it('[I3] [I8] [I9] [I10] [C22] match the model after each step', TIMEOUT, () =>
    inShares((options) =>
      fc.assert(
        fc.asyncProperty(aRun, async (actions) => runAgainstModel(await staffNow(), actions)),
        options as fc.Parameters<[unknown]>,
      ),
    ),
  )

  it(
    '[I3] [I8] [I9] [I10] [C22] have no line in two paid orders, whatever happens concurrently',
    TIMEOUT,
    () => {
      return inShares((options) =>
        fc.assert(
          fc.asyncProperty(someGroups, async (actions) =>
            runConcurrently(await staffNow(), actions),
          ),
          options as fc.Parameters<[unknown]>,
        ),
      )
    },
  )
})
