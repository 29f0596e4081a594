import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWorkspaces } from '#tools/lint/workspaces.ts'
import { root } from '#tools/setup/bootstrap/settings.mjs'
import { copySources } from './copy-sources.ts'
import { imageParts } from './parts.ts'
import { followImports } from './reached.ts'

const to = mkdtempSync(join(tmpdir(), 'image-'))
afterAll(() => rmSync(to, { recursive: true }))

describe('The image of the content service', () => {
  beforeAll(() => {
    const part = imageParts.find(({ name }) => name === 'content')
    if (!part) throw new Error('There is no image of the content service')
    const workspaces = readWorkspaces(root)
    const reached = followImports(part, { root, workspaces })
    copySources({ root, part, reached, workspaces, to })
  })

  it('has the files that it reads without importing them', () => {
    for (const files of ['seed/guides/*.md', 'seed/**/*.webp', 'src/migrations/generated/*.sql'])
      expect(globSync(`content/${files}`, { cwd: to })).not.toEqual([])
  })

  it('has neither tests nor what is only for developers, nor the admin', () => {
    const files = '**/{*.test.ts,README.md,tsconfig.json,vitest.config.ts}'
    expect(globSync(files, { cwd: to })).toEqual([])
    expect(globSync('content/{admin,test}', { cwd: to })).toEqual([])
  })

  it('has of other packages what it imports alone', () => {
    expect(globSync('shared/node/src/configuration/setting-files.ts', { cwd: to })).toHaveLength(1)
    expect(globSync('shared/{web,contract,testing}', { cwd: to })).toEqual([])
  })
})
