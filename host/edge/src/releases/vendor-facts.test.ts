import { rm } from 'node:fs/promises'
import { vendorFactsPath } from '@darnley/contract/vendor-facts'
import { expect, it, onTestFinished } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'

it('a development server learns what the vendor file contains, and nothing else of it', async () => {
  const { app, releasesDir } = await buildEdge()
  onTestFinished(async () => {
    await app.close()
    await rm(releasesDir, { recursive: true })
  })
  const { headers, body } = await app.inject({ url: vendorFactsPath })
  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(body)).toEqual({
    version: '1',
    sharedVersions: {},
    vendorExports: { react: ['useState'], '@darnley/web/session': ['$basket'] },
    commit: null,
  })
})
