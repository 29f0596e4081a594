import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** A user who starts a site. */
export interface User {
  /** The user's folder, with a space in its name. */
  readonly place: string
  /** Program and arguments that run a command as this user. */
  readonly prefix: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Gives this user a folder that the test run made: git reads no repository of another user. */
  own(folder: string): void
  remove(): void
}

/** The user of the test run, in a private folder of the home directory. */
export function currentUser(): User {
  const place = mkdtempSync(join(homedir(), 'darnley start '))
  return {
    place,
    prefix: [],
    env: {},
    own: () => {},
    remove: () => rmSync(place, { recursive: true }),
  }
}

/** Creates a user without rights on this machine; only root can. */
export function createUser(): User {
  const name = `darnley-${randomBytes(3).toString('hex')}`
  const home = `/home/${name}`
  execFileSync('useradd', ['--create-home', '--home-dir', home, name])
  const place = join(home, 'my projects')
  const prefix = ['runuser', '-u', name, '--']
  execFileSync(prefix[0] ?? '', [...prefix.slice(1), 'mkdir', place])
  return {
    place,
    prefix,
    env: { HOME: home, USER: name },
    own: (folder) => void execFileSync('chown', ['-R', `${name}:`, folder]),
    remove: () => void execFileSync('userdel', ['--remove', name], { stdio: 'ignore' }),
  }
}
