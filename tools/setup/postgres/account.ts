import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

interface Ids {
  readonly uid: number
  readonly gid: number
}

/** How to run PostgreSQL, which refuses to run as root. */
export interface Account {
  /** Returns the command that runs the program under this account with the same process id. */
  readonly command: (program: string, args: readonly string[]) => [string, string[]]
  readonly spawnAs: Partial<Ids>
  /** Owner of its files as other users see it; undefined for our own account. */
  readonly owner?: Ids
}

const ourOwn: Account = { command: (program, args) => [program, [...args]], spawnAs: {} }

/**
 * Finds an account under which PostgreSQL can use these folders: our own, or as root another one, without changes to the
 * machine.
 * @throws Error with one sentence when there is none
 */
export function findAccount(needs: { readonly binaries: string; readonly data: string }): Account {
  if (process.getuid?.() !== 0) return ourOwn
  const ids = idsOf('postgres') ?? idsOf('nobody')
  const found = ids && waysToLend(ids).find((account) => works(account, needs))
  if (found) return found
  throw new Error(
    `PostgreSQL cannot run as root, and no other account may use ${needs.data}: run this as a user that is not root, or choose a DATA_DIR and a checkout that every user can enter.`,
  )
}

function waysToLend(ids: Ids): Account[] {
  const id = { uid: String(ids.uid), gid: String(ids.gid) }
  return [
    // A user namespace maps root to another id, which may still enter root's folders.
    {
      command: (program, args) => [
        'unshare',
        ['--user', `--map-user=${id.uid}`, `--map-group=${id.gid}`, '--', program, ...args],
      ],
      spawnAs: {},
      owner: { uid: 0, gid: 0 },
    },
    // Containers forbid namespaces but allow root to pass on the capability to enter all folders.
    {
      command: (program, args) => [
        'setpriv',
        [
          ...[`--reuid=${id.uid}`, `--regid=${id.gid}`, '--clear-groups'],
          ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override'],
          // PostgreSQL finds its programs with access(2), which drops capabilities without this.
          ...['--securebits=+no_setuid_fixup', '--', program, ...args],
        ],
      ],
      spawnAs: {},
      owner: ids,
    },
    // Elsewhere, for folders that the account can enter itself.
    { ...ourOwn, spawnAs: ids, owner: ids },
  ]
}

function works(account: Account, { binaries, data }: { binaries: string; data: string }): boolean {
  const succeeds = (program: string, ...args: string[]): boolean =>
    spawnSync(...account.command(program, args), { ...account.spawnAs, cwd: '/', stdio: 'ignore' })
      .status === 0
  return succeeds(join(binaries, 'bin/postgres'), '--version') && succeeds('test', '-x', data)
}

function idsOf(name: string): Ids | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    try {
      const stdio = ['ignore', 'pipe', 'ignore'] as const
      return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: [...stdio] }))
    } catch {
      return undefined
    }
  })
  return uid !== undefined && gid !== undefined ? { uid, gid } : undefined
}

/** Gives a file or folder with its content to the account, because an earlier start may have used another one. */
export function handOver(path: string, { owner }: Account): void {
  const status = statSync(path)
  if (!owner || status.uid === owner.uid) return
  const entries = status.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
    : []
  for (const entry of entries) lchownSync(join(path, entry), owner.uid, owner.gid)
  chownSync(path, owner.uid, owner.gid)
}
