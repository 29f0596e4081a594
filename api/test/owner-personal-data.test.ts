import type { OrderDetails } from '@darnley/contract/orders'
import type { Erasure, PersonalData } from '@darnley/contract/personal-data'
import type { OwnerAction, OwnerActions } from '@darnley/contract/workshop-people'
import type { KeptRecords } from '@darnley/contract/workshop-personal-data'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { someJeans } from './support/booking.ts'
import { signInToWorkshop } from './support/staff.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

const newEmail = (): string => `person.${crypto.randomUUID().slice(0, 8)}@example.com`

const ask = <Body>(call: string, email: string): Promise<Answer<Body>> =>
  owner.post(`/workshop/personal_data/${call}`, { body: { email } })

/** Returns the token of an order with words of the customer. */
async function order(email: string, name = 'Amara Osei'): Promise<string> {
  const visitor = visit(environment.apiUrl)
  await visitor.fill([await someJeans({ itemDescription: '<script>alert(1)</script> & torn' })])
  const placed = await visitor.checkOut({ email, customer_name: name })
  expect(placed.status).toBe(200)
  const enquiry = { name, email, message: 'Do you mend kites?' }
  await visitor.post('/public/contact_us', { body: enquiry })
  return placed.body.order_id_token
}

const log = async (): Promise<OwnerAction[]> =>
  (await owner.get<OwnerActions>('/workshop/owner_actions')).body.actions

async function page(email: string): Promise<{ type: string | null; text: string }> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${environment.apiUrl}/workshop/personal_data/export_page`, {
    method: 'POST',
    headers: {
      ...{ cookie, 'content-type': 'application/json' },
      'x-forwarded-host': 'workshop.localhost:3000',
    },
    body: JSON.stringify({ email }),
  })
  return { type: response.headers.get('content-type'), text: await response.text() }
}

describe('the data of a person, for an owner', () => {
  it('[X9] are found by e-mail, whatever its case', async () => {
    const email = newEmail()
    await order(email)
    expect((await ask<KeptRecords>('find', email.toUpperCase())).body).toMatchObject({
      ...{ email, names: ['Amara Osei'], orders: 1, open_orders: 1, enquiries: 1, accounts: 0 },
    })
    const nothing = await ask<KeptRecords>('find', newEmail())
    expect([nothing.status, nothing.body.orders]).toEqual([200, 0])
    expect(placesOf(await ask('find', 'no address'))).toEqual(['body.email'])
  })

  it('[X9] [S32] are exported for a program and as a page that shows their words as text', async () => {
    const email = newEmail()
    await order(email)
    const { body } = await ask<PersonalData>('export', email)
    expect(body.orders).toMatchObject([{ customer_name: 'Amara Osei' }])
    const { type, text } = await page(email)
    expect(type).toBe('text/html; charset=utf-8')
    expect(text).toContain('Amara Osei')
    expect(text).toContain('Do you mend kites?')
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; torn')
    expect(text).not.toContain('<script')
  })

  it('[X9] [S32] are erased, with what the books need kept, and a second time finds nothing', async () => {
    const email = newEmail()
    const token = await order(email)
    await environment.query(`update orders set status = 'cancelled' where email = $1`, [email])
    const erased = await ask<Erasure>('erase', email)
    expect(erased.body).toMatchObject({ orders: 1, kept_until_finished: 0, enquiries: 1 })
    const kept = await visit(environment.apiUrl).get<OrderDetails>(
      `/public/order_details?order_id_token=${token}`,
    )
    expect(kept.body).toMatchObject({ customer_email: 'erased@invalid' })
    expect(kept.body.total_price).toBeGreaterThan(0)
    expect((await ask<Erasure>('erase', email)).body).toMatchObject({ orders: 0, enquiries: 0 })
  })

  it('[X9] [S32] each request is recorded with its owner, and the address is not', async () => {
    const email = newEmail()
    await order(email)
    await ask('find', email)
    await ask('export', email)
    await ask('erase', email)
    expect((await log()).slice(0, 3)).toMatchObject([
      { action: 'personal_data_erased', actor: 'Olive Darnley', subject: null },
      { action: 'personal_data_exported', details: [{ field: 'orders', to: '1' }, {}, {}, {}, {}] },
      { action: 'personal_data_found' },
    ])
    const rows = await environment.query(
      `select 1 from owner_actions where owner_actions::text ilike '%' || $1 || '%'`,
      [email],
    )
    expect(rows).toEqual([])
  })
})
