import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patience } from '@darnley/testing/patience'
import type { Ports } from './bootstrap/ports.mjs'
import { root } from './bootstrap/settings.mjs'
import { ensureDraftSecret } from './installation.ts'
import { fasterThan } from './browser.ts'
import { compileCache } from './compile-cache.ts'
import { runProgram, scriptOf } from './run-program.ts'
import type { Databases } from './stack/databases.ts'
import {
  countPlaywright,
  countVitest,
  none,
  type PlaywrightReport,
  type TestCount,
  type VitestReport,
} from './test-count.ts'

interface VitestOptions {
  readonly env: Readonly<Record<'TEST_DATABASE_URL' | 'CHROMIUM_PATH' | 'TEST_LOG_DIR', string>>
  /** Files, folders or parts of their paths; all tests when empty. */
  readonly paths?: readonly string[]
}

// Given here, because projects do not take it from the root's settings: each would have a worker less than the machine
// has cores. Three keep two cores busy while tests wait for PostgreSQL: the api's tests took 211 s instead of 247.
const vitest = [
  ...scriptOf('vitest', 'vitest.mjs'),
  '--maxWorkers=3',
  `--testTimeout=${patience.testTimeout}`,
]

/** Runs all workspaces' unit and API tests after each change, until the user ends it. */
export async function watchVitest({ env, paths = [] }: VitestOptions): Promise<TestCount> {
  await runProgram([...vitest, 'watch', ...paths], { env })
  return none
}

/** Runs all workspaces' unit and API tests, or those in the paths. */
export function runVitest({ env, paths = [] }: VitestOptions): Promise<TestCount> {
  return withReport<VitestReport>(
    (report) =>
      runProgram(
        [
          ...[...vitest, 'run', ...paths],
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
        ],
        // For the hundreds of processes that the tests start.
        { env: { NODE_COMPILE_CACHE: compileCache, ...env } },
      ),
    countVitest,
  )
}

interface PlaywrightOptions {
  readonly databases: Pick<Databases, 'api' | 'content'>
  readonly ports: Ports
  /** With windows; a faster one runs what needs none. */
  readonly browser: string
  readonly urlFile: string
  /** Of the system. */
  readonly dataFolder: string
  /** Files of `e2e/journeys`, or options of Playwright that choose some. */
  readonly paths: readonly string[]
}

/** Runs the journeys in a real browser. */
export function runPlaywright({
  databases,
  ports,
  browser,
  urlFile,
  dataFolder,
  paths,
}: PlaywrightOptions): Promise<TestCount> {
  const playwright = scriptOf('@playwright/test', 'cli.js', 'e2e')
  return withReport<PlaywrightReport>(
    (report) =>
      runProgram([...playwright, 'test', '--reporter=list,json', ...paths], {
        cwd: join(root, 'e2e'),
        env: {
          ...siteAddresses(ports),
          API_DATABASE_URL: databases.api.ownerUrl,
          CONTENT_DATABASE_URL: databases.content.ownerUrl,
          SYSTEM_DATA_DIR: dataFolder,
          CONTENT_PREVIEW_SECRET: ensureDraftSecret(dataFolder),
          CHROMIUM_PATH: fasterThan(browser),
          FULL_CHROMIUM_PATH: browser,
          TEST_URL_FILE: urlFile,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        },
      }),
    countPlaywright,
  )
}

/** Searches logs, a file of requested addresses and releases for personal data and secrets. */
export async function runLeakScan(...paths: [string, string, string]): Promise<TestCount> {
  const script = join(root, 'system-tests/leak-scan/scan.ts')
  const code = await runProgram([process.execPath, script, ...paths])
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['leak scan'] }
}

function siteAddresses(ports: Ports): Record<string, string> {
  return {
    SITE_URL: `http://localhost:${ports.edge}`,
    MAISON_URL: `http://maison.localhost:${ports.edge}`,
    WORKSHOP_URL: `http://workshop.localhost:${ports.edge}`,
    KIRK_URL: `http://kirk.localhost:${ports.edge}`,
    SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    API_URL: `http://localhost:${ports.api}`,
  }
}

/** Runs a test runner and reads its report. One that dies without a report counts as one failure. */
async function withReport<Report>(
  run: (file: string) => Promise<number>,
  count: (report: Report) => TestCount,
): Promise<TestCount> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const file = join(folder, 'report.json')
  const code = await run(file)
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8')) as Report) : none
  rmSync(folder, { recursive: true })
  return code !== 0 && counted.failures.length === 0
    ? { ...counted, failures: [`a test runner ended with code ${code}`] }
    : counted
}
