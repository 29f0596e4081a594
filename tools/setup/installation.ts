import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'

const root = resolve(import.meta.dirname, '../..')
const Instance = z.object({ port: z.int(), pid: z.int() })

/** The folder that holds everything of this installation: DATA_DIR, or `.data`. */
export function dataFolderOf(environment: NodeJS.ProcessEnv): string {
  return resolve(root, environment['DATA_DIR'] || '.data')
}

/** Notes which base port an installation runs on, for the commands that work with it. Returns what ends the note. */
export function noteInstance(dataFolder: string, port: number): () => void {
  const file = instanceFile(dataFolder)
  const instance: z.infer<typeof Instance> = { port, pid: process.pid }
  writeFileSync(file, JSON.stringify(instance))
  return () => rmSync(file, { force: true })
}

/** The base port of the installation that runs from a data folder; null when none does. */
export function findInstance(dataFolder: string): number | null {
  try {
    const { port, pid } = Instance.parse(JSON.parse(readFileSync(instanceFile(dataFolder), 'utf8')))
    process.kill(pid, 0)
    return port
  } catch {
    return null
  }
}

/** The secret that signs this installation's previews, made at its first start. Only its owner may read the file. */
export function ensurePreviewSecret(dataFolder: string): string {
  mkdirSync(dataFolder, { recursive: true })
  try {
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(secretFile(dataFolder), secret, { flag: 'wx', mode: 0o600 })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFileSync(secretFile(dataFolder), 'utf8')
  }
}

/** Undefined before the first start of this installation. */
export function readPreviewSecret(dataFolder: string): string | undefined {
  try {
    return readFileSync(secretFile(dataFolder), 'utf8')
  } catch {
    return undefined
  }
}

const instanceFile = (dataFolder: string): string => join(dataFolder, 'instance.json')
const secretFile = (dataFolder: string): string => join(dataFolder, 'preview-secret')
