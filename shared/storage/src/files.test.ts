import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucketServer } from '@darnley/testing/bucket-server'
import { afterAll, describe, expect, it } from 'vitest'
import { openFiles, type Place } from './files.ts'

const folder = await mkdtemp(join(tmpdir(), 'files-'))
const access = { id: 'id', secret: 'secret' }
const server = await startBucketServer(access)
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const places: [string, Place][] = [
  ['a folder', { folder }],
  [
    'a bucket',
    {
      bucket: { url: server.url, region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' },
    },
  ],
]

describe.each(places)('Files in %s', (_name, place) => {
  const files = openFiles(place)

  it('are created once, by one of several at a time', async () => {
    const bodies = ['one', 'two', 'three', 'four']
    const created = await Promise.all(bodies.map((body) => files.create('once', Buffer.from(body))))
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(String(await files.get('once'))).toBe(bodies[created.indexOf(true)])
    expect(await files.list('once')).toEqual(['once'])
    await files.remove('once')
  })

  it('are read as they were written, replaced and removed', async () => {
    expect(await files.get('ab/one.webp')).toBeNull()
    await files.put('ab/one.webp', Buffer.from([0, 255, 1]))
    await files.put('ab/one.webp', Buffer.from([0, 255, 2]))
    expect(await files.get('ab/one.webp')).toEqual(Buffer.from([0, 255, 2]))
    await files.remove('ab/one.webp')
    await files.remove('ab/one.webp')
    expect(await files.get('ab/one.webp')).toBeNull()
  })

  it('are listed by their keys', async () => {
    for (const key of ['xy/two.webp', 'xy/one.webp', 'xz/three'])
      await files.put(key, Buffer.from(key))
    expect(await files.list('xy/')).toEqual(['xy/one.webp', 'xy/two.webp'])
    expect(await files.list()).toEqual(expect.arrayContaining(['xy/one.webp', 'xz/three']))
    expect(await files.list('none/')).toEqual([])
  })

  it.each(['../secret', '/etc/passwd', 'a/../../b', '', '.hidden', 'a//b'])(
    'are not outside of it: %j',
    async (key) => {
      await expect(async () => files.get(key)).rejects.toThrow('Not a key')
      await expect(async () => files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
    },
  )
})

it('A folder that does not exist has no files', async () => {
  expect(await openFiles({ folder: join(folder, 'none') }).list()).toEqual([])
})

it('A folder keeps no unfinished file', async () => {
  const files = openFiles({ folder })
  await Promise.all(Array.from({ length: 20 }, () => files.put('cd/two', Buffer.alloc(50_000))))
  expect(await readdir(join(folder, 'cd'))).toEqual(['two'])
})
