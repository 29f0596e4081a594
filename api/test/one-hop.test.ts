import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const inRoot = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted()

/** The leading comment of each contract file. */
const headers = inRoot('shared/contract/src/*.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  .filter(({ text }) => text.includes('defineRoute({'))
  .map(({ file, text }) => ({ file, header: text.slice(0, text.indexOf('import ')) }))

const pathsIn = (header: string): string[] =>
  header.match(/(?:api|shared)\/src\/[\w/.-]+\.ts/g) ?? []

describe.each(headers)('$file', ({ header }) => {
  it('names the files of its rules, and they exist', () => {
    expect(header).toContain('Rules:')
    const named = pathsIn(header.slice(header.indexOf('Rules:')))
    expect(named).not.toEqual([])
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

it('each file of rules is linked from a contract', () => {
  const named = new Set(headers.flatMap(({ header }) => pathsIn(header)))
  const rules = [
    ...inRoot('api/src/modules/*/rules.ts'),
    ...inRoot('shared/domain/src/pricing/*.ts').filter((file) => !file.endsWith('.test.ts')),
  ]
  expect(rules.length).toBeGreaterThan(15)
  expect(rules.filter((file) => !named.has(file))).toEqual([])
})
