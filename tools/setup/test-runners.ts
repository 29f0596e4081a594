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

/** All workspaces' unit and API tests. */
export function runVitest({
  databaseUrl,
  browser,
  logsFolder,
}: {
  databaseUrl: string
  browser: string
  logsFolder: string
}): Promise<Count> {
  return runWithReport({
    cli: binOf('vitest', 'vitest.mjs', root),
    cwd: root,
    args: (report) => [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: { TEST_DATABASE_URL: databaseUrl, CHROMIUM_PATH: browser, TEST_LOG_DIR: logsFolder },
    read: (report: {
      numPassedTests: number
      numFailedTests: number
      numFailedTestSuites: number
    }) => ({
      passed: report.numPassedTests,
      // A file that could not be loaded has no failed test of its own.
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    }),
  })
}

/** The journeys in a real browser. */
export function runPlaywright({
  ports,
  browser,
  urlFile,
}: {
  ports: Ports
  browser: string
  urlFile: string
}): Promise<Count> {
  return runWithReport({
    cli: binOf('@playwright/test', 'cli.js', join(root, 'e2e')),
    cwd: join(root, 'e2e'),
    args: () => ['test', '--reporter=list,json'],
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
async function runWithReport<Report>(run: Run<Report>): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  const report = join(folder, 'report.json')
  const named = run.reportVariable ? { [run.reportVariable]: report } : {}
  const code = await new Promise<number>((resolve) => {
    const child = spawn(process.execPath, [run.cli, ...run.args(report)], {
      cwd: run.cwd,
      stdio: 'inherit',
      env: { ...process.env, ...run.env, ...named },
    })
    endWithUs(child)
    // Ctrl-C reaches the runner by itself; other ends do not.
    const end = (): void => void child.kill('SIGTERM')
    process.once('SIGTERM', end)
    child.once('exit', (status) => {
      process.off('SIGTERM', end)
      resolve(status ?? 1)
    })
  })
  const count = existsSync(report)
    ? run.read(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failed: 1 }
  rmSync(folder, { recursive: true })
  return code !== 0 && count.failed === 0 ? add(count, { passed: 0, failed: 1 }) : count
}

function binOf(name: string, file: string, from: string): string {
  return join(
    dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`)),
    file,
  )
}
