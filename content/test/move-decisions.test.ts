import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moveRows } from '#src/commands/move-rows.ts'
import { dropFormerTables, readFormerRows } from '#src/commands/moved-rows.ts'
import { createDatabase, databaseUrl, dropDatabase } from './support/databases.ts'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

const migrations = join(import.meta.dirname, '../../api/src/db/migrations')

let app: LiveApp
let database: string
let former: Client

/** The api's database as its first release made it. */
beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  database = await createDatabase()
  former = new Client({ connectionString: databaseUrl(database) })
  await former.connect()
  const sql = await readFile(`${migrations}/0000_orders-baskets-and-accounts.sql`, 'utf8')
  await former.query(sql)
  await former.query(`
    insert into faq values ('account', 'Booking', 'An account?', 'The owner said no.', 3),
      ('packing', 'Delivery', 'How do I pack?', 'The owner said well.', 4);
    insert into fees values ('express', 'Fast', 'Three days', 7);
    insert into courier_areas values ('leeds', 'Leeds', '{LS}', 9);
    insert into courier_shifts values ('leeds', 7, '10:00', '14:00');
    insert into announcements (id, kind, title, message, starts_at, sort_order)
      values ('moved', 'information', 'We moved', 'Next door', '2026-12-01T10:00:00Z', 1);
    insert into storefronts (id, name, domain, locale, delivery_options, blocked_delivery_providers, address)
      values ('hill', 'Hill', 'hill.example', 'en_GB', '{return_to_store}', '{DPD}',
        '{"line1":"1 Row","line2":"","city":"Leeds","postcode":"LS1 4AB"}');
    insert into stores values ('hill-leeds', 'hill', 'Hill, Leeds',
      '{"line1":"1 Row","line2":"","city":"Leeds","postcode":"LS1 4AB"}', '0113 496 0000',
      '[{"day":"monday","opens":"09:00","closes":"17:00"}]', '{in_store_order}', null);
    insert into studios values ('barn', 'The Barn',
      '{"line1":"2 Row","line2":"","city":"Leeds","postcode":"LS1 4AB"}', '0113 496 0001',
      '[]', '{alteration}')`)
})
afterAll(async () => {
  await former.end()
  await dropDatabase(database)
  await app.close()
})

const published = async (slug: string): Promise<Record<string, unknown>[]> => {
  const headers = { authorization: 'Bearer the key of the api in tests' }
  return ((await (await app.get(`/internal/${slug}`, { headers })).json()) as { docs: [] }).docs
}
const documentOf = async (slug: string, id: string): Promise<unknown> =>
  (await published(slug)).find((each) => each['id'] === id)

test('rows move under their ids, and what an editor changed meanwhile stays', async () => {
  const data = { answer: 'The editor said so.', _status: 'published' }
  await app.payload.update({ collection: 'faq', id: 'packing', data })
  const moved = await moveRows(app.payload, await readFormerRows(former))
  expect(moved.refused).toEqual([])
  expect(moved.kept).toEqual(['faq/packing'])
  expect(await documentOf('faq', 'account')).toMatchObject({ answer: 'The owner said no.' })
  expect(await documentOf('faq', 'packing')).toMatchObject({ answer: 'The editor said so.' })
  expect(await documentOf('fees', 'express')).toMatchObject({ key: 'express', name: 'Fast' })
  expect(await documentOf('delivery-areas', 'leeds')).toMatchObject({
    postcodeAreas: ['LS'],
    shifts: [{ day: 'sunday', startsAt: '10:00', endsAt: '14:00' }],
  })
  expect(await documentOf('announcements', 'moved')).toMatchObject({
    startsAt: '2026-12-01T10:00:00.000Z',
  })
  const partner = { collection: 'partners', id: 'hill', depth: 0 } as const
  expect(await app.payload.findByID(partner)).toMatchObject({
    ...{ _status: 'published', hostname: 'hill.example', exchangeRate: '1' },
    ...{ deliveryOptions: ['return_to_store'], blockedProviders: ['DPD'] },
    shops: [
      {
        ...{ id: 'hill-leeds', dropOffPoint: null },
        openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
      },
    ],
  })
  expect(await documentOf('studios', 'barn')).toMatchObject({ accepts: ['alteration'] })
})

test('a row that cannot be published is named with its faults', async () => {
  await former.query(`insert into faq values ('Wrong Id', '', '', 'Nothing', 5)`)
  const { refused } = await moveRows(app.payload, await readFormerRows(former))
  expect(refused).toContainEqual(expect.stringMatching(/^faq\/Wrong Id: question: /))
  expect(refused).toContainEqual(expect.stringMatching(/^faq\/Wrong Id: category: /))
})

test('the tables go only once the new api has migrated, and then there is nothing to move', async () => {
  await expect(dropFormerTables(former)).rejects.toThrow(/depend/)
  const migration = `${migrations}/0008_decisions-in-content.sql`
  await former.query(await readFile(migration, 'utf8'))
  expect((await readFormerRows(former)).length).toBeGreaterThan(0)
  await dropFormerTables(former)
  expect(await readFormerRows(former)).toEqual([])
})
