import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from './bootstrap/settings.mjs'
import { runProgram, scriptOf } from './run-program.ts'

const installed = [
  ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const windowless = 'chromium-headless-shell'

type Log = (line: string) => void

/**
 * Finds a browser for the tests: $CHROMIUM_PATH, an installed Chromium or Chrome, or Playwright's earlier
 * download. Without one it announces and runs an installation: Playwright's download, else Debian's package if this user
 * may install it.
 * @throws Error with one sentence that says what to do
 */
export async function ensureBrowser(log: Log): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (runs(given)) return given
    throw new Error(
      `CHROMIUM_PATH (${given}) does not start: point it at a Chromium that runs here.`,
    )
  }
  const found =
    findInstalled() ?? findDownloaded() ?? (await download(log)) ?? (await installDebians(log))
  if (found) return found
  throw new Error(
    'No browser for the tests: install Chromium (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

/**
 * Returns a Chromium without windows if one is installed beside the browser: journeys take a fifth less time. It has no
 * back/forward cache.
 */
export function fasterThan(browser: string): string {
  if (process.env['CHROMIUM_PATH']) return browser
  const path = pathOf(windowless)
  return path !== undefined && runs(path) ? path : browser
}

function findInstalled(): string | undefined {
  return installed.map(pathOf).find((path) => path !== undefined && runs(path))
}

function pathOf(name: string): string | undefined {
  const find = ['-c', 'command -v "$1"', 'find', name]
  const { status, stdout } = spawnSync('sh', find, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

const require = createRequire(join(root, 'e2e/package.json'))

function findDownloaded(): string | undefined {
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test')
  return runs(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** Downloads into Playwright's cache, where later runs find it. */
async function download(log: Log): Promise<string | undefined> {
  log(
    "No browser is installed for the tests (CHROMIUM_PATH names one): downloading Playwright's Chromium ...",
  )
  const playwright = scriptOf('@playwright/test', 'cli.js', 'e2e')
  await runProgram([...playwright, 'install', 'chromium'], { timeoutMs: 300_000 })
  return findDownloaded()
}

async function installDebians(log: Log): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) return undefined
  log("Installing Debian's package chromium with apt-get, for the whole machine ...")
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram(['apt-get', 'update'], { env, timeoutMs: 300_000 })
  // One by one: not each Debian has the second.
  for (const name of ['chromium', windowless])
    await runProgram(['apt-get', 'install', '-y', '--no-install-recommends', name], {
      env,
      timeoutMs: 900_000,
    })
  return findInstalled()
}
