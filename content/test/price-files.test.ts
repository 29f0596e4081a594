import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type LiveApp, startLiveApp } from './support/live-app.ts'
import { priceCalls, type PriceCall } from './support/price-calls.ts'

let app: LiveApp
let call: PriceCall

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  call = await priceCalls(app)
})
afterAll(() => app.close())

const file = async (): Promise<string> =>
  (await call({ role: 'viewer', method: 'get', path: '/prices/csv' })).text

async function read(text: string): Promise<{ changes: unknown[]; faults: unknown[] }> {
  const { text: answer } = await call({ role: 'editor', method: 'post', path: '/prices/csv' }, text)
  return JSON.parse(answer) as { changes: unknown[]; faults: unknown[] }
}

test('what is downloaded changes nothing when it is taken in again', async () => {
  const text = await file()
  expect(text.split('\n')[0]).toBe('id,kind,of,name,price')
  expect(text).toContain('\nshorten-belt,service,,Shorten a belt,15.00\n')
  expect(text).toContain(
    '\nshorten-belt.buckle.sewn,answer,Shorten a belt: How is the buckle held?,By stitching,5.00\n',
  )
  expect(await read(text)).toEqual({ changes: [], faults: [] })
})

test('prices and names that differ are changes, from a spreadsheet with semicolons too', async () => {
  const text = 'price;id;name\r\n£ 17.5;shorten-belt;Shorten any belt\r\n'
  expect(await read(text)).toEqual({
    changes: [
      { id: 'shorten-belt', field: 'name', from: 'Shorten a belt', to: 'Shorten any belt' },
      { id: 'shorten-belt', field: 'price', from: 1500, to: 1750 },
    ],
    faults: [],
  })
})

test('every fault is told at once, with its line and column', async () => {
  const lines = [
    'id,name,price',
    'shorten-belt,Shorten a belt,ten',
    'unknown,Unknown,1.00',
    'shorten-belt,Shorten a belt,15.00',
    'reheel,,-3',
    'resole,Resole',
  ]
  const { changes, faults } = await read(lines.join('\n'))
  expect(changes).toEqual([])
  const amount = 'Give a price of 0 or more in pounds, such as 16.00.'
  expect(faults).toEqual([
    { line: 2, column: 'price', message: amount },
    { line: 3, column: 'id', message: 'No price has the id "unknown".' },
    { line: 4, column: 'id', message: 'The id "shorten-belt" stands in an earlier line too.' },
    { line: 5, column: 'name', message: 'Give a name.' },
    { line: 5, column: 'price', message: amount },
    { line: 6, column: '', message: 'This line has 2 cells, and the first line has 3.' },
  ])
})

test.each([
  ['id,name\nreheel,Reheel', 'The first line names no column "price".'],
  ['id,name,price\nreheel,"Reheel,1.00', 'The quotation marks of this line do not match.'],
])('a file without sense is refused with its fault', async (text, message) => {
  expect((await read(text)).faults).toMatchObject([{ message }])
})

test('an empty file and a huge one are refused', async () => {
  const post = { role: 'editor', method: 'post', path: '/prices/csv' } as const
  expect(await call(post, ' ')).toMatchObject({ status: 400 })
  expect((await call(post, 'x'.repeat(2_000_001))).text).toContain('more than 2 MB')
})

test('a name that a spreadsheet would run as a formula is text in the file, and stays itself', async () => {
  const formula = '=HYPERLINK("http://evil.example")'
  await app.payload.update({ collection: 'services', id: 'reheel', data: { name: formula } })
  const text = await file()
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).not.toMatch(/(?:^|[,"])[=+@]/m)
  expect(await read(text)).toEqual({ changes: [], faults: [] })
})

test('a file that is not in UTF-8 is refused, because its names would be lost', async () => {
  const latin = Buffer.from('id,name,price\nshorten-belt,Caf\u00e9 belt,15.00\n', 'latin1')
  const answer = await call({ role: 'editor', method: 'post', path: '/prices/csv' }, latin)
  expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('CSV UTF-8')])
})
