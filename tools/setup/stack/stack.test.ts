import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wholeSystem } from '@darnley/testing/patience'
import { expect, it } from 'vitest'
import { findFreeBase } from '../bootstrap/ports.mjs'
import { livingProcesses } from '../bootstrap/runs.mjs'
import { root } from '../bootstrap/settings.mjs'
import { startStack } from './stack.ts'

it('[C4] names the part that cannot start, and stops all others', wholeSystem, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'stack-'))
  const starting = startStack({
    base: await findFreeBase(18_000),
    dataFolder,
    releasesFolder: join(root, '.data/test-releases'),
    log: () => {},
    onFailure: () => {},
    env: {
      content: {
        CONTENT_DATABASE_URL: 'postgres://absent@127.0.0.1:9/none',
        CONTENT_DATABASE_OWNER_URL: 'postgres://absent@127.0.0.1:9/none',
      },
    },
  })
  await expect(starting).rejects.toThrow(/^The part "content" did not start \(.+\); its log is /)
  expect(livingProcesses(dataFolder)).toEqual([])
  rmSync(dataFolder, { recursive: true })
})
