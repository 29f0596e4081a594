import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '#tools/lint/check.ts'
import { findFreeBase } from './bootstrap/ports.mjs'
import { explain } from './bootstrap/explain.mjs'
import { root } from './bootstrap/settings.mjs'
import { ensureBrowser, fasterThan } from './browser.ts'
import { removeLeftovers } from './leftovers.ts'
import { startCluster } from './postgres/cluster.ts'
import { startStack, type Stack } from './stack/stack.ts'
import { stopSignal } from './stop-signal.ts'
import { add, describeCount, none, type TestCount } from './test-count.ts'
import { testServer } from './test-server.ts'
import { runLeakScan, runPlaywright, runVitest, watchVitest } from './test-runners.ts'

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

let count: TestCount = none
try {
  await removeLeftovers(root, log)
  count = await (watches
    ? withDatabase(watchVitest, paths)
    : paths.length > 0
      ? runSome()
      : runAll())
} catch (error) {
  if (!stopped.aborted) console.error(explain(error))
  count = add(count, { passed: 0, failures: ['the run ended early'] })
}
rmSync(dataFolder, { recursive: true, force: true })
if (!watches) console.log(describeCount(count))
process.exit(count.failures.length === 0 && (count.passed > 0 || watches) ? 0 : 1)

async function runAll(): Promise<TestCount> {
  const server = testServer(process.env)
  const checks = await runChecks()
  const browser = await ensureBrowser(log)
  const tests = await withStack(async ({ databases, ports }) => {
    const unit = await runVitest({ env: vitestEnvironment(server ?? databases.admin, browser) })
    stopped.throwIfAborted()
    const journeys = await runJourneys({ databases, ports, browser, urlFile, dataFolder })
    stopped.throwIfAborted()
    const leaks = await runLeakScan(logsFolder, urlFile, releasesFolder)
    return [unit, journeys, leaks].reduce(add)
  })
  return add(checks, tests)
}

/** Starts the whole system, for journeys only. */
async function runSome(): Promise<TestCount> {
  const journeys = paths.filter((path) => path.startsWith('e2e/'))
  const others = paths.filter((path) => !journeys.includes(path))
  const unit = others.length > 0 ? await withDatabase(runVitest, others) : none
  if (journeys.length === 0) return unit
  const browser = await ensureBrowser(log)
  const inBrowser = await withStack(({ databases, ports }) =>
    runPlaywright({ databases, ports, browser, urlFile, dataFolder, paths: journeys }),
  )
  return add(unit, inBrowser)
}

/** Those that add up a whole day come first, on their own: orders of others would be in their sums. */
async function runJourneys(
  options: Omit<Parameters<typeof runPlaywright>[0], 'paths'>,
): Promise<TestCount> {
  const day = await runPlaywright({ ...options, paths: ['--project=day'] })
  stopped.throwIfAborted()
  return add(day, await runPlaywright({ ...options, paths: ['--project=journeys'] }))
}

function vitestEnvironment(
  databaseUrl: string,
  browser: string,
): Parameters<typeof runVitest>[0]['env'] {
  const testLogs = join(logsFolder, 'tests')
  mkdirSync(testLogs, { recursive: true })
  return {
    TEST_DATABASE_URL: databaseUrl,
    CHROMIUM_PATH: fasterThan(browser),
    TEST_LOG_DIR: testLogs,
  }
}

/** Runs Vitest with a database server, but without the other parts. */
async function withDatabase(run: typeof runVitest, files: readonly string[]): Promise<TestCount> {
  const server = testServer(process.env)
  const browser = await ensureBrowser(log)
  if (server) return run({ env: vitestEnvironment(server, browser), paths: files })
  const cluster = await startCluster({
    folder: join(dataFolder, 'postgres'),
    port: await findFreeBase(14_000),
    settings: databaseSettings,
    signal: stopped,
  })
  try {
    const env = vitestEnvironment(await cluster.database('tests'), browser)
    return await run({ env, paths: files })
  } finally {
    await cluster.stop()
  }
}

/** A part that stays down counts as a failure. */
async function withStack(run: (stack: Stack) => Promise<TestCount>): Promise<TestCount> {
  let deaths = none
  const stack = await startStack({
    base: await findFreeBase(14_000),
    dataFolder,
    releasesFolder,
    signal: stopped,
    databaseSettings,
    log,
    onFailure: (error) => {
      const reason = explain(error)
      deaths = add(deaths, { passed: 0, failures: [reason] })
      console.error(reason)
    },
  })
  try {
    const count = await run(stack)
    return add(count, deaths)
  } finally {
    await stack.stop()
  }
}
