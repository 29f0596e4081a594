import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBinaries } from '@darnley/tools/postgres-binaries'

/** Where Debian's packages put the programs of one major version. */
const debian = (major: number): string => `/usr/lib/postgresql/${major}/bin`

/**
 * Returns the path of a program of PostgreSQL, of the same major version as the server: from BACKUP_POSTGRES_BIN,
 * Debian's folder, the packages of npm, or the PATH.
 * @throws Error with one sentence when there is none, or only of other versions
 */
export function programOf(name: 'pg_basebackup' | 'postgres', major: number): string {
  const given = process.env['BACKUP_POSTGRES_BIN']
  const folders = given ? [given] : [debian(major), ...embedded(), '']
  const found = folders.map((folder) => ({
    path: join(folder, name),
    version: versionOf(join(folder, name)),
  }))
  const right = found.find(({ version }) => version === major)
  if (right) return right.path
  const others = found.filter(({ version }) => version !== undefined)
  const what = others.map(({ path, version }) => `${path} is of ${version}`).join(', ')
  throw new Error(
    `${name} of PostgreSQL ${major} is needed, as the server's data is of ${major}; ${what || 'it is not installed'}. Install it (on Debian apt-get install postgresql-${major}), or set BACKUP_POSTGRES_BIN to its folder.`,
  )
}

function embedded(): string[] {
  try {
    return [join(findBinaries(), 'bin')]
  } catch {
    return []
  }
}

/** Returns the major version that a program prints; undefined when it does not run. */
function versionOf(path: string): number | undefined {
  const { stdout, status } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const [, major] = /(\d+)(?:\.\d+|\w*)?(?:\s|$)/.exec(status === 0 ? stdout : '') ?? []
  return major === undefined ? undefined : Number(major)
}
