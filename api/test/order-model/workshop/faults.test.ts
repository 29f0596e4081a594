import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestEnvironment, type TestEnvironment } from '../../support/test-environment.ts'
import { type Action, PLACED } from '../actions.ts'
import { take } from '../concurrent.ts'
import { openShop, type Shop } from '../shop.ts'
import { readEvidence } from './evidence.ts'
import { moneyFaults } from './faults.ts'
import { seededViolations } from './seeded-violations.ts'
import { hireStaff, type Staff } from './staff.ts'

let environment: TestEnvironment
let staff: Staff

beforeAll(async () => {
  environment = await startTestEnvironment()
  staff = await hireStaff(environment)
})
afterAll(() => environment.stop())

const AGREED: readonly Action[] = [
  ...PLACED,
  { type: 'propose', which: 0, line: 0, kind: 'more', by: 500 },
  { type: 'agree', which: 0, pays: true },
  { type: 'send-event', which: 1 },
]

/** Places an order, and has its customer agree to a higher price and pay it. */
async function agreedOrder(): Promise<Shop> {
  const shop = openShop(staff)
  for (const action of AGREED) await take(shop, action)
  return shop
}

describe('the check of the money of a run', () => {
  it('finds nothing wrong with a higher price that was agreed to and paid', async () => {
    expect(moneyFaults(await readEvidence(await agreedOrder()))).toEqual([])
  })

  it.each(seededViolations)('[I3] [I9] [I10] finds $what', async ({ found, api, sandbox }) => {
    const shop = await agreedOrder()
    const { captures, orders, prices } = await readEvidence(shop)
    const intent = captures.find(({ proposalId }) => proposalId === null)?.intent
    const values = [intent, orders[0]?.id, prices[0]?.id]
    if (api) await environment.query(api, values)
    if (sandbox) await environment.querySandbox(sandbox, values)
    const faults = moneyFaults(await readEvidence(shop))
    expect(faults).toContainEqual(expect.stringMatching(found))
  })
})
