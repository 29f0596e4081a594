import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { areas, baseline } from '@darnley/releases/cli/areas'
import { folderStore } from '@darnley/releases/folder-store'
import { releaseAll } from '@darnley/releases/cli/release-all'
import { ensureOwnerKey } from '@darnley/releases/trust/key-file'
import { ensureBrowser } from '@darnley/tools/browser'
import { explain } from '@darnley/tools/explain'
import { endWithUs } from '@darnley/tools/guard'
import { removeLeftovers } from '@darnley/tools/leftovers'
import { findFreeBase } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'
import { startStack, type Stack } from '@darnley/tools/stack'
import { stopSignal } from '@darnley/tools/stop-signal'
import { waitForIdleMachine } from './idle-machine.ts'
import { benches } from './measure.ts'
import { benchPage, sectionOf, type Measured } from './page.ts'
import type { BenchSystem, Report } from './system.ts'

/**
 * `npm run bench`: starts the system with its own data and fsync, runs the benches and writes docs/bench.md with its
 * plots; with `--only` and names, runs these benches, prints their sections and leaves their plots in .data/bench.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000000' },
  },
})
const wanted = [...values.only, ...positionals].flatMap((names) => names.split(','))
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
  const unknown = wanted.find((name) => !Object.hasOwn(benches, name))
  if (unknown) throw new Error(`"${unknown}" is none of ${Object.keys(benches).join(', ')}.`)
  await removeLeftovers(root, log)
  const browser = await ensureBrowser(log)
  const store = folderStore(releasesFolder)
  // The folder is kept between runs, and what its owner's key signed once is changed with that key alone.
  const privateKeys = [await ensureOwnerKey(releasesFolder)]
  await releaseAll({ store, areas: [...areas, baseline], privateKeys, log, signal: stopped })
  const stack = await startStack({
    base: await findFreeBase(15_000),
    dataFolder,
    releasesFolder,
    signal: stopped,
    log,
    onFailure: (error) => console.error(explain(error)),
    env: {
      // All flows come from one address: its writes are counted, and never too many.
      // More clients than it can bear wait, so that each flow is measured whole.
      api: { RATE_LIMIT_A_MINUTE: '10000000', OVERLOAD_WAIT_MS: '0' },
      content: { LOG_LEVEL: 'warn' },
      edge: { LOG_LEVEL: 'warn' },
    },
  })
  try {
    const system = describe(stack, browser)
    const measured: Measured[] = []
    for (const [name, parts] of Object.entries(benches))
      if (wanted.length === 0 || wanted.includes(name))
        for (const part of parts.keys()) measured.push(await measure(name, { part, system }))
    keep(measured)
  } finally {
    await stack.stop()
  }
}

function describe({ ports, databases, parts }: Stack, browser: string): BenchSystem {
  return {
    siteUrl: `http://localhost:${ports.edge}`,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    contentUrl: `http://127.0.0.1:${ports.content}`,
    apiDatabaseUrl: databases.api.ownerUrl,
    contentDatabaseUrl: databases.content.ownerUrl,
    releasesFolder,
    browser,
    pids: {
      api: parts.api.pid(),
      edge: parts.edge.pid(),
      sandbox: parts.sandbox.pid(),
      postgres: databases.pid(),
    },
    seconds: Number(values.seconds),
    runs: Number(values.runs),
    orders: Number(values.orders),
  }
}

/** Prints what was measured and writes its plots; the page only when all was measured. */
function keep(measured: readonly Measured[]): void {
  const isWhole = wanted.length === 0
  const folder = join(root, isWhole ? 'docs/bench' : '.data/bench')
  mkdirSync(folder, { recursive: true })
  for (const { report } of measured)
    for (const [name, plot] of Object.entries(report.plots ?? {})) {
      writeFileSync(join(folder, `${name}.svg`), plot)
      log(`Drew ${join(folder, `${name}.svg`)}`)
    }
  if (isWhole) writeFileSync(join(root, 'docs/bench.md'), benchPage(measured))
  console.log(`\n${measured.map(sectionOf).join('\n\n')}`)
}

interface Job {
  /** Index among the benches of the name. */
  readonly part: number
  readonly system: BenchSystem
}

/** Runs one bench once the machine is idle. */
async function measure(name: string, { part, system }: Job): Promise<Measured> {
  stopped.throwIfAborted()
  log(`Measuring ${name} ...`)
  await waitForIdleMachine()
  const [load = 0] = loadavg()
  const script = join(import.meta.dirname, 'measure.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, name, String(part)]
  const child = spawn(process.execPath, [...args, JSON.stringify(system)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: stopped,
  })
  endWithUs(child)
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`The bench ${name} ended with ${code}`)
  return { name, report: JSON.parse(output) as Report, load }
}
