import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { endWithUs } from './bootstrap/guard.mjs'
import type { Ports } from './bootstrap/ports.mjs'
import { root } from './bootstrap/settings.mjs'

export interface Count {
  readonly passed: number
  readonly failed: number
}

export const none: Count = { passed: 0, failed: 0 }

export function add(one: Count, other: Count): Count {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}

interface VitestOptions {
  readonly databaseUrl: string
  readonly browser: string
  readonly logsFolder: string
  /** Files, folders or parts of their paths; all tests when empty. */
  readonly paths?: readonly string[]
}

const vitest = binOf('vitest', 'vitest.mjs', root)

function vitestEnvironment({
  databaseUrl,
  browser,
  logsFolder,
}: VitestOptions): Record<string, string> {
  return { TEST_DATABASE_URL: databaseUrl, CHROMIUM_PATH: browser, TEST_LOG_DIR: logsFolder }
}

/** Runs all workspaces' unit and API tests after each change, until the user ends it. */
export async function watchVitest(options: VitestOptions): Promise<void> {
  const { paths = [] } = options
  await runNode([vitest, 'watch', ...paths], { cwd: root, env: vitestEnvironment(options) })
}

/** Runs all workspaces' unit and API tests, or those in the paths. */
export function runVitest(options: VitestOptions): Promise<Count> {
  const { paths = [] } = options
  return runWithReport({
    cli: vitest,
    cwd: root,
    args: (report) => [
      'run',
      ...paths,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: vitestEnvironment(options),
    read: (report: {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
    }) => ({
      passed: report.numPassedTests,
      // A file that fails to load has no failed test.
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    }),
  })
}

interface PlaywrightOptions {
  readonly ports: Ports
  readonly browser: string
  readonly urlFile: string
  /** Files of `e2e/journeys`; all when empty. */
  readonly paths?: readonly string[]
}

/** Runs the journeys in a real browser. */
export function runPlaywright({
  ports,
  browser,
  urlFile,
  paths = [],
}: PlaywrightOptions): Promise<Count> {
  return runWithReport({
    cli: binOf('@playwright/test', 'cli.js', join(root, 'e2e')),
    cwd: join(root, 'e2e'),
    args: () => [
      'test',
      '--reporter=list,json',
      ...(paths.length > 0 ? paths : ['--project=journeys']),
    ],
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_NAME',
    env: { ...siteAddresses(ports), CHROMIUM_PATH: browser, TEST_URL_FILE: urlFile },
    read: ({
      stats,
    }: {
      stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  })
}

interface Recorded {
  /** Logs of all servers of the run, at any depth. */
  readonly logsFolder: string
  /** Addresses that the journeys' browsers requested, one a line. */
  readonly urlFile: string
  readonly releasesFolder: string
}

/** Searches what a run recorded and built for personal data and secrets. */
export async function runLeakScan(run: Recorded): Promise<Count> {
  const script = join(root, 'system-tests/leak-scan/scan.ts')
  const args = [run.logsFolder, run.urlFile, run.releasesFolder]
  const code = await runNode([script, ...args], { cwd: root, env: {} })
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

export function siteAddresses(ports: Ports): Record<string, string> {
  return {
    SITE_URL: `http://localhost:${ports.edge}`,
    MAISON_URL: `http://maison.localhost:${ports.edge}`,
    KIRK_URL: `http://kirk.localhost:${ports.edge}`,
    SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    API_URL: `http://localhost:${ports.api}`,
  }
}

interface Run<Report> {
  readonly cli: string
  readonly cwd: string
  readonly args: (report: string) => string[]
  readonly reportVariable?: string
  readonly env: Record<string, string>
  readonly read: (report: Report) => Count
}

/** A runner that dies without a report counts as one failure. */
async function runWithReport<Report>(of: Run<Report>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const report = join(folder, 'report.json')
  const named = of.reportVariable ? { [of.reportVariable]: report } : {}
  const code = await runNode([of.cli, ...of.args(report)], {
    cwd: of.cwd,
    env: { ...of.env, ...named },
  })
  const count = existsSync(report)
    ? of.read(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failed: 1 }
  rmSync(folder, { recursive: true })
  return code !== 0 && count.failed === 0 ? add(count, { passed: 0, failed: 1 }) : count
}

interface Process {
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** Returns the exit code. */
function runNode(args: readonly string[], { cwd, env }: Process): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    endWithUs(child)
    // Ctrl-C reaches the runner directly; other signals do not.
    const end = (): void => void child.kill('SIGTERM')
    process.once('SIGTERM', end)
    child.once('exit', (status) => {
      process.off('SIGTERM', end)
      resolve(status ?? 1)
    })
  })
}

function binOf(name: string, file: string, from: string): string {
  return join(
    dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`)),
    file,
  )
}
