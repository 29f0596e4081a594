import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { wholeSystem } from '@darnley/testing/patience'

/** The only folder of PATH, so that no browser of this machine is found. */
let bin = ''

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'bin-'))
  symlinkSync('/bin/sh', join(bin, 'sh'))
})

afterEach(() => rmSync(bin, { recursive: true }))

function program(name: string, script: string): void {
  writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`)
  chmodSync(join(bin, name), 0o755)
}

/** Looks for browsers in a separate process. Returns its output. */
async function find(): Promise<string> {
  const script = `
    import { ensureBrowser, fasterThan } from '${join(import.meta.dirname, 'browser.ts')}'
    const browser = await ensureBrowser(console.log)
    console.log('found', browser)
    console.log('faster', fasterThan(browser))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: {
      PATH: bin,
      PLAYWRIGHT_BROWSERS_PATH: bin,
      // Nothing listens there, so the download fails.
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  await once(child, 'exit')
  return (await output).join('')
}

it('[C8] uses an installed browser and installs nothing', async () => {
  program('chromium', 'exit 0')
  program('apt-get', 'echo "apt-get $*"')
  const chromium = join(bin, 'chromium')
  expect(await find()).toBe(`found ${chromium}\nfaster ${chromium}\n`)
})

it('runs tests without windows where a browser for that is installed', async () => {
  program('chromium', 'exit 0')
  program('chromium-headless-shell', 'exit 0')
  expect(await find()).toContain(`faster ${join(bin, 'chromium-headless-shell')}\n`)
  program('chromium-headless-shell', 'exit 1')
  expect(await find()).toContain(`faster ${join(bin, 'chromium')}\n`)
})

it('[C8] announces and shows an installation', wholeSystem, async () => {
  program('chromium.new', 'exit 0')
  program(
    'apt-get',
    `echo "apt-get $*"; case "$1 $4" in 'install chromium') /bin/mv ${bin}/chromium.new ${bin}/chromium;; esac`,
  )
  const output = await find()
  const lines = [
    "No browser is installed for the tests (CHROMIUM_PATH names one): downloading Playwright's Chromium ...",
    ...(process.getuid?.() === 0
      ? [
          "Installing Debian's package chromium with apt-get, for the whole machine ...",
          'apt-get update',
          'apt-get install -y --no-install-recommends chromium',
          'apt-get install -y --no-install-recommends chromium-headless-shell',
          `found ${join(bin, 'chromium')}`,
        ]
      : ['No browser for the tests: install Chromium']),
  ]
  const places = lines.map((line) => output.indexOf(line))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})
