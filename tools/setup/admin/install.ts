import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectRoom } from '#tools/setup/bootstrap/explain.mjs'
import { npmCommand, npmOptions } from '#tools/setup/bootstrap/install.mjs'
import { root } from '#tools/setup/bootstrap/settings.mjs'
import { runProgram } from '#tools/setup/run-program.ts'

export const adminFolder = join(root, 'content/admin')

const next = join(adminFolder, 'node_modules/next/dist/bin/next')

interface Preparation {
  readonly log: (line: string) => void
  /** Ends an installation or a build at once. */
  readonly signal: AbortSignal
}

/**
 * Installs and builds the admin unless that was done for the same files.
 * @throws Error with one sentence that says what to do
 */
export async function prepareAdmin({ log, signal }: Preparation): Promise<void> {
  const run = async (command: readonly string[], quiet = false): Promise<boolean> => {
    const env = { NEXT_TELEMETRY_DISABLED: '1' }
    const code = await runProgram(command, { cwd: adminFolder, env, signal, quiet })
    signal.throwIfAborted()
    return code === 0
  }
  const installed = join(adminFolder, 'node_modules/.installed')
  await onceFor(['content/admin/package-lock.json'], installed, async () => {
    log('Installing the admin into content/admin: about 860 MB, a minute ...')
    expectRoom(adminFolder, 2000)
    if (await run([...npmCommand(), 'ci', '--ignore-scripts', '--include=dev', ...npmOptions]))
      return
    throw new Error(
      'npm could not install the admin: see its message above; check that the npm registry can be reached and 2 GB are free, then try again.',
    )
  })
  await onceFor(sources(), join(adminFolder, '.next/.built'), async () => {
    log('Building the admin: about a minute, and again only when its sources change ...')
    if (await run([process.execPath, next, 'build'], true)) return
    throw new Error('The admin could not be built: see the message above.')
  })
}

/** Does some work unless it was done for these files, whose hash is then in the stamp. */
async function onceFor(
  files: readonly string[],
  stamp: string,
  work: () => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  const current = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return
  await work()
  writeFileSync(stamp, current)
}

/** Returns the files that the build reads. */
function sources(): string[] {
  const shared =
    '{access,demo-users,collections/*,drafts/*,fields/*,pictures/*,prices/*,rules/*}.ts'
  return globSync(['content/admin/**/*.{ts,tsx,js,json}', `content/src/${shared}`], {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.next|next-env\.d\.ts|.*\.test\.ts)$/.test(path),
  }).filter((path) => statSync(join(root, path)).isFile())
}
