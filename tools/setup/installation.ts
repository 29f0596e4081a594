import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '@darnley/releases/cli/cli'
import { holderOf } from './bootstrap/runs.mjs'

/** Returns what the release command needs to know of the installation in a data folder. */
export function readInstallation(dataFolder: string): Installation {
  return {
    releasesDir: join(dataFolder, 'releases'),
    previewSecret: readPreviewSecret(dataFolder),
    port: holderOf(dataFolder, 'start')?.port ?? null,
  }
}

/** Returns the secret that signs this installation's previews; creates it at the first start. Only its owner may read the file. */
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

/** Returns undefined before the first start of this installation. */
function readPreviewSecret(dataFolder: string): string | undefined {
  try {
    return readFileSync(secretFile(dataFolder), 'utf8')
  } catch {
    return undefined
  }
}

const secretFile = (dataFolder: string): string => join(dataFolder, 'preview-secret')
