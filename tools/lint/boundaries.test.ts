import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeViolation, findViolations, type Violation } from './boundaries.ts'
import type { Runtime } from './workspaces.ts'

let root = ''

interface SeededPackage {
  readonly runtime: Runtime
  readonly area?: string
  readonly exports?: readonly string[]
  readonly dependencies?: readonly string[]
  readonly devDependencies?: readonly string[]
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  write('package.json', JSON.stringify({ workspaces: ['shared/*', 'host/*', '*-remote', 'api'] }))
  addPackage('shared/contract', { runtime: 'isomorphic', exports: ['./basket', './text/email'] })
  addPackage('shared/web', {
    runtime: 'browser',
    exports: ['./session'],
    dependencies: ['contract'],
  })
  addPackage('shared/node', { runtime: 'node', exports: ['./tracing'] })
  addPackage('shared/testing', { runtime: 'test', exports: ['./basket'] })
  addPackage('host/shell', { runtime: 'browser', dependencies: ['web'], devDependencies: ['edge'] })
  addPackage('host/edge', { runtime: 'node', exports: ['./page'], dependencies: ['node'] })
  for (const name of ['booking-remote', 'checkout-remote'])
    addPackage(name, {
      runtime: 'browser',
      area: name.replace('-remote', ''),
      dependencies: ['web', 'node', 'testing', 'checkout-remote'],
      devDependencies: ['contract', 'testing', 'node'],
    })
  addPackage('api', { runtime: 'node', dependencies: ['contract', 'node', 'web'] })
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function addPackage(path: string, { runtime, area, exports = [], ...rest }: SeededPackage): void {
  const versions = (names: readonly string[] = []): object =>
    Object.fromEntries(names.map((name) => [`@darnley/${name}`, '*']))
  const manifest = {
    name: `@darnley/${path.split('/').at(-1)}`,
    darnley: { runtime, area },
    exports: Object.fromEntries(exports.map((entry) => [entry, `${entry}.ts`])),
    dependencies: versions(rest.dependencies),
    devDependencies: versions(rest.devDependencies),
  }
  write(join(path, 'package.json'), JSON.stringify(manifest))
}

/** Writes a file with this text and returns the violations. */
function judge(path: string, text: string): Violation[] {
  write(path, text)
  return findViolations(root)
}

describe('a package may import', () => {
  it.each([
    ['host/shell/src/main.tsx', `import { $basket } from '@darnley/web/session'`],
    ['shared/web/src/a.ts', `import type { Basket } from '@darnley/contract/basket'`],
    ['api/src/a.ts', `import { email } from '@darnley/contract/text/email'; import 'node:fs'`],
    ['api/src/db/b.ts', `import { c } from '#src/lib/c.ts'; import pg from 'pg'`],
    ['api/src/lib/a.ts', `import { b } from '../b.ts'`],
    ['booking-remote/vite.config.ts', `import 'node:fs'; import '@darnley/node/tracing'`],
    ['booking-remote/src/a.test.ts', `import '@darnley/testing/basket'`],
    ['host/shell/vite.dev.ts', `import { page } from '@darnley/edge/page'`],
  ])('%s: %s', (path, text) => {
    expect(judge(path, text)).toEqual([])
  })
})

describe('a package may not import', () => {
  it.each([
    [
      'a remote: Node code',
      'booking-remote/src/a.ts',
      `import '@darnley/node/tracing'`,
      '@darnley/booking-remote runs in browsers, and @darnley/node in Node',
      'call it over HTTP',
    ],
    [
      'a remote: a module of Node',
      'booking-remote/src/a.ts',
      `import { readFile } from 'node:fs/promises'`,
      `@darnley/booking-remote runs in browsers, where 'node:fs/promises' does not exist`,
      'move what needs Node',
    ],
    [
      'the shell: the edge',
      'host/shell/src/a.ts',
      `import '@darnley/edge/page'`,
      '@darnley/shell runs in browsers, and @darnley/edge in Node',
      'a package that runs in browsers and in Node',
    ],
    [
      'the api: code of the browser',
      'api/src/a.ts',
      `import '@darnley/web/session'`,
      '@darnley/api runs in Node, and @darnley/web in browsers',
      'call it over HTTP',
    ],
    [
      'code of every runtime: code of one',
      'shared/contract/src/a.ts',
      `import '@darnley/node/tracing'`,
      '@darnley/contract runs in browsers and in Node, and @darnley/node in Node',
      'call it over HTTP',
    ],
    [
      'what is shipped: code of tests',
      'booking-remote/src/a.ts',
      `import '@darnley/testing/basket'`,
      '@darnley/booking-remote runs in browsers, and @darnley/testing in tests',
      'call it over HTTP',
    ],
    [
      'an undeclared sibling',
      'shared/web/src/a.test.ts',
      `import '@darnley/testing/basket'`,
      `@darnley/web does not declare @darnley/testing; npm's hoisting hides it`,
      'add "@darnley/testing": "*" to devDependencies in shared/web/package.json',
    ],
    [
      'a sibling that is declared for development only',
      'booking-remote/src/a.ts',
      `import type { Basket } from '@darnley/contract/basket'`,
      '@darnley/booking-remote does not declare @darnley/contract',
      'to dependencies in booking-remote/package.json',
    ],
    [
      'a file that is not exported',
      'host/shell/src/a.ts',
      `import '@darnley/web/session/basket'`,
      "@darnley/web does not export './session/basket'",
      '@darnley/web/session',
    ],
    [
      'a folder that is shipped beside src: what is declared for development only',
      'booking-remote/seed/a.ts',
      `import type { Basket } from '@darnley/contract/basket'`,
      '@darnley/booking-remote does not declare @darnley/contract',
      'to dependencies in booking-remote/package.json',
    ],
    [
      'another remote',
      'booking-remote/src/a.ts',
      `import '@darnley/checkout-remote/src/b.ts'`,
      "@darnley/checkout-remote does not export './src/b.ts'",
      'is a program and exports nothing',
    ],
    [
      'a sibling by its path',
      'host/shell/src/a.ts',
      `import '../../../shared/web/src/session.ts'`,
      "@darnley/shell reaches out of its folder with '../../../shared/web/src/session.ts'",
      'import it by name: @darnley/web/session',
    ],
    [
      'a file of no package',
      'api/src/a.ts',
      `import manifest from '../../package.json'`,
      '@darnley/api reaches out of its folder',
      'move the file into this package',
    ],
  ])('%s', (_, path, text, rule, cure) => {
    const [violation, ...more] = judge(path, text)
    expect(more).toEqual([])
    expect(violation?.rule).toContain(rule)
    expect(violation?.cure).toContain(cure)
  })
})

describe('the layers of the api', () => {
  it.each([
    [
      'src/modules/orders/routes.ts',
      `import { eq } from 'drizzle-orm'`,
      "SQL outside of a repository: 'drizzle-orm'",
      'move the query to repository.ts',
    ],
    [
      'src/modules/orders/view.ts',
      `import { orders } from '#src/db/schema/orders.ts'`,
      'SQL outside of a repository',
      'move the query',
    ],
    [
      'src/modules/orders/find.ts',
      `import pg from 'pg'`,
      "SQL outside of a repository: 'pg'",
      'move the query',
    ],
    [
      'src/metrics/metrics.ts',
      `import { sql } from 'drizzle-orm'`,
      'SQL outside of a repository',
      'move the query',
    ],
    [
      'src/modules/orders/rules.ts',
      `import { readFileSync } from 'node:fs'`,
      "rules are pure, and 'node:fs' is I/O",
      'let the caller read it',
    ],
    [
      'src/modules/orders/rules.ts',
      `import { byId } from './repository.ts'`,
      "'./repository.ts' is I/O",
      'let the caller read it',
    ],
    [
      'src/modules/orders/rules.ts',
      `export const today = (): Date => new Date()`,
      'rules are pure, and new Date() is not',
      'pass its value',
    ],
    [
      'src/modules/orders/rules.ts',
      `export const now = Date.now()`,
      'Date.now is not',
      'pass its value',
    ],
    [
      'src/modules/orders/rules.ts',
      `export const rate = process.env['RATE']`,
      'process.env is not',
      'pass its value',
    ],
    [
      'src/modules/orders/rules.ts',
      `export const ask = () => fetch('/')`,
      'fetch is not',
      'pass its value',
    ],
    [
      'src/lib/tokens.ts',
      `import { byId } from '#src/modules/orders/rules.ts'`,
      'lib is below the modules',
      'move the file into the module',
    ],
  ])('%s: %s', (file, text, rule, cure) => {
    const [violation, ...more] = judge(join('api', file), text)
    expect(more).toEqual([])
    expect(violation?.rule).toContain(rule)
    expect(violation?.cure).toContain(cure)
  })

  it.each([
    ['src/modules/orders/repository.ts', `import { eq } from 'drizzle-orm'`],
    ['src/modules/orders/status-change-repository.ts', `import { eq } from 'drizzle-orm'`],
    ['src/modules/orders/repository/pages.ts', `import { sql } from 'drizzle-orm'`],
    ['src/modules/orders/seed.ts', `import { orders } from '#src/db/schema/orders.ts'`],
    ['src/metrics/business-repository.ts', `import { sql } from 'drizzle-orm'`],
    ['src/db/reads.ts', `import { sql } from 'drizzle-orm'`],
    ['src/modules/orders/erased.ts', `import type { orders } from '#src/db/schema/orders.ts'`],
    ['src/modules/orders/rules.ts', `export const at = (time: string): Date => new Date(time)`],
    ['src/modules/orders/rules.test.ts', `import 'node:fs'\nexport const now = Date.now()`],
  ])('lets %s hold %s', (file, text) => {
    expect(judge(join('api', file), text)).toEqual([])
  })
})

describe('the host', () => {
  it.each([
    ['host/shell/src/a.ts', `const name = 'booking/wizard'`],
    ['host/edge/src/a.ts', `const folder = "checkout-remote"`],
  ])('names no area: %s: %s', (path, text) => {
    const [violation, ...more] = judge(path, text)
    expect(more).toEqual([])
    expect(violation?.rule).toContain('the host knows areas by the live releases')
    expect(violation?.cure).toContain('src/pages.ts')
  })

  it.each([
    [
      'host/shell/src/a.ts',
      `/** A module: \`booking/wizard\`. */\nconst path = '/storefront/booking'`,
    ],
    ['host/shell/src/a.test.ts', `const name = 'booking/wizard'`],
    ['api/src/a.ts', `const name = 'booking/wizard'`],
  ])('lets %s hold %s', (path, text) => {
    expect(judge(path, text)).toEqual([])
  })
})

describe('how it is imported', () => {
  it.each([
    `import type { Page } from '@darnley/edge/page'`,
    `export * from '@darnley/edge/page'`,
    `const later = import('@darnley/edge/page')`,
    `type Later = typeof import('@darnley/edge/page')`,
  ])('sees %s', (text) => {
    expect(judge('api/src/a.ts', text)).toHaveLength(1)
  })

  it('ignores comments and strings', () => {
    const text = `// import '@darnley/edge/page'\nexport const a = "import '@darnley/edge/page'"`
    expect(judge('api/src/a.ts', text)).toEqual([])
  })

  it('reads .tsx and .mjs, but no built or installed files', () => {
    write('api/a.mjs', `import '@darnley/edge/page'`)
    write('api/b.tsx', `import '@darnley/edge/page'\nexport const b = <p>text</p>`)
    write('api/dist/c.js', `import '@darnley/edge/page'`)
    write('api/node_modules/d/e.js', `import '@darnley/edge/page'`)
    expect(findViolations(root).map(({ file }) => file)).toEqual(['api/a.mjs', 'api/b.tsx'])
  })

  it('requires the runtime in each package.json', () => {
    write('api/package.json', JSON.stringify({ name: '@darnley/api' }))
    expect(() => findViolations(root)).toThrow('api/package.json lacks "darnley"')
  })
})

it('prints file, line, rule and cure', () => {
  const [violation] = judge('api/src/a.ts', `const a = 1\n\nimport '@darnley/edge/page'`)
  expect(violation && describeViolation(violation)).toMatch(
    /^api\/src\/a\.ts:3 @darnley\/api does not declare @darnley\/edge.+\n {2}cure: add /,
  )
})
