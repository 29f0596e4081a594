import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Who starts a site, and where. */
export interface User {
  /** A folder of the user's own, with a space in its name. */
  readonly place: string
  /** What runs a command as this user. */
  readonly prefix: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** Gives a folder of the one who runs the tests to this user: git reads no repository of another. */
  own(folder: string): void
  remove(): void
}

/** Who runs the tests, in a closed folder of the own home: root's, when root runs them. */
export function thisUser(): User {
  const place = mkdtempSync(join(homedir(), 'darnley start '))
  return {
    place,
    prefix: [],
    env: {},
    own: () => {},
    remove: () => rmSync(place, { recursive: true }),
  }
}

/** A new user of this machine without any rights. Only root can make one. */
export function ordinaryUser(): User {
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
