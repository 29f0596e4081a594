import { spawnSync } from 'node:child_process'

/** Folder with bin/ of Debian's oldest supported PostgreSQL. */
export const POSTGRES_15 = '/usr/lib/postgresql/15'

export const PGBOUNCER = '/usr/sbin/pgbouncer'

/** @throws Error with the command that installs what is missing */
export function expectDebiansPackages(): void {
  const needed = [
    [`${POSTGRES_15}/bin/postgres`, 'postgresql-15'],
    [PGBOUNCER, 'pgbouncer'],
  ] as const
  const missing = needed.filter(([program]) => !runs(program)).map(([, name]) => name)
  if (missing.length === 0) return
  throw new Error(
    `Debian's ${missing.join(' and ')} are needed for this test, which installs nothing: apt-get install --no-install-recommends ${missing.join(' ')}`,
  )
}

function runs(program: string): boolean {
  return spawnSync(program, ['--version'], { timeout: 20_000 }).status === 0
}
