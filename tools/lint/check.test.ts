import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runChecks } from './check.ts'
import { allChecks } from './checks.ts'

const printed: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})

afterEach(() => {
  vi.restoreAllMocks()
  printed.length = 0
})

const good = { name: 'good', command: ['node', '-e', ''] } as const
const bad = {
  name: 'bad',
  command: ['node', '-e', 'console.log("what is wrong"); process.exit(2)'],
  cure: 'npx mend',
} as const

it('runs every check, whatever the others say, and counts them', async () => {
  expect(await runChecks([bad, good, bad])).toEqual({ passed: 1, failed: 2 })
  expect(printed.filter((line) => line.startsWith('ok   good'))).toHaveLength(1)
})

it('prints what a failed check said, and its cure', async () => {
  await runChecks([bad])
  expect(printed.join('\n')).toMatch(/^FAIL bad \(\d+\.\d s\)\nwhat is wrong\n {2}cure: npx mend$/)
})

it('counts a check whose program is missing as failed, and says so', async () => {
  const missing = { name: 'missing', command: ['no-such-program'] } as const
  expect(await runChecks([missing])).toEqual({ passed: 0, failed: 1 })
  expect(printed.join('\n')).toContain('no-such-program')
})

it('checks the types of every workspace', () => {
  const names = allChecks().map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['types of shared', 'types of tools', 'boundaries']))
})
