import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const contracts = globSync('shared/src/contract/*.ts', { cwd: root })
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ text }) => text.includes('= defineRoute('))

const rulesOf = (text: string): string[] => {
  const [head = ''] = text.split('*/')
  return head.match(/(?:api\/src\/modules|shared\/src)\/[\w/-]+\.ts/g) ?? []
}

it.each(contracts)('$path says first where its rules are', ({ text }) => {
  expect(text.startsWith('/**')).toBe(true)
  const named = rulesOf(text)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('the rules of every module are named by a contract', () => {
  const named = new Set(contracts.flatMap(({ text }) => rulesOf(text)))
  const rules = globSync('api/src/modules/*/rules.ts', { cwd: root })
  expect(rules.filter((path) => !named.has(path))).toEqual([])
})
