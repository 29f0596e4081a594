import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { tcpWire, type Wire } from './support/line.ts'
import { visit } from './support/visitor.ts'
import { startWorld, type World } from './support/world.ts'

let smtp = 0
let wire: Wire
let world: World

beforeAll(async () => {
  wire = await tcpWire(() => ({ host: '127.0.0.1', port: smtp }))
  world = await startWorld({
    rewire: ({ SMTP_URL = '' }) => {
      smtp = Number(new URL(SMTP_URL).port)
      return { SMTP_URL: `smtp://127.0.0.1:${wire.port}` }
    },
  })
})
afterAll(async () => {
  await world.stop()
  wire.stop()
})

/** The mail server's reply that accepts a mail. */
const TAKEN = '250 OK: message queued'

const FREE = {
  coupon_code: 'FREE100',
  collection_provider: 'WFLondon',
  dropoff_provider: 'WFLondon',
} as const

/** Places an order at once, with its confirmation due. */
async function order(email: string): Promise<void> {
  const visitor = visit(world.apiUrl)
  await visitor.fill([await someJeans()])
  expect((await visitor.checkOut({ ...FREE, email })).status).toBe(200)
}

const attempts = async (): Promise<number> => {
  const [row] = await world.query<{ attempts: number }>(
    'select attempts from outbox where sent_at is null',
  )
  return row?.attempts ?? 0
}

describe('a mail (F45)', () => {
  it('waits in the outbox while the mail server is down, blocks no order, and arrives once', async () => {
    wire.cut()
    await order('patient@example.com')
    await expect.poll(attempts).toBeGreaterThan(0)
    wire.mend()
    expect(await world.mailbox.mailsTo('patient@example.com', 1)).toHaveLength(1)
  })

  it('whose acceptance was lost is sent again and delivered once (I5)', async () => {
    wire.breakAt(TAKEN)
    await order('echo@example.com')
    await expect.poll(attempts, { timeout: 5000 }).toBeGreaterThan(0)
    await expect
      .poll(() => world.query(`select 1 from outbox where last_error is not null`))
      .toHaveLength(1)
    wire.breakAt(null)
    await expect.poll(attempts, { timeout: 8000 }).toBe(0)
    await sleep(200)
    expect(await world.mailbox.mailsTo('echo@example.com', 1)).toHaveLength(1)
  })
})
