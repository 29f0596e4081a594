import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type InboxOfTest, newEmail, openInbox } from './support/inbox.ts'
import { placePaidOrder } from './support/paid-order.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let inbox: InboxOfTest

beforeAll(async () => {
  environment = await startTestEnvironment()
  inbox = await openInbox(environment)
})
afterAll(() => environment.stop())

/** The statement of the migration that moves enquiries; a release before it left them without a conversation. */
function moving(): string {
  const file = join(import.meta.dirname, '../src/db/migrations/0009_texts-and-answers.sql')
  return readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? ''
}

async function forget(id: string): Promise<void> {
  await environment.query('delete from conversations where id = $1', [id])
}

/** What a conversation says of itself, without the times and the id of its entry. */
async function readable(id: string): Promise<object> {
  const { entries, ...conversation } = await inbox.read(id)
  const [{ id: _id, at: _at, ...entry }] = entries as [(typeof entries)[number]]
  return { ...conversation, last_at: null, entry }
}

describe('[O24] an enquiry from before the inbox', () => {
  it.each([
    ['contact_us', { name: 'Ida', email: newEmail(), phone: '1', message: 'A  tear\n here' }],
    ['contact_us', { name: 'Ida', email: newEmail(), order_number: 'DN-1', message: 'Hello' }],
    ['new_item', { item_name: 'Sari', description: 'Silk' }],
    ['service_request', { item_name: 'Kite', service_request: 'A tear' }],
    [
      'services',
      {
        item_id: 'jeans',
        services: [
          { name: 'Embroider', service_type: 'repair', description: 'A swallow' },
          { name: 'Dye', service_type: 'alteration', description: '' },
        ],
      },
    ],
  ])('%s becomes the conversation that it would begin today', async (path, body) => {
    const id = await inbox.enquire(path, body)
    const today = await readable(id)
    // One transaction, so that the mail is not sent again in the middle of it.
    await environment.query(`update outbox set sent_at = null where payload->>'enquiryId' = '${id}';
      delete from conversations where id = '${id}';
      ${moving()}`)
    expect(await readable(id)).toEqual(today)
  })

  it('is done once it was mailed, belongs to its order, and is moved and mailed once', async () => {
    const order = await placePaidOrder(environment)
    const [row] = await environment.query<{ ref: string }>(
      'select collection_ref as ref from orders where id = $1',
      [order.id],
    )
    const id = await inbox.contact({ email: order.email, order_number: row?.ref.toLowerCase() })
    const sent = `select 1 from outbox where payload->>'enquiryId' = $1 and sent_at is not null`
    await expect.poll(() => environment.query(sent, [id])).toHaveLength(1)
    await forget(id)
    const count = 'select count(*)::int as count from outbox'
    const before = await environment.query(count)
    await environment.query(moving())
    await environment.query(moving())
    expect(await inbox.read(id)).toMatchObject({
      ...{ state: 'done', is_unread: false, version: 1, order: { id: order.id } },
      entries: [{ kind: 'received' }],
    })
    expect(await environment.query(count)).toEqual(before)
  })
})
