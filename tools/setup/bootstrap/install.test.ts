import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A fake npm that logs its arguments and installs a Node and two packages. */
const fakeNpm = `
const { appendFileSync, existsSync, linkSync, mkdirSync, symlinkSync } = require('node:fs')
appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n')
if (process.argv[2] === 'ci') {
  const bin = \`node_modules/node-\${process.platform}-\${process.arch}/bin\`
  for (const folder of [bin, 'node_modules/wanted', 'node_modules/other']) mkdirSync(folder, { recursive: true })
  if (!existsSync(bin + '/node')) symlinkSync(process.execPath, bin + '/node')
}
if (existsSync('slow')) {
  // Like npm, it ends slowly.
  process.on('SIGINT', () => {})
  setTimeout(() => {}, 60_000)
}
if (existsSync('broken')) process.exit(1)`

let checkout = ''

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'a checkout '))
  const setup = join(checkout, 'tools/setup')
  cpSync(import.meta.dirname, join(setup, 'bootstrap'), { recursive: true })
  cpSync(join(import.meta.dirname, '../run.mjs'), join(setup, 'run.mjs'))
  write('tools/setup/check.ts', `console.log('handed over to Node', process.env.NODE_ENV)`)
  write('npm-cli.js', fakeNpm)
  write('package-lock.json', '{}')
  write('package.json', '{ "allowScripts": { "wanted": true, "other": false, "elsewhere": true } }')
})

afterEach(() => rmSync(checkout, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(join(checkout, path, '..'), { recursive: true })
  writeFileSync(join(checkout, path), content)
}

const calls = (): string[] =>
  existsSync(join(checkout, 'calls'))
    ? readFileSync(join(checkout, 'calls'), 'utf8').trim().split('\n')
    : []

function check(): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, [join(checkout, 'tools/setup/run.mjs'), 'check'], {
    cwd: checkout,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      npm_execpath: join(checkout, 'npm-cli.js'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function resultOf(
  child: ReturnType<typeof check>,
): Promise<{ code: number; output: string }> {
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  return { code, output: (await output).join('') }
}

it('[X24] only packages that are allowed by name run an install script', async () => {
  const { code, output } = await resultOf(check())
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining('handed over to Node undefined'),
  })
  const [install, rebuild, ...more] = calls()
  expect(install).toMatch(/^ci --ignore-scripts --include=dev /)
  expect(rebuild).toMatch(/^rebuild --ignore-scripts=false wanted --no-audit /)
  expect(more).toEqual([])
})

it('installs once for each lock file', async () => {
  await resultOf(check())
  await resultOf(check())
  expect(calls()).toHaveLength(2)
  write('package-lock.json', '{ "lockfileVersion": 3 }')
  await resultOf(check())
  expect(calls()).toHaveLength(4)
})

it('links a new package of the repository without an installation', async () => {
  const lock = (packages: object): void => write('package-lock.json', JSON.stringify({ packages }))
  const wanted = { 'node_modules/wanted': { version: '1.0.0' } }
  lock(wanted)
  await resultOf(check())
  const gift = { name: '@darnley/gift-remote', dependencies: { wanted: '1.0.0' } }
  const link = { resolved: 'gift-remote', link: true }
  write('gift-remote/package.json', JSON.stringify(gift))
  lock({ ...wanted, 'gift-remote': gift, 'node_modules/@darnley/gift-remote': link })
  expect((await resultOf(check())).code).toBe(0)
  expect(calls()).toHaveLength(2)
  const linked = join(checkout, 'node_modules/@darnley/gift-remote/package.json')
  expect(JSON.parse(readFileSync(linked, 'utf8'))).toEqual(gift)
  lock({ 'node_modules/wanted': { version: '1.0.1' }, 'gift-remote': gift })
  await resultOf(check())
  expect(calls()).toHaveLength(4)
})

it('[F64] two commands at once install once', async () => {
  const [one, other] = await Promise.all([resultOf(check()), resultOf(check())])
  expect([one.code, other.code]).toEqual([0, 0])
  expect(calls()).toHaveLength(2)
})

it('[C4] Ctrl-C ends an installation that ignores it, and the next one continues', async () => {
  write('slow', '')
  const stopped = check()
  const result = resultOf(stopped)
  await vi.waitUntil(() => calls().length > 0, { timeout: 60_000 })
  stopped.kill('SIGINT')
  expect(await result).toEqual({
    code: 1,
    output: expect.stringContaining('The installation was stopped; the next start continues it.'),
  })
  rmSync(join(checkout, 'slow'))
  expect((await resultOf(check())).code).toBe(0)
})

it('[F64] reports a failed installation in one line', async () => {
  write('broken', '')
  const { code, output } = await resultOf(check())
  expect(code).toBe(1)
  expect(output.trim().split('\n').at(-1)).toMatch(/^npm could not install the packages/)
})
