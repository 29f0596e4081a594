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

  it('takes an order once for each reference', async () => {
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
  ])('refuses at %s what is not complete: %j', async (path, body) => {
    expect((await post(path, body)).status).toBe(422)
  })
})

describe('Shopify', () => {
  const ask = (shop: string, token: string): Promise<Response> =>
    fetch(`${sandbox().url}/shopify/${shop}/shop.json`, {
      headers: { 'x-shopify-access-token': token },
    })

  it('tells about a shop whoever has a token of it', async () => {
    const answer = await ask('maison.myshopify.com', 'shpat_1')
    expect(await answer.json()).toMatchObject({ shop: { domain: 'maison.localhost' } })
  })

  it('refuses other tokens and other hosts', async () => {
    expect((await ask('maison.myshopify.com', 'guess')).status).toBe(401)
    expect((await ask('evil.example', 'shpat_1')).status).toBe(401)
  })
})
