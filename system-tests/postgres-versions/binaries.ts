import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = join(import.meta.dirname, 'packages')

/**
 * Returns the folder with bin/ of a major version, from the lock file in `packages/`; installs it on first use. Its
 * libraries have links that npm cannot pack: the package's own script makes them.
 */
export async function installPostgres(major: 16 | 17): Promise<string> {
  const installed = join(folder, 'node_modules', `postgres-${major}`)
  if (!existsSync(installed))
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: installed })
  return join(installed, 'native')
}
