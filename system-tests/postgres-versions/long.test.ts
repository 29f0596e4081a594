import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bookingOf, freshCopy } from '@darnley/testing/booking'
import { randomFrom } from '@darnley/testing/random'
import { createCustomer } from '#system-tests/chaos/clients/customer.ts'
import { openClientLog } from '#system-tests/chaos/client-log.ts'
import { startSystem, type System } from '#system-tests/chaos/system.ts'
import { installPostgres } from './binaries.ts'

/** 15 is that of the pooler's tests, 18 that of all others. */
describe.each([16, 17] as const)('[F58] PostgreSQL %s', { timeout: 600_000 }, (major) => {
  it('takes the migrations of api and content, and a booking that is paid', async () => {
    const folder = join(tmpdir(), `postgres-${major}-${randomUUID()}`)
    const system = await startSystem(folder, { binaries: await installPostgres(major) })
    try {
      await buy(system, folder)
      const { rows } = await system.database.query(
        `select current_setting('server_version_num')::int / 10000 as version,
          (select count(*)::int from orders where status <> 'awaiting_payment') as paid,
          'amara osei' = lower('AMARA OSEI' collate pg_c_utf8) as "foldsCase"`,
      )
      expect(rows).toEqual([{ version: major, paid: 1, foldsCase: true }])
    } finally {
      await system.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

async function buy(system: System, folder: string): Promise<void> {
  const garment = await bookingOf(system.contentUrl)
  const customer = createCustomer(
    {
      ...system,
      log: openClientLog(join(folder, 'clients.jsonl')),
      createGarment: () => freshCopy(garment),
      tokens: [],
    },
    randomFrom(7),
  )
  await customer.addGarments(2)
  const order = await customer.checkOut()
  expect(order.status).toBe(200)
  await customer.pay(order)
  expect(await customer.validate(order)).toBe('paid')
  await customer.readReceipt(order)
}
