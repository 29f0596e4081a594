import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeCircle, importCircles } from './circles.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'circles-'))
  write('package.json', JSON.stringify({ workspaces: ['shared/*', 'host/*'] }))
  const imports = {
    '#a': { other: './src/other.ts', default: './src/a.ts' },
    '#src/*': './src/*',
  }
  const common = { darnley: { runtime: 'node' }, imports }
  const domain = { name: '@darnley/domain', exports: { './money': './src/money.ts' }, ...common }
  write('shared/domain/package.json', JSON.stringify(domain))
  const host = { name: '@darnley/shell', exports: { './page': './src/page.ts' }, ...common }
  write('host/shell/package.json', JSON.stringify(host))
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

describe('a seeded circle', () => {
  it.each([
    ['a value', `import { a } from './a.ts'`],
    ['a type', `import type { A } from './a.ts'`],
    ['a re-export', `export * from './a.ts'`],
    ['a lazy import', `const later = () => import('./a.ts')`],
    ['an import type', `type A = import('./a.ts').A`],
    ['one of the files of a conditional alias', `import type { A } from '#a'`],
    ['an alias of the package', `import type { A } from '#src/a.ts'`],
  ])('is found when it closes by %s', (_, text) => {
    write('host/shell/src/a.ts', `import { b } from './b.ts'`)
    write('host/shell/src/b.ts', text)
    expect(importCircles(root)).toEqual([['host/shell/src/a.ts', 'host/shell/src/b.ts']])
  })

  it('is found when it closes by an entry of its own package', () => {
    write('shared/domain/src/money.ts', `import '#src/words.ts'`)
    write('shared/domain/src/words.ts', `import '@darnley/domain/money'`)
    expect(importCircles(root)).toEqual([
      ['shared/domain/src/money.ts', 'shared/domain/src/words.ts'],
    ])
  })

  it('is found across packages', () => {
    write('shared/domain/src/money.ts', `import '@darnley/shell/page'`)
    write('host/shell/src/page.ts', `import '@darnley/domain/money'`)
    expect(importCircles(root)).toEqual([['host/shell/src/page.ts', 'shared/domain/src/money.ts']])
  })

  it('is one circle however many of its files import each other', () => {
    write('host/shell/src/a.ts', `import './b.ts'; import './c.ts'`)
    write('host/shell/src/b.ts', `import './c.ts'`)
    write('host/shell/src/c.ts', `import './a.ts'; import './b.ts'`)
    write('host/shell/src/d.ts', `import './a.ts'`)
    expect(importCircles(root)).toEqual([
      ['host/shell/src/a.ts', 'host/shell/src/b.ts', 'host/shell/src/c.ts'],
    ])
  })

  it('is printed with its files and the cure', () => {
    expect(describeCircle(['a.ts', 'b.ts'])).toMatch(
      /^2 files .+\n {2}a\.ts\n {2}b\.ts\n {2}cure: move .+ type/,
    )
  })
})

it('accepts two ways to the same file', () => {
  write('host/shell/src/a.ts', `import './b.ts'; import './c.ts'`)
  write('host/shell/src/b.ts', `import './d.ts'`)
  write('host/shell/src/c.ts', `import '#src/d.ts'; import '@darnley/domain/money'`)
  write('host/shell/src/d.ts', `import 'node:fs'`)
  write('shared/domain/src/money.ts', '')
  expect(importCircles(root)).toEqual([])
})
