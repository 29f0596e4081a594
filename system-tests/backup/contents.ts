import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { GarmentPhoto, ReceivedPart } from '@darnley/contract/customer-photos'
import { expect } from 'vitest'
import type { RunningSite } from './sites.ts'

/** A photo that a guest sent. */
export interface SentPhoto {
  readonly garment: string
  readonly cookie: string
}

/** Sends a picture of the catalogue as a customer's photo. */
export async function sendPhoto({ apiUrl, dataFolder }: RunningSite): Promise<SentPhoto> {
  const garment = randomUUID()
  const bytes = await readFile(join(dataFolder, 'media/swatch-mend-tear-after.webp'))
  const query = `garment_id=${garment}&size=${bytes.length}&offset=0`
  const response = await fetch(`${apiUrl}/public/garment_photos/${randomUUID()}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'image/webp' },
    body: bytes,
  })
  const { photo } = (await response.json()) as ReceivedPart
  expect(photo).not.toBeNull()
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0])
  return { garment, cookie: cookie.join('; ') }
}

/** Writes to the company, which keeps the address. */
export async function enquire({ apiUrl }: RunningSite, email: string): Promise<void> {
  const response = await fetch(`${apiUrl}/public/contact_us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Amara Osei', email, message: 'Do you mend kites?' }),
  })
  expect(response.status).toBe(200)
}

/** Opens what a site shows: a photo, a picture of the catalogue, a page and the code of its live release. */
export async function expectContents(
  { apiUrl, contentUrl, siteUrl }: RunningSite,
  { garment, cookie }: SentPhoto,
): Promise<void> {
  const list = await fetch(`${apiUrl}/public/garment_photos?garment_id=${garment}`, {
    headers: { cookie },
  })
  const [photo] = (await list.json()) as GarmentPhoto[]
  await expectType(apiUrl + (photo?.url ?? ''), 'image/webp')
  await expectType(`${contentUrl}/api/media/file/swatch-mend-tear-after.webp`, 'image/webp')
  const page = await fetch(`${siteUrl}/booking`)
  const script = /\/releases\/booking\/[^"']+\.js/.exec(await page.text())?.[0] ?? ''
  await expectType(siteUrl + script, 'application/javascript')
}

async function expectType(url: string, type: string): Promise<void> {
  const response = await fetch(url)
  const found = response.headers.get('content-type') ?? ''
  expect([url, response.status, found.split(';')[0]]).toEqual([url, 200, type])
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
}
