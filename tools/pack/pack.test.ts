import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packPackages } from './pack.ts'

let root: string

const manifest = {
  name: '@small/tools',
  version: '1.2.0',
  type: 'module',
  imports: { '#src/*': './src/*' },
  exports: { './words': './src/words.ts' },
  dependencies: { zod: '4.6.7' },
  darnley: { packed: {} },
}

/** A workspace with one package. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'small-'))
  await write('LICENSE', 'MIT License\n')
  await write('package.json', JSON.stringify({ license: 'MIT', workspaces: ['tools'] }))
  await write('tools/package.json', JSON.stringify(manifest))
  await write('tools/README.md', '# Tools\n')
  await write('tools/CHANGELOG.md', '# Changelog\n\n## 1.2.0\n\n- First.\n')
  await write('tools/tsconfig.json', '{ "compilerOptions": { "module": "nodenext", "types": [] } }')
  await write('tools/src/words.ts', "export { word } from '#src/word.ts'\n")
  await write('tools/src/word.ts', "export const word: string = 'one'\n")
})
afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

const pack = (): ReturnType<typeof packPackages> => packPackages(root, join(root, 'out'))

describe('Packing', () => {
  it('[T9] writes a tarball with the version, and leaves nothing in the sources', async () => {
    expect(await pack()).toMatchObject([{ name: '@small/tools', version: '1.2.0' }])
    expect(await readdir(join(root, 'out'))).toEqual(['small-tools-1.2.0.tgz'])
    expect(await readdir(join(root, 'tools/src'))).toEqual(['word.ts', 'words.ts'])
    expect(await readdir(join(root, 'tools/node_modules/.cache'))).toEqual([])
  })

  it('[T9] refuses a version whose changes are not noted', async () => {
    await write('tools/package.json', JSON.stringify({ ...manifest, version: '1.3.0' }))
    await expect(pack()).rejects.toThrow("has no section '## 1.3.0': say what it holds")
  })

  it('[T9] refuses modules and types that import what is not declared', async () => {
    await write('tools/src/word.ts', "import 'zod'\nexport { lt as word } from 'semver'\n")
    await expect(pack()).rejects.toThrow('does not bring along: semver. Declare it')
  })

  it('[T9] refuses an entry that does not exist', async () => {
    const packed = { exports: ['./sentences'] }
    await write('tools/package.json', JSON.stringify({ ...manifest, darnley: { packed } }))
    await expect(pack()).rejects.toThrow("@small/tools has no entry './sentences' to pack")
  })
})
