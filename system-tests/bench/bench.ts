import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { areas, baseline } from '@darnley/releases/cli/areas'
import { folderStore } from '@darnley/releases/folder-store'
import { releaseAll } from '@darnley/releases/cli/release-all'
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
import type { BenchSystem } from './system.ts'

/**
 * `npm run bench`: starts the system with its own data and fsync, runs the benches and writes docs/bench.md; with
 * names, runs these benches and only prints their sections.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '1000000' },
  },
})
const HEAD = `# Bench

Written by \`npm run bench\`. Times are those of one machine on one day (${cpus().length} cores, Node ${process.versions.node}): compare ratios. \`npm test\` limits bytes and requests. All flows come from one address, whose limit of writes is counted but never reached.`

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
  const unknown = positionals.find((name) => !Object.hasOwn(benches, name))
  if (unknown) throw new Error(`"${unknown}" is none of ${Object.keys(benches).join(', ')}.`)
  await removeLeftovers(root, log)
  const browser = await ensureBrowser(log)
  const store = folderStore(releasesFolder)
  await releaseAll({ store, areas: [...areas, baseline], log, signal: stopped })
  const stack = await startStack({
    base: await findFreeBase(15_000),
    dataFolder,
    releasesFolder,
    signal: stopped,
    log,
    onFailure: (error) => console.error(explain(error)),
    env: {
      // All flows come from one address: its writes are counted, and never too many.
      api: { RATE_LIMIT_A_MINUTE: '10000000' },
      content: { LOG_LEVEL: 'warn' },
      edge: { LOG_LEVEL: 'warn' },
    },
  })
  try {
    const system = describe(stack, browser)
    const sections: string[] = []
    for (const name of Object.keys(benches))
      if (positionals.length === 0 || positionals.includes(name))
        sections.push(await measure(name, system))
    const page = `${HEAD}\n\n${sections.join('\n\n')}\n`
    if (positionals.length === 0) writeFileSync(join(root, 'docs/bench.md'), page)
    console.log(`\n${page}`)
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

/** Runs one bench once the machine is idle. Returns its section, with the load average at its start. */
async function measure(name: string, system: BenchSystem): Promise<string> {
  stopped.throwIfAborted()
  log(`Measuring ${name} ...`)
  await waitForIdleMachine()
  const [load = 0] = loadavg()
  const script = join(import.meta.dirname, 'measure.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, name, JSON.stringify(system)]
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    signal: stopped,
  })
  endWithUs(child)
  const [section, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`The bench ${name} ended with ${code}`)
  return `${section}\n\nLoad average at the start: ${load.toFixed(2)}.`
}
