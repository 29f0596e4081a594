import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { startTestEnvironment, type TestEnvironment } from '../support/test-environment.ts'
import { anAction } from './actions.ts'
import { runAgainstModel } from './against-model.ts'
import { runConcurrently } from './concurrent.ts'

/**
 * Uses a random seed; MODEL_SEED=<n> repeats a run. LONG=1 runs 10,000 of them. Each failing run prints its seed and
 * is shrunk as far as possible.
 */
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000)
const RUNS = process.env['LONG'] ? 5000 : 120
/** Runs in parallel: most of a run is waiting. */
const SHARES = 4
const TIME_LIMIT_MS = RUNS * 2000
const TIMEOUT = { timeout: TIME_LIMIT_MS + 60_000 }

let environment: TestEnvironment
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
  it('[I8] [C22] match the model after each step', TIMEOUT, () =>
    inShares((options) =>
      fc.assert(
        fc.asyncProperty(fc.array(anAction, { minLength: 4, maxLength: 24 }), (actions) =>
          runAgainstModel(environment, actions),
        ),
        options as fc.Parameters<[unknown]>,
      ),
    ),
  )

  it('[I8] [C22] have no line in two paid orders, whatever happens concurrently', TIMEOUT, () => {
    const groups = fc.array(fc.array(anAction, { minLength: 1, maxLength: 4 }), { maxLength: 10 })
    return inShares((options) =>
      fc.assert(
        fc.asyncProperty(groups, (actions) => runConcurrently(environment, actions)),
        options as fc.Parameters<[unknown]>,
      ),
    )
  })
})
