import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucketServer } from '@darnley/testing/bucket-server'
import { afterAll, expect, it } from 'vitest'
import { keptIn } from './kept.ts'

const folder = await mkdtemp(join(tmpdir(), 'kept-'))
afterAll(() => rm(folder, { recursive: true }))

it('First backups at once in a folder know it by one id', async () => {
  for (let time = 0; time < 20; time += 1) {
    const place = { folder: join(folder, String(time)) }
    const ids = await Promise.all(Array.from({ length: 8 }, () => keptIn(place).placeId()))
    expect(new Set(ids).size).toBe(1)
  }
})

it('A first backup in a bucket keeps the id that another one has written meanwhile', async () => {
  const theirs = randomUUID()
  /** Another backup writes its id right after this one has looked for it. */
  class Contended extends Map<string, Buffer> {
    override get(key: string): Buffer | undefined {
      const found = super.get(key)
      if (!found) this.set(key, Buffer.from(JSON.stringify({ id: theirs })))
      return found
    }
  }
  const server = await startBucketServer({ id: 'id', secret: 'secret', objects: new Contended() })
  try {
    const access = { region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' }
    const kept = keptIn({ bucket: { url: server.url, ...access } })
    expect(await kept.placeId()).toBe(theirs)
  } finally {
    await server.close()
  }
})
