import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { areas, baseline } from '@darnley/releases/cli/areas'
import { folderStore } from '@darnley/releases/folder-store'
import { releaseAll } from '@darnley/releases/cli/release-all'
import { report, type Measured } from './bench-report.ts'
import { untilAtRest } from './bench-rest.ts'
import { explain } from './bootstrap/explain.mjs'
import { endWithUs } from './bootstrap/guard.mjs'
import { ensureBrowser } from './browser.ts'
import { removeLeftovers } from './leftovers.ts'
import { findFreeBase } from './bootstrap/ports.mjs'
import { root } from './bootstrap/settings.mjs'
import { startStack } from './stack/stack.ts'
import { stopSignal } from './stop-signal.ts'

/** `npm run bench`: starts the system with its own data and fsync on, and writes docs/bench.md. */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000000' },
  },
})
const dataFolder = join(root, `.data-bench-${process.pid}`)
const releasesFolder = join(root, '.data/bench-releases')
const log = (line: string): void => console.log(`- ${line}`)
const stopped = stopSignal()
let code = 0

try {
  await runAll()
} catch (error) {
  if (!stopped.aborted) console.error(explain(error))
  code = stopped.aborted ? 130 : 1
}
rmSync(dataFolder, { recursive: true, force: true })
process.exit(code)

async function runAll(): Promise<void> {
  await removeLeftovers(root, log)
  const browser = await ensureBrowser(log)
  await releaseAll({
    store: folderStore(releasesFolder),
    areas: [...areas, baseline],
    log,
    signal: stopped,
  })
  // All flows come from one address, so the limits are off.
  process.env['RATE_LIMIT_A_MINUTE'] = '0'
  const stack = await startStack({
    base: await findFreeBase(15_000),
    dataFolder,
    releasesFolder,
    signal: stopped,
    log,
    onFailure: (error) => console.error(explain(error)),
  })
  try {
    const env = {
      API_URL: `http://127.0.0.1:${stack.ports.api}`,
      CONTENT_URL: `http://127.0.0.1:${stack.ports.content}`,
      SANDBOX_URL: `http://127.0.0.1:${stack.ports.sandbox}`,
      RELEASES_DIR: releasesFolder,
      CHROMIUM_PATH: browser,
      API_PID: String(stack.parts['api']?.pid()),
      SANDBOX_PID: String(stack.parts['sandbox']?.pid()),
      POSTGRES_PID: String(stack.databasePid()),
      TEST_DATABASE_URL: stack.databaseUrl,
      DATABASE_URL: stack.databaseUrl,
    }
    const load = Math.round((loadavg()[0] ?? 0) * 100) / 100
    log('Guest flows ...')
    const flows = await measure(['api/bench/guest-flow.ts', values.seconds], env)
    log('Baskets at a steady pace ...')
    const baskets = await measure(['api/bench/basket-pace.ts', values.seconds], env)
    log('First visits ...')
    const visits = await measure(['host/edge/bench/first-visit.ts', '--runs', values.runs], env)
    log('Lighthouse and scripted use ...')
    await measure(['host/edge/bench/lighthouse.ts'], env)
    log('Steps of the booking wizard ...')
    await measure(['e2e/bench/step-change.ts', `http://localhost:${stack.ports.edge}`], env)
    log('Catalogue ...')
    const catalogue = await measure(['content/bench/lists.ts'], env)
    log("The staff's list among a million orders ...")
    const staffList = await measure(['api/bench/staff-list.ts', values.orders], env)
    const text = report({
      load,
      flows,
      baskets,
      staffList,
      visits,
      catalogue,
      runs: values.runs,
      seconds: values.seconds,
    } as Measured)
    writeFileSync(join(root, 'docs/bench.md'), text)
    console.log(`\n${text}`)
  } finally {
    await stack.stop()
  }
}

/** Runs one bench in its own process, once the machine is at rest, and reads the JSON on its last line. */
async function measure(
  [script = '', ...args]: string[],
  env: Record<string, string>,
): Promise<unknown> {
  stopped.throwIfAborted()
  await untilAtRest()
  return new Promise((resolve, reject) => {
    const flags = ['--disable-warning=ExperimentalWarning', join(root, script), ...args]
    const child = spawn(process.execPath, flags, {
      cwd: join(root, script.split('/')[0] ?? ''),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      signal: stopped,
    })
    endWithUs(child)
    child.once('error', reject)
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`${script} ended with ${code}`))
      else resolve(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
    })
  })
}
