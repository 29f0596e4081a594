import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './checks.ts'

const page = readFileSync(join(root, 'docs/checkout-sentences.md'), 'utf8')

it('Every test that docs/checkout-sentences.md names for a sentence exists', () => {
  const named = [...page.matchAll(/`(?<file>[\w/-]+): (?<title>[^`]+)`/g)]
  expect(named.length).toBeGreaterThan(80)
  const missing = named
    .map(({ groups }) => ({ file: groups?.['file'] ?? '', title: groups?.['title'] ?? '' }))
    .filter(({ file, title }) => !testsOf(file).includes(title))
  expect(missing).toEqual([])
})

/** A name alone is a journey's. */
function testsOf(file: string): string {
  const path = join(root, file.includes('/') ? `${file}.test.ts` : `e2e/journeys/${file}.spec.ts`)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
