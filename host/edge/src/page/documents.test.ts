import { rm } from 'node:fs/promises'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { changeRegistry } from '@darnley/releases/change-registry'
import { folderStore } from '@darnley/releases/folder-store'
import { makeLive } from '@darnley/releases/registry'
import { withReleases } from '@darnley/releases/sets'
import { patience } from '@darnley/testing/patience'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildEdge } from '#src/testing/edge.ts'
import { addRemote } from '#src/testing/releases.ts'

let app: FastifyInstance
let releasesDir: string

beforeEach(async () => {
  ;({ app, releasesDir } = await buildEdge())
})
afterEach(async () => {
  await app.close()
  await rm(releasesDir, { recursive: true })
})

async function compressed(url: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'gzip, br' }
  const { rawPayload } = await app.inject({ url, headers })
  return rawPayload
}

/** Returns the document in the smallest form that brotli can give it. */
function smallest(document: Buffer): Buffer {
  const text = brotliDecompressSync(document)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotliCompressSync(text, { params })
}

async function isSmallest(url: string): Promise<boolean> {
  const document = await compressed(url)
  return document.equals(smallest(document))
}

async function promoteBooking(version: string): Promise<void> {
  await addRemote(releasesDir, { name: 'booking', exposed: 'wizard', version })
  await changeRegistry(folderStore(releasesDir), (before) => {
    if (!before) throw new Error('Nothing is live')
    const set = withReleases(before.sites.web, { booking: version })
    const at = new Date().toISOString()
    return { registry: makeLive(before, { site: 'web', at, set }), result: undefined }
  })
}

const soon = { ...patience.expect.poll, interval: 50 }

describe('A document', () => {
  it('is sent at once to the first visitor, and as small as possible to later ones', async () => {
    expect(await isSmallest('/basket')).toBe(false)
    await expect.poll(() => isSmallest('/basket'), soon).toBe(true)
  })

  it('that is in use is as small as possible before a visitor gets that of a new release', async () => {
    let version = 1
    const firstOfNextIsSmallest = async (): Promise<boolean> => {
      await compressed('/')
      version += 1
      await promoteBooking(String(version))
      // A slow machine needs longer, and a visitor meanwhile would get what is made at once.
      await new Promise((resolve) => setTimeout(resolve, version * 1250))
      const document = await compressed('/')
      const text = brotliDecompressSync(document).toString()
      return text.includes(`/releases/booking/${version}/`) && document.equals(smallest(document))
    }
    await expect.poll(firstOfNextIsSmallest).toBe(true)
  })

  it('that several addresses share is compressed well once, for all of them', async () => {
    expect(await isSmallest('/no-page-1')).toBe(false)
    await compressed('/no-page-2')
    await expect.poll(() => isSmallest('/no-page-3'), soon).toBe(true)
    expect(await isSmallest('/no-page-4')).toBe(true)
  })
})
