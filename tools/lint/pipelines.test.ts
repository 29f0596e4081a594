import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWorkspaces } from './workspaces.ts'

const root = resolve(import.meta.dirname, '../..')
const areas = readWorkspaces(root).flatMap(({ area, path }) =>
  area ? [[area, path] as const] : [],
)

describe('The pipeline', () => {
  it.each([...areas, ['host', 'host/shell'] as const])(
    '[T4] of %s runs for changes of %s alone, one at a time',
    (area, folder) => {
      const text = readFileSync(join(root, `.github/workflows/${area}.yml`), 'utf8')
      expect(text).toContain(`paths: [${folder}/**]`)
      expect(text).toContain(`concurrency: ${area}\n`)
      expect(text).toContain(`area: ${area}\n      folder: ${folder}\n`)
      expect(text).toContain('contents: read')
    },
  )
})
