import { describe, expect, it } from 'vitest'
import { sandboxForThisFile } from './support/fresh-sandbox.ts'

const sandbox = sandboxForThisFile()

async function post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(sandbox().url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

describe('a courier', () => {
  const order = { reference: 'DN-48213', service: 'DPD', proposal_id: null }

  it('accepts an order once for each reference', async () => {
    const first = await post('/couriers/dpd/orders', order)
    expect(first).toMatchObject({ status: 200, body: { reference: 'DN-48213' } })
    expect(await post('/couriers/dpd/orders', { ...order, service: 'other' })).toEqual(first)
    const other = await post('/couriers/dpd/orders', { ...order, reference: 'DN-48214' })
    expect(other.body).not.toEqual(first.body)
  })

  it('offers times tomorrow', async () => {
    const { body } = await post('/couriers/evermile/proposals', { reference: 'DN-48213' })
    const { proposals } = body as { proposals: { collect_from: string }[] }
    expect(proposals).toHaveLength(3)
    for (const { collect_from } of proposals)
      expect(Date.parse(collect_from)).toBeGreaterThan(Date.now())
  })

  it.each([
    ['/couriers/dpd/orders', { reference: 'DN-1' }],
    ['/couriers/DPD!/orders', { reference: 'DN-1', service: 'DPD', proposal_id: null }],
    ['/couriers/evermile/proposals', {}],
  ])('refuses incomplete input at %s: %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(422)
  })
})

describe('Shopify', () => {
  const ask = (shop: string, token: string): Promise<Response> =>
    fetch(`${sandbox().url}/shopify/${shop}/shop.json`, {
      headers: { 'x-shopify-access-token': token },
    })

  it('returns a shop for a valid token', async () => {
    const answer = await ask('maison.myshopify.com', 'shpat_1')
    expect(await answer.json()).toMatchObject({ shop: { domain: 'maison.localhost' } })
  })

  it('refuses other tokens and other hosts', async () => {
    expect((await ask('maison.myshopify.com', 'guess')).status).toBe(401)
    expect((await ask('evil.example', 'shpat_1')).status).toBe(401)
  })
})

describe('Onfleet and Ship24', () => {
  const authorised = (path: string, authorization: string, body: unknown): Promise<Response> =>
    fetch(`${sandbox().url}/couriers/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    })

  const task = {
    destination: { address: { unparsed: '12 Chiltern Street, London, W1U 7PT' } },
    recipients: [{ name: 'Maison Vale', phone: '+442079460101' }],
    pickupTask: true,
    metadata: [{ name: 'order_number', type: 'string', value: 'DN-1' }],
  }

  it('Onfleet creates tasks and finds them by metadata', async () => {
    const path = 'onfleet/api/v2/tasks'
    const made = (await (await authorised(path, 'Basic a2V5Og==', task)).json()) as { id: string }
    const found = await authorised(`${path}/metadata`, 'Basic a2V5Og==', task.metadata)
    expect(await found.json()).toMatchObject([{ id: made.id }])
    expect((await authorised(path, 'Basic a2V5Og==', { ...task, recipients: [{}] })).status).toBe(
      400,
    )
    expect((await authorised(path, '', task)).status).toBe(401)
  })

  it('Ship24 creates one tracker for equal fields', async () => {
    const path = 'ship24/public/v1/trackers'
    const wanted = { trackingNumber: 'AB123456785GB', shipmentReference: 'DN-1' }
    const first = await authorised(path, 'Bearer key', wanted)
    expect(first.status).toBe(201)
    expect(await (await authorised(path, 'Bearer key', wanted)).json()).toEqual(await first.json())
    expect((await authorised(path, '', wanted)).status).toBe(401)
  })

  it('show their tasks with buttons for their events', async () => {
    const page = await (await fetch(`${sandbox().url}/couriers`)).text()
    expect(page).toContain('Collect from 12 Chiltern Street')
    expect(page).toContain('Under way')
    const unknown = await fetch(`${sandbox().url}/couriers/tasks/nothing/done`, { method: 'POST' })
    expect(unknown.status).toBe(404)
  })
})
