import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { opsFolder } from './rules.ts'

/** Runs promtool, which Debian's package prometheus brings. @throws Error with the command that installs it */
function promtool(...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync('promtool', args, { encoding: 'utf8' })
  if (error)
    throw new Error(
      "Debian's prometheus is needed for this test, which installs nothing: apt-get install --no-install-recommends prometheus",
    )
  return status === 0 ? '' : stdout + stderr
}

const file = (name: string): string => join(opsFolder, 'prometheus', name)

it.each([
  ['the rules are valid', ['check', 'rules', file('alerts.yml')]],
  ['the configuration is valid', ['check', 'config', file('prometheus.yml')]],
  [
    'each alert is raised when it should be, and only then',
    ['test', 'rules', file('alerts.test.yml')],
  ],
])('[O12] %s', (_what, args) => {
  expect(promtool(...args)).toBe('')
})
