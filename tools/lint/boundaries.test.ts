import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeViolation, findViolations, type Violation } from './boundaries.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  const names = ['shared', 'host', 'booking-remote', 'checkout-remote', 'api', 'e2e', 'content']
  write('package.json', JSON.stringify({ workspaces: [...names, 'tools'] }))
  for (const name of [...names, 'tools']) manifest(name, { dependencies: { shared: '*' } })
  manifest('shared', { exports: { './contract/*': './x/*.ts', './money': './x.ts', './ui/*': '' } })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function manifest(name: string, rest: object): void {
  write(join(name, 'package.json'), JSON.stringify({ name, ...rest }))
}

/** What the rule says about a file with this text. */
function judge(path: string, text: string): Violation[] {
  write(path, text)
  return findViolations(root)
}

describe('what a package may import', () => {
  it.each([
    ['host/src/main.tsx', `import { Button } from 'shared/ui/button'`],
    ['booking-remote/src/a.ts', `import type { Basket } from 'shared/contract/basket'`],
    ['api/src/a.ts', `import { minor } from 'shared/money'`],
    ['e2e/journeys/a.spec.ts', `import type { Basket } from 'shared/contract/basket'`],
    ['api/src/b.ts', `import { c } from '#src/lib/c.ts'; import pg from 'pg'; import 'node:fs'`],
    ['api/src/lib/a.ts', `import { b } from '../b.ts'`],
    ['shared/src/a.ts', `import { minor } from 'shared/money'`],
  ])('%s may: %s', (path, text) => {
    expect(judge(path, text)).toEqual([])
  })

  it.each([
    ['host/src/a.ts', `import { app } from 'api'`, 'host may not import api'],
    ['api/src/a.ts', `export { seed } from 'content/seed'`, 'api may not import content'],
    ['shared/src/a.ts', `import 'host/src/a.ts'`, 'shared may not import host'],
    ['content/src/a.ts', `import 'shared/money'`, 'content may import only shared/node'],
    ['tools/a.ts', `import 'shared/money'`, 'tools may import only shared/contract'],
    ['api/src/a.ts', `import { go } from 'tools/setup/go.ts'`, 'api may not import tools'],
    ['api/src/a.ts', `import 'shared/ui/button'`, 'api may import only shared/contract'],
    [
      'e2e/a.spec.ts',
      `import 'shared/money'`,
      'e2e may import only shared/contract, shared/testing',
    ],
  ])('%s may not: %s', (path, text, rule) => {
    const [violation] = judge(path, text)
    expect(violation?.rule).toContain(rule)
    expect(violation?.cure).not.toBe('')
  })

  it('keeps remotes apart, and says where they meet', () => {
    const [violation] = judge('booking-remote/src/a.ts', `import 'checkout-remote/src/b.ts'`)
    expect(violation?.rule).toBe('booking-remote may not import checkout-remote')
    expect(violation?.cure).toContain('shared/session')
  })
})

describe('how it is imported', () => {
  it.each([
    `import type { Basket } from 'host/x'`,
    `export * from 'host/x'`,
    `const later = import('host/x')`,
    `type Later = typeof import('host/x')`,
  ])('sees %s', (text) => {
    expect(judge('api/src/a.ts', text)).toHaveLength(1)
  })

  it('does not see comments and texts', () => {
    expect(judge('api/src/a.ts', `// import 'host/x'\nexport const a = "import 'host/x'"`)).toEqual(
      [],
    )
  })

  it('reads .tsx and .mjs, and leaves what was built or installed alone', () => {
    write('api/a.mjs', `import 'host/x'`)
    write('api/b.tsx', `import 'host/x'\nexport const b = <p>text</p>`)
    write('api/dist/c.js', `import 'host/x'`)
    write('api/node_modules/d/e.js', `import 'host/x'`)
    expect(findViolations(root).map(({ file }) => file)).toEqual(['api/a.mjs', 'api/b.tsx'])
  })
})

describe('hoisting and exports', () => {
  it('finds a sibling that is imported without being declared', () => {
    manifest('host', {})
    const [violation] = judge('host/src/a.ts', `import 'shared/money'`)
    expect(violation?.rule).toContain('host does not declare shared')
    expect(violation?.cure).toContain('host/package.json')
  })

  it.each(['shared/src/money/money.ts', 'shared', 'shared/contract/'])(
    'finds %s, which goes around the exports',
    (specifier) => {
      const [violation] = judge('host/src/a.ts', `import '${specifier}'`)
      expect(violation?.rule).toContain('goes around the exports of shared')
      expect(violation?.cure).toContain('./contract/*')
    },
  )
})

describe('relative paths that leave a package', () => {
  it('names the entry to use instead', () => {
    const [violation] = judge('host/src/a.ts', `import '../../shared/src/money/money.ts'`)
    expect(violation?.rule).toContain('host reaches out of its folder')
    expect(violation?.cure).toContain(`'shared/...'`)
  })

  it.each(['booking-remote/vite.config.ts', 'booking-remote/vitest.config.ts'])(
    'lets %s use the tools',
    (path) => {
      expect(judge(path, `import { defineRemote } from '../tools/release/vite/remote.ts'`)).toEqual(
        [],
      )
    },
  )

  it.each([
    ['booking-remote/src/a.ts', '../../tools/release/vite/remote.ts'],
    ['booking-remote/src/vite.config.ts', '../../tools/release/vite/remote.ts'],
    ['booking-remote/vite.config.ts', '../host/vite.dev.ts'],
    ['tools/a.ts', '../package.json'],
  ])('refuses %s %s', (path, specifier) => {
    expect(judge(path, `import '${specifier}'`)).toHaveLength(1)
  })
})

it('prints file, line, rule and cure', () => {
  const [violation] = judge('host/src/a.ts', `const a = 1\n\nimport { b } from 'api'`)
  expect(violation && describeViolation(violation)).toMatch(
    /^host\/src\/a\.ts:3 host may not import api\n {2}cure: .+HTTP/,
  )
})
