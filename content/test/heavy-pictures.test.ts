import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
})
afterAll(() => app.close())

/** A PNG that says how large it is, and holds nothing. */
function emptyPng(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  return Buffer.concat([signature, Buffer.from('IHDR'), size, Buffer.from([8, 6, 0, 0, 0])])
}

const drawing = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${inner}</svg>`)

function upload(name: string, data: Buffer): Promise<unknown> {
  const mimetype = name.endsWith('svg') ? 'image/svg+xml' : 'image/png'
  const file = { data, mimetype, name, size: data.length }
  return app.payload.create({
    collection: 'media',
    data: { id: name.replace(/\..*$/, ''), alt: 'A coat' },
    file,
  })
}

const messageOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'it was kept',
    (error: { data?: { errors?: { message: string }[] } } & Error) =>
      error.data?.errors?.[0]?.message ?? error.message,
  )

test('a picture that is too long for a page is refused with what to do', async () => {
  expect(await messageOf(upload('long.png', emptyPng(6000, 400)))).toBe(
    'This picture is 6000 pixels long, and 3000 are the most. Save it with 1600 pixels.',
  )
  expect(await messageOf(upload('right.png', emptyPng(1600, 400)))).toBe('it was kept')
})

test('a picture that is too heavy is refused', async () => {
  const heavy = Buffer.concat([emptyPng(800, 800), Buffer.alloc(3_200_000)])
  expect(await messageOf(upload('heavy.png', heavy))).toMatch(/has 3\.2 MB, and 3 MB are the most/)
})

test('[X26] a drawing with a script is refused', async () => {
  for (const [at, evil] of ['<script>1</script>', '<rect onload="1"/>'].entries())
    expect(await messageOf(upload(`evil-${at}.svg`, drawing(evil)))).not.toBe('it was kept')
  expect(await messageOf(upload('plain.svg', drawing('<rect width="4"/>')))).toBe('it was kept')
})
