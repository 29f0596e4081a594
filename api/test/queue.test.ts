import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#src/db/database.ts'
import { migrateDatabase } from '#src/db/migrate.ts'
import { createOutboxRepository, type DueMail } from '#src/modules/outbox/repository.ts'
import { readQueues } from '#src/queue/repository.ts'
import { startWorker } from '#src/queue/worker.ts'
import { createTestDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let open: OpenDatabase

beforeAll(async () => {
  database = await createTestDatabase('queue')
  await migrateDatabase(database.url)
  open = openDatabase({ url: database.url, connections: 4, onError: () => undefined })
})
afterAll(async () => {
  await open.close()
  await database.drop()
})

const mailFor = (id: number) =>
  ({
    key: `order-confirmation:${id}`,
    notificationType: 'order_status_update',
    template: 'order-confirmation',
    payload: { orderId: String(id) },
  }) as const

const waiting = async (): Promise<number | undefined> =>
  (await readQueues(open.pool)).find(({ queue }) => queue === 'mail')?.waiting

it('gets nothing from a transaction that is rolled back', async () => {
  const rolledBack = open.db.transaction(async (transaction) => {
    await createOutboxRepository(transaction).add(mailFor(1))
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await waiting()).toBe(0)
})

it('gives each job to one of several workers, also those that failed, until all are done', async () => {
  const queue = createOutboxRepository(open.db)
  const done: number[] = []
  const perform = async ({ id, attempts }: DueMail): Promise<void> => {
    if (attempts === 1 && id % 5 === 0) throw new Error('not yet')
    done.push(id)
    await queue.markSent([id])
  }
  for (let id = 1; id <= 40; id += 1) await queue.add(mailFor(id))
  const failed: number[] = []
  const workers = Array.from({ length: 3 }, () =>
    startWorker({
      name: 'mail',
      queue,
      limits: { count: 5, leaseSeconds: 60 },
      everyMs: 50,
      perform,
      onFailure: ({ id }) => failed.push(id),
      onError: (error) => failed.push(Number(error)),
      log: { error: () => undefined },
    }),
  )
  await expect.poll(waiting).toBe(0)
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(failed).toHaveLength(8)
  expect(new Set(done).size).toBe(done.length)
  expect(done).toHaveLength(40)
})
