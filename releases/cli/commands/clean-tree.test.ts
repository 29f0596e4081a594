import { appendFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readAudit } from '#core/audit.ts'
import { folderStore } from '#core/folder-store.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOwnRepository, type OwnRepository } from '#testing/own-repository.ts'

const page = 'booking-remote/src/pages/wizard/page.tsx'
let own: OwnRepository

beforeAll(async () => {
  own = await makeOwnRepository()
})
afterAll(() => own.tearDown())

async function published(): Promise<string[]> {
  const releases = await folderStore(join(own.folder, 'store')).list()
  return releases.map(({ version }) => version)
}

describe('publish', () => {
  it('refuses what is not committed, names it, and leaves nothing behind', async () => {
    await appendFile(join(own.folder, page), '// Not committed.\n')
    await expect(own.release('publish', 'booking')).rejects.toThrow(
      `A release comes from a clean tree, and these are not committed:\n  M ${page}`,
    )
    expect(await published()).toEqual([])
  })

  it('does not mind what is open where no build looks', async () => {
    await own.git('restore', page)
    await appendFile(join(own.folder, 'booking-remote/README.md'), '\nMore to come.\n')
    const printed = await own.release('publish', 'booking', '--built', 'nowhere').catch(String)
    expect(printed).not.toContain('clean tree')
  })

  it('builds one area of a commit, and notes the commit and what it was for', async () => {
    await appendFile(join(own.folder, page), '// A thought.\n')
    await own.git('commit', '--quiet', '--all', '--message', 'Think about the wizard')
    expect(await own.release('publish', 'booking')).toMatch(
      /Building booking \.\.\.\n[^]*Published booking@/,
    )
    const store = folderStore(join(own.folder, 'store'))
    const [release] = await store.list()
    const commit = await own.git('rev-parse', 'HEAD')
    expect(release && (await store.manifest(release))).toMatchObject({ name: 'booking', commit })
    expect(await readAudit(store)).toMatchObject([
      { action: 'publish', why: 'Think about the wizard' },
    ])
  })

  it('refuses a tree without a commit', async () => {
    await rm(join(own.folder, '.git'), { recursive: true })
    await own.git('init', '--quiet')
    await expect(own.release('publish', 'booking')).rejects.toThrow('there is none here')
  })
})
