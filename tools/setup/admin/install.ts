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
  const lock = hashOf(['content/admin/package-lock.json'])
  await once({ stamp: join(adminFolder, 'node_modules/.installed'), wanted: lock }, async () => {
    log('Installing the admin into content/admin: about 860 MB, a minute ...')
    expectRoom(adminFolder, 2000)
    await run({
      args: [...npmCommand(), 'ci', '--ignore-scripts', '--include=dev', ...npmOptions],
      signal,
      failed:
        'npm could not install the admin: see its message above; check that the npm registry can be reached and 2 GB are free, then try again.',
    })
  })
  const wanted = hashOf(sources())
  await once({ stamp: join(adminFolder, '.next/.built'), wanted }, async () => {
    log('Building the admin: about a minute, and again only when its sources change ...')
    await run({
      args: [process.execPath, next, 'build'],
      signal,
      failed: 'The admin could not be built: see the message above.',
      quiet: true,
    })
  })
}

interface Done {
  /** File with the hash for which the work was done. */
  readonly stamp: string
  readonly wanted: string
}

async function once({ stamp, wanted }: Done, work: () => Promise<void>): Promise<void> {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await work()
  writeFileSync(stamp, wanted)
}

/** Returns the files that the build reads. */
function sources(): string[] {
  const own = globSync('content/admin/**/*.{ts,tsx,js,json}', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|\.next|next-env\.d\.ts|.*\.test\.ts)$/.test(path),
  })
  const shared = ['access.ts', 'demo-editor.ts', 'collections/*.ts', 'fields/*.ts', 'rules/*.ts']
  return [
    ...own,
    ...globSync(
      shared.map((each) => `content/src/${each}`),
      { cwd: root },
    ),
  ].filter((path) => statSync(join(root, path)).isFile())
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

interface Command {
  readonly args: readonly string[]
  readonly signal: AbortSignal
  /** Message when it fails. */
  readonly failed: string
  readonly quiet?: boolean
}

async function run({ args, signal, failed, quiet = false }: Command): Promise<void> {
  signal.throwIfAborted()
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  const code = await runProgram(args, { cwd: adminFolder, env, signal, quiet })
  signal.throwIfAborted()
  if (code !== 0) throw new Error(failed)
}
