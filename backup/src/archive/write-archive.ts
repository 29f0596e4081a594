import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { pack as packTar, type Pack } from 'tar-stream'
import { encrypt } from './encryption.ts'
import { listName, type Description, type FileRecord } from './description.ts'
import { fileOf, type Entries, type Entry } from './entries.ts'

/** Bytes of a part. A bucket takes it in one request, and a process holds one of them in memory. */
const partBytes = 16 * 1024 * 1024

type Part = Description['parts'][number]

interface Writing {
  readonly id: string
  readonly recipients: readonly string[]
  /** Stores the next part. */
  readonly write: (part: Buffer) => Promise<void>
  readonly signal: AbortSignal
}

/** What was written. */
export type Written = Pick<Description, 'files' | 'bytes' | 'parts'>

/**
 * Writes entries as one archive: tar, compressed with zstd, encrypted with age, cut into parts. The last file lists all
 * others with their hashes. The first failure ends the reading too.
 */
export async function writeArchive(
  entries: Entries,
  { id, recipients, write, signal }: Writing,
): Promise<Written> {
  const pack = packTar()
  const failing = new AbortController()
  const stop = AbortSignal.any([signal, failing.signal])
  stop.addEventListener('abort', () => pack.destroy())
  const parts: Part[] = []
  const files: FileRecord[] = []
  const ends = [
    fill(pack, { entries, id, files, signal: stop }),
    pipeline(Readable.from(pack), createZstdCompress(), encrypt(recipients), async (encrypted) => {
      for await (const part of cut(encrypted)) {
        await write(part)
        parts.push({ bytes: part.length, sha256: hashOf(part) })
      }
    }),
  ]
  for (const end of ends) end.catch((error: unknown) => failing.abort(error))
  await Promise.allSettled(ends)
  stop.throwIfAborted()
  return { files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), parts }
}

interface Filling {
  readonly entries: Entries
  readonly id: string
  readonly files: FileRecord[]
  readonly signal: AbortSignal
}

async function fill(pack: Pack, { entries, id, files, signal }: Filling): Promise<void> {
  for await (const entry of entries) {
    const record = await add(pack, { entry, signal })
    if (record) files.push(record)
  }
  const lines = [{ id }, ...files].map((line) => `${JSON.stringify(line)}\n`)
  await add(pack, { entry: fileOf(listName, lines.join('')), signal })
  pack.finalize()
}

async function add(
  pack: Pack,
  { entry, signal }: { readonly entry: Entry; readonly signal: AbortSignal },
): Promise<FileRecord | undefined> {
  signal.throwIfAborted()
  const { path: name, mode } = entry
  if (entry.type === 'folder') {
    pack.entry({ name, mode, type: 'directory' })
    return undefined
  }
  const { path, bytes } = entry
  const hash = createHash('sha256')
  const sink = pack.entry({ name, mode, size: bytes })
  // Fails with the archive, also after the wait below has ended.
  sink.on('error', () => undefined)
  const written = once(sink, 'finish', { signal })
  written.catch(() => undefined)
  for await (const chunk of entry.content) {
    hash.update(chunk)
    if (!sink.write(chunk)) await once(sink, 'drain', { signal })
  }
  sink.end(null)
  await written
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Yields the same bytes in parts of one size; the last one is shorter. */
async function* cut(source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const chunk of source)
    for (let at = 0; at < chunk.length;) {
      const piece = chunk.subarray(at, at + partBytes - size)
      held.push(piece)
      size += piece.length
      at += piece.length
      if (size === partBytes) {
        yield Buffer.concat(held)
        held = []
        size = 0
      }
    }
  if (size > 0) yield Buffer.concat(held)
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
