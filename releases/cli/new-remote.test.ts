import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeRemote } from './new-remote.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-remote-'))
})
afterEach(() => rm(root, { recursive: true }))

describe('[T4] The folder of a new area', () => {
  it.each([
    [undefined, 'web', "sites: ['web']"],
    [['workshop'], 'workshop', "sites: ['workshop']"],
    [['storefront', 'workshop'], 'storefront', "sites: ['storefront', 'workshop']"],
  ])('is for these kinds of site: %j', async (sites, first, declared) => {
    const folder = await makeRemote('gift', { root, ...(sites && { sites }) })
    const read = (file: string): Promise<string> => readFile(join(folder, file), 'utf8')
    expect((await read('src/pages.ts')).split(declared)).toHaveLength(3)
    expect(await read('dev/vite.config.ts')).toContain(`site: '${first}'`)
    expect(await read('README.md')).toMatch(/^# `gift-remote`\n/)
  })

  it.each([
    ['Gift', ['web'], "'Gift' is no area's name: write small letters, as in 'gift'."],
    ['host', ['web'], "There is an area 'host' already."],
    ['gift', ['moon'], "'moon' is no kind of site: web, storefront, workshop."],
  ])('is not made as %s on %j', async (area, sites, sentence) => {
    await expect(makeRemote(area, { root, sites })).rejects.toThrow(sentence)
  })
})
