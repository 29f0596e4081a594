import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { StoredRegistry } from './store.ts'

const Kept = z.object({ text: z.string(), revision: z.string() })

interface KeptRegistry {
  write(stored: StoredRegistry): Promise<void>
  /** Returns null without a copy, or with one that cannot be read. */
  read(): Promise<StoredRegistry | null>
}

/** A copy of a bucket's registry beside the releases that are cached on this machine. */
export function keptRegistry(folder: string): KeptRegistry {
  const file = join(folder, '.last-registry.json')
  return {
    async write({ text, revision }) {
      const draft = `${file}.${randomUUID()}`
      await mkdir(folder, { recursive: true })
      await writeFile(draft, JSON.stringify({ text, revision }))
      await rename(draft, file)
    },
    async read() {
      try {
        return Kept.parse(JSON.parse(await readFile(file, 'utf8')))
      } catch {
        return null
      }
    },
  }
}
