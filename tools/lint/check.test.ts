import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runChecks } from './check.ts'
import { allChecks, type Check } from './checks.ts'
import type { PassedBefore } from './fingerprint.ts'

const printed: string[] = []
const prints = new Map<string, string>()
const before: PassedBefore = {
  has: (name, print) => prints.get(name) === print,
  add: (name, print) => void prints.set(name, print),
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
  printed.length = 0
  prints.clear()
})

const good = { name: 'good', command: ['node', '-e', ''], reads: ['LICENSE'] } as const
const bad = {
  name: 'bad',
  command: ['node', '-e', 'console.log("what is wrong"); process.exit(2)'],
  cure: 'npx mend',
  reads: ['LICENSE'],
} as const

it('runs and counts every check, also when others fail', async () => {
  expect(await runChecks([bad, good, bad], before)).toEqual({ passed: 1, failures: ['bad', 'bad'] })
  expect(printed.filter((line) => line.startsWith('ok   good'))).toHaveLength(1)
})

it('prints the output of a failed check, and its cure', async () => {
  await runChecks([bad], before)
  expect(printed.join('\n')).toMatch(/^FAIL bad \(\d+\.\d s\)\nwhat is wrong\n {2}cure: npx mend$/)
})

it('reports a check whose program is missing as failed', async () => {
  const missing = { name: 'missing', command: ['no-such-program'], reads: [] } as const
  expect(await runChecks([missing], before)).toEqual({ passed: 0, failures: ['missing'] })
  expect(printed.join('\n')).toContain('no-such-program')
})

it('repeats a failed check, but not one that passed with the same files', async () => {
  await runChecks([good, bad], before)
  expect(await runChecks([good, bad], before)).toEqual({ passed: 1, failures: ['bad'] })
  expect(printed.slice(2)).toEqual(['ok   good (unchanged)', expect.stringMatching(/^FAIL bad/)])
})

it('repeats a check when one of its files has changed', async () => {
  await runChecks([good], before)
  await runChecks([{ ...good, reads: ['LICENSE', 'README.md'] }], before)
  expect(printed).toHaveLength(2)
  expect(printed[1]).not.toContain('unchanged')
})

it('lints only the folders that have not passed', async () => {
  const command = ['node', '-e', 'process.exit(process.argv.includes("docs") ? 1 : 0)'] as const
  const check: Check = { name: 'each', command, reads: [], folders: ['sandbox', 'e2e'] }
  expect(await runChecks([check], before)).toEqual({ passed: 1, failures: [] })
  const wider = { ...check, folders: ['sandbox', 'docs'] }
  expect(await runChecks([wider], before)).toEqual({ passed: 0, failures: ['each'] })
  expect([...prints.keys()]).toEqual(['each of sandbox', 'each of e2e'])
})

it('checks the types of every workspace', () => {
  const names = allChecks().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['types of shared/web', 'types of tools', 'boundaries']),
  )
})

it('checks the types of a package again when one that it depends on has changed', () => {
  const checks = allChecks()
  const readsOf = (name: string): readonly string[] =>
    checks.find((check) => check.name === `types of ${name}`)?.reads ?? []
  expect(readsOf('workbench')).toContain('host/edge')
  expect(readsOf('system-tests')).toEqual(expect.arrayContaining(['e2e', 'tools', 'releases']))
  expect(readsOf('api')).not.toContain('host/edge')
})
