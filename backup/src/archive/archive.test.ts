import { getEventListeners } from 'node:events'
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFiles, type Place } from '@darnley/storage/files'
import { startBucketServer } from '@darnley/testing/bucket-server'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Description, partKey } from './description.ts'
import { type Entries, fileOf, filesOf } from './entries.ts'
import { readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const folder = await mkdtemp(join(tmpdir(), 'archive-'))
const access = { id: 'id', secret: 'secret' }
const server = await startBucketServer(access)
const identity = await generateX25519Identity()
const recipients = [await identityToRecipient(identity)]
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const places: [string, Place][] = [
  ['a folder', { folder: join(folder, 'kept') }],
  [
    'a bucket',
    { bucket: { url: server.url, region: 'auto', accessKeyId: 'id', secretAccessKey: 'secret' } },
  ],
]

let source = ''
let target = ''
let runs = 0
beforeEach(async () => {
  runs += 1
  source = join(folder, `source-${runs}`)
  target = join(folder, `target-${runs}`)
  await mkdir(join(source, 'deep/empty'), { recursive: true })
  await writeFile(join(source, 'deep/one'), 'one')
  await writeFile(join(source, 'two'), Buffer.alloc(3_000_000, 'two'))
})

interface Written {
  readonly description: Description
  readonly id: string
}

async function write(place: Place, entries: Entries, named?: string): Promise<Written> {
  const id = named ?? `20260101T0000${String(runs).padStart(2, '0')}Z-00000000`
  const files = openFiles(place)
  let index = 0
  const written = await writeArchive(entries, {
    id,
    recipients,
    write: (part) => files.put(partKey(id, index++), part),
    signal: new AbortController().signal,
  })
  const now = new Date().toISOString()
  const migrated = { name: 'api', migrations: 1 }
  const description = Description.parse({
    ...{ format: 1, id, startedAt: now, finishedAt: now, contract: '1', recipients },
    point: { lsn: '0/1', at: now },
    server: { version: '18.4', major: 18, system: '1', user: 'postgres' },
    databases: { api: migrated, content: migrated },
    ...{ photos: 'folder', releases: 'folder' },
    ...written,
  } satisfies Description)
  return { description, id }
}

const all = (): Entries => filesOf({ folder: source, path: 'site' })
const read = (place: Place, { description }: Written, key = identity): Promise<void> =>
  readArchive(description, { place: openFiles(place), identities: [key], folder: target })

describe.each(places)('An archive in %s', (_name, place) => {
  it('gives back every file and folder', async () => {
    await read(place, await write(place, all()))
    const names = await readdir(join(target, 'site'), { recursive: true })
    expect(names.toSorted()).toEqual(['deep', 'deep/empty', 'deep/one', 'two'])
    expect(await readFile(join(target, 'site/two'))).toEqual(await readFile(join(source, 'two')))
  })

  it('is not opened by another key', async () => {
    const written = await write(place, all())
    const opening = read(place, written, await generateX25519Identity())
    await expect(opening).rejects.toThrow(`it was made for ${recipients[0]}`)
  })

  it('is not taken for another one, even with the right hashes', async () => {
    const one = await write(place, all(), '20250101T000000Z-00000001')
    const other = await write(place, all(), '20250101T000000Z-00000002')
    const files = openFiles(place)
    await files.put(partKey(one.id, 0), (await files.get(partKey(other.id, 0))) ?? Buffer.alloc(0))
    const mixed = { ...one, description: { ...one.description, parts: other.description.parts } }
    await expect(read(place, mixed)).rejects.toThrow('its archive is that of another one')
  })
})

describe('A folder that is written to while it is read', () => {
  const place: Place = { folder: join(folder, 'kept') }

  /** Changes the folder when its first entry is read. */
  async function* changing(change: () => Promise<void>): Entries {
    let isChanged = false
    for await (const entry of all()) {
      if (entry.path === 'site/two' && !isChanged) {
        isChanged = true
        await change()
      }
      yield entry
    }
  }

  it.each([
    ['grows', () => appendFile(join(source, 'two'), 'more'), 't'],
    ['shrinks', () => truncate(join(source, 'two'), 10), '\0'],
  ] as const)('has a file as long as it was at first when it %s', async (_name, change, last) => {
    await read(place, await write(place, changing(change)))
    const two = await readFile(join(target, 'site/two'), 'utf8')
    expect([two.length, two.at(-2)]).toEqual([3_000_000, last === 't' ? 'w' : last])
  })

  it('has no file that is gone before it is read', async () => {
    async function* removing(): Entries {
      for await (const entry of all()) {
        if (entry.path === 'site/deep') await rm(join(source, 'two'))
        yield entry
      }
    }
    await read(place, await write(place, removing()))
    expect(await readdir(join(target, 'site'))).toEqual(['deep'])
  })
})

it('An archive of many files leaves no listener behind for each of them', async () => {
  const counts: number[] = []
  const any = vi.spyOn(AbortSignal, 'any')
  async function* many(): Entries {
    for (let at = 0; at < 50; at += 1) {
      yield fileOf(`file-${at}`, 'text')
      const [stop] = any.mock.results
      counts.push(getEventListeners(stop?.value as AbortSignal, 'abort').length)
    }
  }
  await write({ folder: join(folder, 'kept') }, many()).finally(() => any.mockRestore())
  expect(counts).toHaveLength(50)
  expect(new Set(counts).size).toBe(1)
})

describe('An archive that cannot be written', () => {
  it('ends the reading of its files with the reason', async () => {
    let isEnded = false
    async function* endless(): Entries {
      try {
        for (let at = 0; ; at += 1)
          yield fileOf(`file-${at}`, crypto.getRandomValues(Buffer.alloc(60_000)))
      } finally {
        isEnded = true
      }
    }
    const writing = writeArchive(endless(), {
      id: '20260101T000000Z-00000000',
      recipients,
      write: async () => {
        throw new Error('no space left')
      },
      signal: new AbortController().signal,
    })
    await expect(writing).rejects.toThrow('no space left')
    expect(isEnded).toBe(true)
  })
})
