import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '#tools/lint/check.ts'
import { inspectRun } from './aftermath/inspect.ts'
import { explain } from './bootstrap/explain.mjs'
import { ensureBrowser } from './browser.ts'
import { removeLeftovers } from './leftovers.ts'
import { findFreeBase } from './bootstrap/ports.mjs'
import { root } from './bootstrap/settings.mjs'
import { startStack } from './stack/stack.ts'
import { stopSignal } from './stop-signal.ts'
import { add, none, runPlaywright, runVitest, type Count } from './test-runners.ts'

/** `npm test`: static checks, unit and API tests, then the journeys; beside a running `npm start`, on data of its own. */
const dataFolder = join(root, `.data-test-${process.pid}`)
const releasesFolder = join(root, '.data/test-releases')
const logsFolder = join(dataFolder, 'logs')
const urlFile = join(dataFolder, 'urls.txt')
const log = (line: string): void => console.log(`- ${line}`)

const stopped = stopSignal()

let count: Count = none
try {
  count = await runAll()
} catch (error) {
  if (!stopped.aborted) console.error(explain(error))
  count = add(count, { passed: 0, failed: 1 })
}
rmSync(dataFolder, { recursive: true, force: true })
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exit(count.failed === 0 && count.passed > 0 ? 0 : 1)

async function runAll(): Promise<Count> {
  await removeLeftovers(root, log)
  let sum = await runChecks()
  const browser = await ensureBrowser(log)
  const stack = await startStack({
    base: await findFreeBase(14_000),
    dataFolder,
    releasesFolder,
    signal: stopped,
    // Nothing here outlives the run, so waiting for the disk would only cost time.
    databaseSettings: { fsync: 'off', max_connections: '200' },
    log,
    onFailure: (error) => {
      sum = add(sum, { passed: 0, failed: 1 })
      console.error(explain(error))
    },
  })
  try {
    const testLogs = join(logsFolder, 'tests')
    mkdirSync(testLogs, { recursive: true })
    const { databaseUrl } = stack
    sum = add(sum, await runVitest({ databaseUrl, browser, logsFolder: testLogs }))
    stopped.throwIfAborted()
    sum = add(sum, await runPlaywright({ ports: stack.ports, browser, urlFile }))
    stopped.throwIfAborted()
    return add(sum, inspectRun({ logsFolder, urlFile, releasesFolder }))
  } finally {
    await stack.stop()
  }
}
