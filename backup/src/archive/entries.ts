import { open, readdir, readFile, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A file or folder on its way into an archive. */
export type Entry =
  | { readonly type: 'folder'; readonly path: string; readonly mode: number }
  | {
      readonly type: 'file'
      readonly path: string
      readonly mode: number
      readonly bytes: number
      /** Exactly as many bytes as said. */
      readonly content: AsyncIterable<Buffer> | Iterable<Buffer>
    }

export type Entries = AsyncIterable<Entry>

/** Returns the entry of a small file whose content is known. */
export function fileOf(path: string, content: Buffer | string): Entry {
  const buffer = Buffer.from(content)
  return { type: 'file', path, mode: 0o600, bytes: buffer.length, content: [buffer] }
}

interface Folder {
  readonly folder: string
  /** Path of the folder in the archive. */
  readonly path: string
  /** Leaves out what it returns true for; of a folder all that is in it. The path begins at the folder. */
  readonly leaveOut?: (path: string) => boolean
}

/**
 * Yields a folder and all that is in it, while programs may write there: a file that is gone meanwhile is left out, one
 * that grows is cut where it ended, and one that shrinks is filled with zeros, as PostgreSQL's own backups do.
 */
export async function* filesOf({ folder, path, leaveOut = () => false }: Folder): Entries {
  yield* below('')

  async function* below(inside: string): Entries {
    const at = join(folder, inside)
    const status = await stat(at).catch(ifGone(null))
    if (status === null) return
    yield { type: 'folder', path: join(path, inside), mode: status.mode & 0o777 }
    const names = await readdir(at, { withFileTypes: true }).catch(ifGone([]))
    for (const entry of names.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`
      if (leaveOut(name)) continue
      if (entry.isDirectory()) yield* below(name)
      else if (entry.isFile()) yield* oneFile(join(folder, name), join(path, name))
    }
  }
}

/** Yields one file; nothing when it does not exist. */
export async function* oneFile(file: string, path: string): Entries {
  const handle = await open(file).catch(ifGone(null))
  if (handle === null) return
  try {
    const { size, mode } = await handle.stat()
    yield { type: 'file', path, mode: mode & 0o777, bytes: size, content: exactly(handle, size) }
  } finally {
    await handle.close()
  }
}

/**
 * Reads a file that is replaced or written in place in one go, until it was the same twice: no reader may see half of a
 * write.
 */
export async function readStill(file: string): Promise<Buffer> {
  for (let last = await readFile(file); ;) {
    const now = await readFile(file)
    if (now.equals(last)) return now
    last = now
  }
}

const chunk = 1024 * 1024

async function* exactly(handle: FileHandle, size: number): AsyncIterable<Buffer> {
  for (let at = 0; at < size;) {
    const buffer = Buffer.alloc(Math.min(chunk, size - at))
    await handle.read(buffer, 0, buffer.length, at)
    yield buffer
    at += buffer.length
  }
}

function ifGone<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT') return value
    throw error
  }
}
