import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './bootstrap/settings.mjs'
import { longest, longestFirst } from './longest-first.ts'

const file = (
  path: string,
  groupOrder = 0,
): { moduleId: string; project: { config: { sequence: { groupOrder: number } } } } => ({
  moduleId: join(root, path),
  project: { config: { sequence: { groupOrder } } },
})

it('begins each group with its longest files and keeps the order of all others', () => {
  const sorted = longestFirst([
    file('api/test/basket.test.ts'),
    file('tools/lint/circles.test.ts'),
    file('tools/pack/other-repository.test.ts'),
    file('booking-remote/src/pages/page.browser.test.tsx', 1),
    file('workbench/src/scenes-of-workshop.browser.test.tsx', 1),
  ])
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    'tools/pack/other-repository.test.ts',
    'api/test/basket.test.ts',
    'tools/lint/circles.test.ts',
    'workbench/src/scenes-of-workshop.browser.test.tsx',
    'booking-remote/src/pages/page.browser.test.tsx',
  ])
})

it('names files that exist', () => {
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
