import { describe, expect, it } from 'vitest'
import { readWorkspaces } from '#tools/lint/workspaces.ts'
import { root } from '#tools/setup/bootstrap/settings.mjs'
import { imageParts } from './parts.ts'
import { followImports, type Reached } from './reached.ts'

const workspaces = readWorkspaces(root)

function reachedBy(name: string): Reached {
  const part = imageParts.find((each) => each.name === name)
  if (!part) throw new Error(`There is no image ${name}`)
  return followImports(part, { root, workspaces })
}

function packagesOf(name: string): string[] {
  return [...reachedBy(name).packages.values()].flatMap((names) => [...names])
}

describe('The image of', () => {
  it('the edge has what it serves with, and nothing that builds or tests a release', () => {
    expect(packagesOf('edge')).toEqual(expect.arrayContaining(['fastify', '@darnley/releases']))
    for (const unused of ['vite', 'typescript', '@playwright/test', 'pg'])
      expect(packagesOf('edge')).not.toContain(unused)
  })

  it('the api has lazily imported packages, and one whose files it reads', () => {
    expect(packagesOf('api')).toEqual(
      expect.arrayContaining(['pdfkit', 'sharp', 'swagger-ui-dist']),
    )
    expect(packagesOf('api')).not.toContain('drizzle-kit')
  })

  it.each(imageParts)('$name has neither tests nor browser code', ({ name }) => {
    const { modules, packages } = reachedBy(name)
    expect([...modules].filter((file) => /\.test\.|\/testing\//.test(file))).toEqual([])
    expect([...packages.keys()]).not.toContain('shared/web')
  })

  it.each(imageParts.filter(({ name }) => name !== 'sandbox'))(
    '$name has no sandbox',
    ({ name }) => {
      expect([...reachedBy(name).packages.keys()]).not.toContain('sandbox')
    },
  )

  it('the admin leaves its own packages to its own lock file', () => {
    expect(packagesOf('admin')).not.toContain('next')
    expect(packagesOf('admin')).toContain('zod')
  })
})
