import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '#tools/lint/check.ts'
import { inspectRun } from './aftermath/inspect.ts'
import { ensureBrowser } from './browser.ts'
import { findFreeBase } from './stack/ports.ts'
import { root, startStack } from './stack/stack.ts'
import { add, none, runPlaywright, runVitest, type Count } from './test-runners.ts'

/** `npm test`: static checks, unit and API tests, then the journeys; beside a running `npm start`, on data of its own. */
const dataFolder = join(root, `.data-test-${process.pid}`)
const releasesFolder = join(root, '.data/test-releases')
const logsFolder = join(dataFolder, 'logs')
const urlFile = join(dataFolder, 'urls.txt')
const log = (line: string): void => console.log(`- ${line}`)

let count: Count = none
let stop: (() => Promise<void>) | undefined
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void finish(130))

try {
  count = add(count, await runChecks())
  const browser = ensureBrowser(log)
  const base = await findFreeBase(14_000)
  const stack = await startStack({
    base,
    dataFolder,
    releasesFolder,
    // Nothing here outlives the run, so waiting for the disk would only cost time.
    databaseSettings: { fsync: 'off', max_connections: '200' },
    log,
  })
  stop = stack.stop
  const testLogs = join(logsFolder, 'tests')
  mkdirSync(testLogs, { recursive: true })
  count = add(
    count,
    await runVitest({ databaseUrl: stack.databaseUrl, browser, logsFolder: testLogs }),
  )
  count = add(count, await runPlaywright({ ports: stack.ports, browser, urlFile }))
  count = add(count, inspectRun({ logsFolder, urlFile, releasesFolder }))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  count = add(count, { passed: 0, failed: 1 })
}
await finish(count.failed === 0 && count.passed > 0 ? 0 : 1)

async function finish(code: number): Promise<never> {
  await stop?.()
  rmSync(dataFolder, { recursive: true, force: true })
  console.log(`\n${count.passed} passed, ${count.failed} failed`)
  process.exit(code)
}
