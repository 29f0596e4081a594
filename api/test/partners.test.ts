import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Partner } from '@darnley/contract/partners'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { signInToWorkshop, visitorOf } from './support/staff.ts'

/** The real answer about partners, which tests then change, and may withhold. */
let content: Server
let published: Partner[]
let isDown = false
let environment: TestEnvironment

beforeAll(async () => {
  const real = await fetch(`${inject('contentUrl')}/api/partners?depth=1&limit=0&sort=id`)
  published = ((await real.json()) as { docs: Partner[] }).docs
  content = createServer((request, response) => void answer(request, response)).listen(
    0,
    '127.0.0.1',
  )
  const { port } = await new Promise<AddressInfo>((resolve) =>
    content.once('listening', () => resolve(content.address() as AddressInfo)),
  )
  environment = await startTestEnvironment({ env: { CONTENT_URL: `http://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await environment.stop()
  content.close()
})

/** All but the partners comes from the real content service. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request
  if (isDown) response.writeHead(503).end()
  else if (url.startsWith('/api/partners')) response.end(JSON.stringify({ docs: published }))
  else {
    const { authorization = '' } = headers
    const real = await fetch(inject('contentUrl') + url, { headers: { authorization } })
    response.writeHead(real.status).end(await real.text())
  }
}

function ashdown(changes: Partial<Partner> = {}): Partner {
  const [kirk] = published
  if (!kirk) throw new Error('The content service has no partners')
  return {
    ...kirk,
    id: 'ashdown',
    name: 'Ashdown Outfitters',
    hostname: 'ashdown.example',
    exchangeRate: '1.10',
    shops: [{ ...kirk.shops[0], id: 'ashdown-shop', name: '' } as Partner['shops'][number]],
    ...changes,
  }
}

const others = (): Partner[] => published.filter(({ id }) => id !== 'ashdown')

async function pricing(domain: string): Promise<unknown> {
  const path = `/public/store/store_pricing?storefront_domain=${domain}`
  return (await fetch(environment.apiUrl + path)).json()
}

const storeNames = async (): Promise<string[]> => {
  const stores = await fetch(`${environment.apiUrl}/public/store/all_stores_simple`)
  return ((await stores.json()) as { name: string }[]).map(({ name }) => name)
}

it('a partner that is published is a storefront with its shops', async () => {
  published = [...others(), ashdown()]
  await expect
    .poll(() => pricing('ashdown.example'))
    .toMatchObject({ storefront_domain: 'ashdown.example', exchange_rate: '1.10' })
  expect(await storeNames()).toContain('Ashdown Outfitters')
})

it('a change is followed, to another hostname too', async () => {
  published = [...others(), ashdown({ hostname: 'repairs.ashdown.example', exchangeRate: '1.20' })]
  await expect
    .poll(() => pricing('repairs.ashdown.example'))
    .toMatchObject({ exchange_rate: '1.20' })
  expect(await pricing('ashdown.example')).toMatchObject({ detail: 'Storefront not found' })
})

it('everything stays as it was while content is down or answers nonsense', async () => {
  isDown = true
  await new Promise((resolve) => setTimeout(resolve, 2500))
  isDown = false
  published = [...others(), ashdown({ exchangeRate: 7 as never })]
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await pricing('repairs.ashdown.example')).toMatchObject({ exchange_rate: '1.20' })
})

it('a partner that is no longer published has no site, and keeps its people', async () => {
  published = others().filter(({ id }) => id !== 'kirk-and-daughters')
  const closed = visitorOf(environment, 'kirk')
  await expect.poll(async () => (await closed.get('/public/get_basket')).status).toBe(503)
  expect(await storeNames()).not.toContain('Kirk & Daughters, Stratford')
  const owner = await signInToWorkshop(environment, 'owner')
  expect(JSON.stringify((await owner.get('/workshop/people')).body)).toContain('staff@kirk.example')
})

it('no partner takes a hostname of the company', async () => {
  published = [...others(), ashdown({ hostname: 'workshop.localhost', exchangeRate: '9' })]
  await new Promise((resolve) => setTimeout(resolve, 2500))
  const owner = await signInToWorkshop(environment, 'owner')
  expect((await owner.get('/workshop/people')).status).toBe(200)
  const [workshop] = await environment.query<{ name: string }>(
    "select name from storefronts where domain = 'workshop.localhost'",
  )
  expect(workshop).toEqual({ name: 'Workshop' })
})
