import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdirSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'

/** The account that PostgreSQL runs as; empty when that is who we are already. */
export type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>

/**
 * PostgreSQL refuses to run as root, so root lends it another account.
 * @throws Error when root finds neither `postgres` nor `nobody`
 */
export function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => idOf(flag, name))
    const [uid, gid] = ids
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL cannot run as root and there is no user "postgres" or "nobody": run this as a user that is not root.',
  )
}

function idOf(flag: string, name: string): number | undefined {
  try {
    return Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return undefined
  }
}

export interface Places {
  /** Folder with bin/, lib/ and share/ of PostgreSQL. */
  readonly native: string
  readonly data: string
}

/**
 * A checkout in root's home can't be entered by the lent account: then the binaries are copied to, and the
 * data is kept in, a folder of /var/lib named after the checkout.
 */
export function placesFor(owner: Owner, wanted: Places): Places {
  if (!('uid' in owner) || canUse(owner, wanted)) return prepare(owner, wanted)
  const id = createHash('sha256').update(wanted.data).digest('hex').slice(0, 12)
  const base = join('/var/lib/darnley', id)
  const native = join(base, 'native')
  mkdirSync(base, { recursive: true, mode: 0o755 })
  cpSync(wanted.native, native, { recursive: true, verbatimSymlinks: true, force: true })
  return prepare(owner, { native, data: join(base, 'data') })
}

function canUse(owner: Owner, { native, data }: Places): boolean {
  const asOwner = { ...owner, cwd: '/' }
  const runs = spawnSync(join(native, 'bin/postgres'), ['--version'], asOwner).status === 0
  return runs && spawnSync('test', ['-x', dirname(data)], asOwner).status === 0
}

function prepare(owner: Owner, places: Places): Places {
  mkdirSync(places.data, { recursive: true, mode: 0o700 })
  if ('uid' in owner) chownSync(places.data, owner.uid as number, owner.gid as number)
  return places
}
