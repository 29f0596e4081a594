import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from './bootstrap/settings.mjs'
import {
  add,
  countPlaywright,
  countVitest,
  describeCount,
  type PlaywrightReport,
  type VitestReport,
} from './test-count.ts'

// Inside the repository, so that the files find the test runners.
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(root, 'e2e/.count-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('names each test that failed, and a file that can not be loaded', () => {
  write(
    'some.test.mjs',
    `import { describe, expect, it, vi } from 'vitest'
     describe('a group', () => {
       it('fails', () => expect(1).toBe(2))
       it('passes', () => undefined)
     })`,
  )
  write('broken.test.mjs', `import './missing.mjs'`)
  const output = join(folder, 'vitest.json')
  run('vitest', 'vitest.mjs', [
    ...['run', '--root', folder, '--reporter=json', `--outputFile=${output}`],
  ])
  const count = countVitest(read<VitestReport>(output))
  expect(count.passed).toBe(1)
  expect(count.failures).toHaveLength(2)
  expect(count.failures.join('\n')).toMatch(
    /some\.test\.mjs > a group fails > AssertionError: expected 1 to be 2/,
  )
  expect(count.failures.join('\n')).toMatch(/broken\.test\.mjs > could not be run > .*missing/)
})

it('names a journey that failed, was skipped, or passed only when repeated', () => {
  write(
    'playwright.config.mjs',
    `export default { testDir: '.', testMatch: '*.spec.mjs', retries: 1 }`,
  )
  write(
    'some.spec.mjs',
    `import { expect, test } from '@playwright/test'
     test.describe('a group', () => {
       test('passes', () => undefined)
       test('fails', () => expect(1).toBe(2))
       test.skip('is skipped', () => undefined)
       test('is flaky', ({}, { retry }) => expect(retry).toBe(1))
     })`,
  )
  const output = join(folder, 'playwright.json')
  run('@playwright/test', 'cli.js', ['test', '-c', folder, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: output,
  })
  const { passed, failures } = countPlaywright(read<PlaywrightReport>(output))
  expect(passed).toBe(1)
  expect(failures.map((failure) => failure.split(' > ')[1])).toEqual([
    'fails',
    'is skipped',
    'is flaky',
  ])
})

it('ends with the failures and both numbers', () => {
  const count = add({ passed: 2, failures: ['a > b'] }, { passed: 1, failures: [] })
  expect(describeCount(count)).toBe('\nFAIL a > b\n3 passed, 1 failed')
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

function read<Report>(file: string): Report {
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** Runs a test runner; that it fails is what is tested. */
function run(name: string, script: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const require = createRequire(join(root, 'e2e/package.json'))
  const program = join(require.resolve(`${name}/package.json`), '..', script)
  try {
    execFileSync(process.execPath, [program, ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env },
      stdio: 'pipe',
    })
  } catch (error) {
    if (!(error instanceof Error && 'status' in error)) throw error
  }
}
