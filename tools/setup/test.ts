import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '#tools/lint/check.ts'
import { findFreeBase } from './bootstrap/ports.mjs'
import { explain } from './bootstrap/explain.mjs'
import { root } from './bootstrap/settings.mjs'
import { ensureBrowser } from './browser.ts'
import { removeLeftovers } from './leftovers.ts'
import { startCluster } from './postgres/cluster.ts'
import { startStack, type Stack } from './stack/stack.ts'
import { stopSignal } from './stop-signal.ts'
import {
  add,
  none,
  runLeakScan,
  runPlaywright,
  runVitest,
  watchVitest,
  type Count,
} from './test-runners.ts'

/**
 * `npm test`: static checks, unit and API tests, then the journeys; with paths, the tests in these files alone.
 * `npm run test:watch`: unit and API tests, again after each change. Beside a running `npm start`, on data of its own.
 */
const args = process.argv.slice(2)
const watches = args.includes('--watch')
const paths = args.filter((arg) => arg !== '--watch')
const dataFolder = join(root, `.data-test-${process.pid}`)
const releasesFolder = join(root, '.data/test-releases')
const logsFolder = join(dataFolder, 'logs')
const urlFile = join(dataFolder, 'urls.txt')
const log = (line: string): void => console.log(`- ${line}`)
// The data is removed after the run, so fsync would only cost time.
const databaseSettings = { fsync: 'off', max_connections: '200' }

const stopped = stopSignal()

let count: Count = none
try {
  await removeLeftovers(root, log)
  count = await (watches ? watch() : paths.length > 0 ? runSome() : runAll())
} catch (error) {
  if (!stopped.aborted) console.error(explain(error))
  count = add(count, { passed: 0, failed: 1 })
}
rmSync(dataFolder, { recursive: true, force: true })
if (!watches) console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 && (count.passed > 0 || watches) ? 0 : 1)

async function runAll(): Promise<Count> {
  const checks = await runChecks()
  const browser = await ensureBrowser(log)
  const tests = await withStack(async ({ databases, ports }) => {
    const unit = await runVitest({ databaseUrl: databases.api, browser, logsFolder: testLogs() })
    stopped.throwIfAborted()
    const journeys = await runPlaywright({ ports, browser, urlFile })
    stopped.throwIfAborted()
    const leaks = await runLeakScan({ logsFolder, urlFile, releasesFolder })
    return [unit, journeys, leaks].reduce(add)
  })
  return add(checks, tests)
}

/** Starts the whole system, for journeys only. */
async function runSome(): Promise<Count> {
  const journeys = paths.filter((path) => path.startsWith('e2e/'))
  const others = paths.filter((path) => !journeys.includes(path))
  const browser = await ensureBrowser(log)
  const unit =
    others.length > 0
      ? await withDatabase((databaseUrl) =>
          runVitest({ databaseUrl, browser, logsFolder: testLogs(), paths: others }),
        )
      : none
  if (journeys.length === 0) return unit
  const inBrowser = await withStack(({ ports }) =>
    runPlaywright({ ports, browser, urlFile, paths: journeys }),
  )
  return add(unit, inBrowser)
}

async function watch(): Promise<Count> {
  const browser = await ensureBrowser(log)
  return withDatabase(async (databaseUrl) => {
    await watchVitest({ databaseUrl, browser, logsFolder: testLogs(), paths })
    return none
  })
}

async function withDatabase(run: (databaseUrl: string) => Promise<Count>): Promise<Count> {
  const cluster = await startCluster({
    folder: join(dataFolder, 'postgres'),
    port: await findFreeBase(14_000),
    settings: databaseSettings,
    signal: stopped,
  })
  try {
    return await run(await cluster.database('tests'))
  } finally {
    await cluster.stop()
  }
}

/** A part that stays down counts as a failure. */
async function withStack(run: (stack: Stack) => Promise<Count>): Promise<Count> {
  let deaths = none
  const stack = await startStack({
    base: await findFreeBase(14_000),
    dataFolder,
    releasesFolder,
    signal: stopped,
    databaseSettings,
    log,
    onFailure: (error) => {
      deaths = add(deaths, { passed: 0, failed: 1 })
      console.error(explain(error))
    },
  })
  try {
    const count = await run(stack)
    return add(count, deaths)
  } finally {
    await stack.stop()
  }
}

function testLogs(): string {
  const folder = join(logsFolder, 'tests')
  mkdirSync(folder, { recursive: true })
  return folder
}
