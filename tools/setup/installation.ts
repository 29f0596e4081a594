import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Installation } from '@darnley/releases/cli/cli'
import { holderOf } from './bootstrap/runs.mjs'

const releaseSecret = 'preview-secret'

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
  return ensureSecret(dataFolder, releaseSecret)
}

function ensureSecret(dataFolder: string, name: string): string {
  const file = join(dataFolder, name)
  mkdirSync(dataFolder, { recursive: true })
  try {
    const secret = randomBytes(32).toString('base64url')
    writeFileSync(file, secret, { flag: 'wx', mode: 0o600 })
    return secret
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return readFileSync(file, 'utf8')
  }
}

/** Returns the secret that signs previews of drafts: the environment's, else one made at the first start. */
export function ensureDraftSecret(dataFolder: string): string {
  return process.env['CONTENT_PREVIEW_SECRET'] ?? ensureSecret(dataFolder, 'draft-preview-secret')
}

/** Returns undefined before the first start of this installation. */
function readPreviewSecret(dataFolder: string): string | undefined {
  try {
    return readFileSync(join(dataFolder, releaseSecret), 'utf8')
  } catch {
    return undefined
  }
}
