import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import type { Files } from '@darnley/storage/files'
import { extract as unpackTar } from 'tar-stream'
import { decrypt, WrongKey } from './encryption.ts'
import { FileRecord, listName, partKey, type Description } from './description.ts'
import { hashOf } from './write-archive.ts'

interface Reading {
  readonly place: Files
  readonly identities: readonly string[]
  /** Folder in which the files are written; without it they are only checked. */
  readonly folder?: string
}

/**
 * Unpacks an archive and compares every file with its hash.
 * @throws Error with one sentence when a part is missing or damaged, or the key is not the right one
 */
export async function readArchive(
  description: Description,
  { place, identities, folder }: Reading,
): Promise<void> {
  const extract = unpackTar()
  const found = new Map<string, Omit<FileRecord, 'path'>>()
  let list = ''
  async function unpack(): Promise<void> {
    for await (const entry of extract) {
      const content = entry as AsyncIterable<unknown> as AsyncIterable<Buffer>
      const { name, type, mode } = entry.header
      if (name === listName) list = await textOf(content)
      else if (type === 'directory') {
        if (folder) await makeFolder(inside(folder, name), mode)
        entry.resume()
      } else found.set(name, await copy(content, folder && { path: inside(folder, name), mode }))
    }
  }
  const parts = partsOf(description, place)
  const steps = [pipeline(parts, decrypt(identities), createZstdDecompress(), extract), unpack()]
  const [first] = await Promise.allSettled(steps)
  if (first?.status === 'rejected') throw explained(first.reason, description)
  await Promise.all(steps)
  compare(description, { list, found })
}

/**
 * Yields the parts in order, each compared with its hash.
 * @throws Error that names the first part that is missing or damaged
 */
export async function* partsOf({ id, parts }: Description, place: Files): AsyncIterable<Buffer> {
  for (const [index, { sha256 }] of parts.entries()) {
    const key = partKey(id, index)
    const part = await place.get(key)
    if (part === null) throw new Error(`The backup ${id} is damaged: ${key} is missing.`)
    if (hashOf(part) !== sha256)
      throw new Error(`The backup ${id} is damaged: ${key} is not what was written.`)
    yield part
  }
}

function explained(error: unknown, { id, recipients }: Description): unknown {
  if (!(error instanceof WrongKey)) return error
  return new Error(
    `The key does not open the backup ${id}: it was made for ${recipients.join(', ')}. Set BACKUP_KEY_FILE to the file with that key.`,
    { cause: error },
  )
}

/** Its parents are open, as those of a new site are. */
async function makeFolder(path: string, mode: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await mkdir(path, { recursive: true, mode })
}

interface Target {
  readonly path: string
  readonly mode: number
}

/** Writes the content to a new file, if there is one to write. Returns its length and hash. */
async function copy(
  content: AsyncIterable<Buffer>,
  target: Target | undefined | '',
): Promise<Omit<FileRecord, 'path'>> {
  const hash = createHash('sha256')
  let bytes = 0
  if (target) await mkdir(dirname(target.path), { recursive: true })
  const sink = target
    ? createWriteStream(target.path, { mode: target.mode, flags: 'wx' })
    : new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(
    content,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    sink,
  )
  return { bytes, sha256: hash.digest('hex') }
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** @throws Error for a name that leads out of the folder */
function inside(folder: string, name: string): string {
  const target = resolve(join(folder, name))
  if (target.startsWith(resolve(folder) + sep)) return target
  throw new Error(`The archive names a file outside of its folder: ${name}`)
}

function compare(
  { id }: Description,
  { list, found }: { list: string; found: ReadonlyMap<string, Omit<FileRecord, 'path'>> },
): void {
  const [head = '{}', ...lines] = list.split('\n').filter(Boolean)
  if ((JSON.parse(head) as { id?: string }).id !== id)
    throw new Error(`The backup ${id} is damaged: its archive is that of another one.`)
  const records = lines.map((line) => FileRecord.parse(JSON.parse(line)))
  const wrong = records.find(({ path, sha256 }) => found.get(path)?.sha256 !== sha256)
  if (wrong) throw new Error(`The backup ${id} is damaged: ${wrong.path} is not what was read.`)
  if (records.length !== found.size)
    throw new Error(`The backup ${id} is damaged: it has files that it does not list.`)
}
