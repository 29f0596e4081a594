import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { holderOf } from './bootstrap/runs.mjs'

/** The base port of the installation that runs from a data folder; null when none does. */
export function findInstance(dataFolder: string): number | null {
  return holderOf(dataFolder, 'start')?.port ?? null
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

const secretFile = (dataFolder: string): string => join(dataFolder, 'preview-secret')
