import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBundledCopies, describeCopies } from './vendor-guard.ts'
import { facadeOf, ownerOf } from './vendor-owned.ts'

const root = resolve(import.meta.dirname, '../..')

describe('The guard of the vendor file', () => {
  it.each([
    [`${root}/node_modules/react/index.js`, 'react'],
    [`${root}/node_modules/react-dom/cjs/react-dom-client.production.js?commonjs`, 'react-dom'],
    [`${root}/node_modules/react-router-dom/dist/index.mjs`, '@darnley/web/router'],
    [`${root}/node_modules/@tanstack/react-query/build/modern/useQuery.js`, '@darnley/web/query'],
    [`${root}/node_modules/nanostores/index.js`, '@darnley/web/stores'],
    [`${root}/shared/web/src/session/basket.ts`, '@darnley/web/session'],
    [`\0${root}/shared/web/src/stores/stores.ts`, '@darnley/web/stores'],
  ])('knows the owner of %s', (moduleId, owner) => {
    expect(ownerOf(moduleId)).toBe(owner)
  })

  it.each([
    `${root}/shared/domain/src/money/money.ts`,
    `${root}/shared/web/src/ui/button.tsx`,
    `${root}/booking-remote/src/stores/wizard.ts`,
    `${root}/node_modules/@stripe/react-stripe-js/dist/react-stripe.esm.mjs`,
    'virtual:anything',
  ])('lets every area bundle %s', (moduleId) => {
    expect(ownerOf(moduleId)).toBeUndefined()
  })

  it('says what is wrong and how it is cured', () => {
    const copies = findBundledCopies([`${root}/node_modules/react-router-dom/dist/index.mjs`])
    expect(describeCopies(copies)).toContain("cure: import from '@darnley/web/router' instead")
  })
})

describe('The guard of the vendor file in another repository', () => {
  let folder: string

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'copies-')))
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Writes a package with one module, and returns the module's path. */
  async function plant(name: string, path: string): Promise<string> {
    const [packageFolder = '', module = ''] = path.split(' ')
    const file = join(folder, packageFolder, module)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, '')
    const manifest = { name, version: '1.2.3' }
    await writeFile(join(folder, packageFolder, 'package.json'), JSON.stringify(manifest))
    return file
  }

  it.each([
    ['react', 'node_modules/react index.js', 'react'],
    ['react', 'node_modules/a-library/node_modules/react index.js', 'react'],
    ['react', 'node_modules/.pnpm/react@19.0.0/node_modules/react index.js', 'react'],
    ['react', 'node_modules/react-under-an-alias index.js', 'react'],
    ['react', 'linked/checkout-of-react src/index.js', 'react'],
    [
      'react-router',
      'node_modules/@darnley/web/node_modules/react-router dist/index.mjs',
      '@darnley/web/router',
    ],
    ['@tanstack/query-core', 'pnpm/query-core build/modern/query.js', '@darnley/web/query'],
    ['@darnley/web', 'node_modules/@darnley/web dist/session/basket.js', '@darnley/web/session'],
    ['@darnley/web', 'node_modules/@darnley/web dist/stores/stores.js', '@darnley/web/stores'],
    [
      '@darnley/web',
      'node_modules/.pnpm/@darnley+web@0.0.1/node_modules/@darnley/web dist/router/router.js',
      '@darnley/web/router',
    ],
    ['@darnley/web', 'elsewhere/web src/session/staff.ts', '@darnley/web/session'],
  ])('[T9] sees %s in %s', async (name, path, owner) => {
    expect(ownerOf(await plant(name, path))).toBe(owner)
  })

  it.each([
    ['@darnley/web', 'node_modules/@darnley/web dist/ui/button.js'],
    ['@darnley/domain', 'node_modules/@darnley/domain dist/money/money.js'],
    ['react-tooltip', 'node_modules/react-tooltip dist/react/index.js'],
  ])('[T9] lets an area bundle %s from %s', async (name, path) => {
    expect(ownerOf(await plant(name, path))).toBeUndefined()
  })

  it('[T9] sees a copy behind a package.json that only names a module format', async () => {
    const file = await plant('react', 'node_modules/some/node_modules/react esm/index.js')
    await writeFile(join(dirname(file), 'package.json'), '{ "type": "module" }')
    expect(ownerOf(file)).toBe('react')
  })

  it('[T9] sees a copy through a link', async () => {
    const copy = join(folder, 'somewhere/react')
    await cp(join(root, 'node_modules/react'), copy, { recursive: true })
    await mkdir(join(folder, 'other/node_modules'), { recursive: true })
    const link = join(folder, 'other/node_modules/my-react')
    await symlink(copy, link)
    const ids = [join(link, 'index.js'), await realpath(join(link, 'index.js'))]
    expect(ids.map(ownerOf)).toEqual(['react', 'react'])
  })

  it('[T9] knows a facade of the packed package from a module beside it', async () => {
    const web = 'node_modules/@darnley/web'
    expect(facadeOf(await plant('@darnley/web', `${web} dist/query/query.js`))).toBe(
      '@darnley/web/query',
    )
    expect(facadeOf(await plant('@darnley/web', `${web} dist/session/basket.js`))).toBeUndefined()
    expect(facadeOf(`${root}/shared/web/src/router/router.ts`)).toBe('@darnley/web/router')
  })

  it('[T10] lets what an area declares be bundled, and nothing else', async () => {
    const modules = [
      await plant('@tanstack/react-query', 'node_modules/@tanstack/react-query build/index.js'),
      await plant('react', 'node_modules/react index.js'),
    ]
    const own = new Set(['@tanstack/react-query'])
    expect(findBundledCopies(modules, own)).toMatchObject([{ owner: 'react' }])
  })
})
