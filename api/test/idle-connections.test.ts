import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openDatabase } from '#src/db/database.ts'
import { startTestEnvironment } from './support/test-environment.ts'

/** Longer than pg's pool keeps a connection by default. */
const CALM_MS = 12_000

it('keeps its connections, with their plans, through a calm', async () => {
  const environment = await startTestEnvironment()
  const { pool, close } = openDatabase({
    ...{ url: environment.env['DATABASE_URL'] ?? '', connections: 2 },
    onError: (error) => expect(error).toBeUndefined(),
  })
  const backend = async (): Promise<unknown> =>
    (await pool.query('select pg_backend_pid() as pid')).rows[0]
  const before = await backend()
  await sleep(CALM_MS)
  expect(await backend()).toEqual(before)
  await close()
  await environment.stop()
})
