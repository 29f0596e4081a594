import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReleaseManifest } from '@darnley/contract/release'
import { beginLive, publishMade } from '#testing/made-releases.ts'
import { testContext } from '#testing/test-context.ts'
import { buildSmallWorkspace, type SmallWorkspace } from '#testing/small-workspace.ts'
import { publish } from './publish.ts'

const query = '@tanstack/react-query'
const vendor = {
  vendorExports: {
    'react/jsx-runtime': ['jsx', 'jsxs'],
    '@darnley/web/query': ['useQuery'],
    '@darnley/web/session': ['$serviceCount'],
    '@darnley/web/stores': ['useStore'],
  },
  sharedVersions: { [query]: '5.108.0' },
}
let workspace: SmallWorkspace
let remote: string

/** The live vendor file holds version 5 of the library; the remote has version 6 of it installed. */
beforeEach(async () => {
  workspace = await buildSmallWorkspace()
  remote = join(workspace.folder, 'booking-remote')
  await publishMade(workspace.store, { name: 'vendor', version: '1', ...vendor })
  await beginLive(workspace.store)
  const library = join(remote, 'node_modules', query)
  await mkdir(library, { recursive: true })
  const manifest = { name: query, version: '6.1.0', type: 'module', exports: './index.js' }
  await writeFile(join(library, 'package.json'), JSON.stringify(manifest))
  await writeFile(join(library, 'index.js'), "export const useNewQuery = () => 'the sixth'\n")
  await workspace.edit('One', '{useNewQuery()}')
  await workspace.edit('import type', `import { useNewQuery } from '${query}'\nimport type`)
})
afterEach(() => workspace.tearDown())

async function declare(own: readonly string[]): Promise<void> {
  const file = join(remote, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { darnley: object }
  const darnley = { ...manifest.darnley, own }
  await writeFile(file, JSON.stringify({ ...manifest, darnley }))
}

/** Components of @darnley/web go on with the library of the site. */
async function useFacade(): Promise<void> {
  await workspace.edit('import type', "import { useQuery } from '@darnley/web/query'\nimport type")
  await workspace.edit('useNewQuery()', 'useNewQuery() + useQuery.name')
}

const publishBooking = async (): Promise<ReleaseManifest | undefined> => {
  const [manifest] = await publish(testContext(workspace.store, { areas: workspace.areas }), {
    name: 'booking',
    tag: 'own',
    dirty: true,
  })
  return manifest
}

describe('publish of a remote with its own version of a package', () => {
  it('[T10] bundles what is declared, says so, and does not compare its version', async () => {
    await declare([query])
    await useFacade()
    const manifest = await publishBooking()
    expect(manifest?.ownVersions).toEqual({ [query]: '6.1.0' })
    expect(manifest?.vendorImports['@darnley/web/query']).toEqual(['useQuery'])
    expect(Object.keys(manifest?.sharedVersions ?? {})).not.toContain(query)
  })

  it('[T10] compares the version of what it takes from the site', async () => {
    await useFacade()
    await workspace.edit(`import { useNewQuery } from '${query}'`, "const useNewQuery = () => ''")
    await expect(publishBooking()).rejects.toThrow(
      `was built against ${query} 6.1.0, and vendor@1 holds 5.108.0`,
    )
  })

  it('[T10] refuses what is not declared, and names the way', async () => {
    await expect(publishBooking()).rejects.toThrow(/second copy[^]*"own": \[\.\.\.\]/)
  })

  it('[T10] refuses the declaration of what a page has once, with the reason', async () => {
    await declare([query, 'nanostores'])
    await expect(publishBooking()).rejects.toThrow(
      /nanostores: a page has one of it, because basket and session/,
    )
  })
})
