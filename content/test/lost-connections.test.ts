import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { disconnectAll } from './support/databases.ts'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let live: LiveApp

beforeAll(async () => {
  live = await startLiveApp(inject('seeded'))
})
afterAll(() => live.close())

async function databaseName(): Promise<string> {
  const { rows } = await live.payload.db.pool.query<{ name: string }>(
    'select current_database() as name',
  )
  return rows[0]?.name ?? ''
}

describe('[F40] a database restart', () => {
  it('ends the changes in progress, and neither the process nor later changes', async () => {
    const { db } = live.payload
    const name = await databaseName()
    // More of them than the pool has connections.
    for (let restart = 0; restart < 12; restart += 1) {
      const change = await db.beginTransaction()
      await disconnectAll(name)
      await db.rollbackTransaction(change ?? '')
    }
    await expect.poll(async () => (await live.get('/readyz')).status).toBe(200)
    const { docs } = await live.payload.find({ collection: 'faq', limit: 1, depth: 0 })
    const [id = ''] = docs.map((doc) => doc.id)
    const data = { question: 'Changed after a restart?' }
    expect(await live.payload.update({ collection: 'faq', id, data })).toMatchObject(data)
    expect(db.pool.totalCount).toBe(db.pool.idleCount)
  })
})
