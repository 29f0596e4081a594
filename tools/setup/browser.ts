import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from './stack/stack.ts'

const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser for the tests, or gets one: $CHROMIUM_PATH, an installed Chromium, Playwright's own download,
 * Debian's package where it may be installed.
 * @throws Error with one sentence that says what to do
 */
export function ensureBrowser(log: (line: string) => void): string {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (runs(given)) return given
    throw new Error(
      `CHROMIUM_PATH (${given}) does not start: point it at a Chromium that runs here.`,
    )
  }
  return (
    findInstalled() ??
    fromPlaywright(log) ??
    fromDebian(log) ??
    fail(
      'No browser for the tests: install Chromium (on Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  )
}

function findInstalled(): string | undefined {
  return installed.map(pathOf).find((path) => path !== undefined && runs(path))
}

function pathOf(name: string): string | undefined {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/** Downloads into Playwright's own cache, which later runs find at once. */
function fromPlaywright(log: (line: string) => void): string | undefined {
  const require = createRequire(join(root, 'e2e/package.json'))
  const { chromium } = require('@playwright/test') as typeof import('@playwright/test')
  if (runs(chromium.executablePath())) return chromium.executablePath()
  log("Downloading Playwright's Chromium ...")
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  return runs(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function fromDebian(log: (line: string) => void): string | undefined {
  if (process.getuid?.() !== 0 || !pathOf('apt-get')) return undefined
  log("Installing Debian's chromium ...")
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore', timeout: 300_000 })
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium']
  spawnSync('apt-get', install, { env, stdio: 'ignore', timeout: 900_000 })
  return findInstalled()
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
