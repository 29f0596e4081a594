import { randomUUID } from 'node:crypto'
import type { Media } from '@darnley/contract/content'
import {
  type ManagedPartner,
  type PartnerConflict,
  type PartnerDescription,
  type PartnerReadiness,
  type PartnerVersion,
  savePartner,
} from '@darnley/contract/workshop-partners'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'
import { type Answer, placesOf, type Visitor } from './support/visitor.ts'

let environment: TestEnvironment
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

const { description } = savePartner.example.body

/** Drafts only: the content service is shared with other test files. */
function save<Body = ManagedPartner>(
  changes: Partial<PartnerDescription> = {},
  more: object = {},
): Promise<Answer<Body>> {
  const id = String(Object.entries(more).find(([key]) => key === 'id')?.[1] ?? 'ashdown')
  const { id: _id, ...sent } = { publish: false, version: null, ...more } as Record<string, unknown>
  const body = { ...sent, description: { ...description, ...changes } }
  return owner.post(`/workshop/partners/${id}/save`, { body })
}

it('an owner sees the partners with their state', async () => {
  const { body } = await owner.get<{ partners: ManagedPartner[] }>('/workshop/partners')
  expect(body.partners).toMatchObject([
    { id: 'kirk-and-daughters', state: 'published', faults: [] },
    { id: 'maison-vale', description: { hostname: 'maison.localhost', exchangeRate: '1' } },
  ])
})

it('a draft is kept with its faults, its author and the owner’s action', async () => {
  const address = { ...description.address, postcode: 'BN1' }
  const { status, body } = await save({ address }, { id: 'ashdown' })
  expect([status, body]).toMatchObject([
    200,
    {
      state: 'draft',
      changed_by: 'owner@darnley.example',
      faults: [{ path: 'address.postcode', message: 'Write the whole postcode, like BN1 1AA.' }],
    },
  ])
  const log = await owner.get('/workshop/owner_actions?topic=partners')
  expect(log.body).toMatchObject({ actions: [{ action: 'partner_saved', subject: 'ashdown' }] })
  const history = await owner.get<{ versions: PartnerVersion[] }>(
    '/workshop/partners/ashdown/versions',
  )
  expect(history.body.versions).toMatchObject([{ by: 'owner@darnley.example', state: 'draft' }])
})

it('publishing what has faults tells each at its field, and is not logged', async () => {
  const faulty = { hostname: 'https://x', exchangeRate: '-1' }
  const answer = await save(faulty, { id: 'faulty', publish: true })
  expect([answer.status, placesOf(answer).toSorted()]).toEqual([
    422,
    ['body.description.exchangeRate', 'body.description.hostname'],
  ])
  const log = await owner.get('/workshop/owner_actions?topic=partners')
  expect(JSON.stringify(log.body)).not.toContain('faulty')
})

it.each(['workshop.localhost', 'localhost'])('the hostname %s is refused', async (hostname) => {
  const answer = await save({ hostname }, { id: 'taking' })
  expect([answer.status, placesOf(answer)]).toEqual([422, ['body.description.hostname']])
})

it('a change of what another owner changed meanwhile is refused with what stands now', async () => {
  const hostname = 'raced.example'
  const first = await save({ hostname }, { id: 'raced' })
  const second = await save<PartnerConflict>({ hostname }, { id: 'raced' })
  expect([first.status, second.status]).toEqual([200, 409])
  expect(second.body.current).toMatchObject({ id: 'raced', version: first.body.version })
})

it('a partner that does not exist cannot be unpublished', async () => {
  expect(
    (await owner.post('/workshop/partners/no-such/unpublish', { body: { version: 1 } })).status,
  ).toBe(404)
})

it('a description is checked without being saved, with the result of each check', async () => {
  const check = (changes: Partial<PartnerDescription>): Promise<Answer<PartnerReadiness>> =>
    owner.post('/workshop/partners/unsaved/check', {
      body: { description: { ...description, ...changes } },
    })
  const ready = await check({ hostname: 'unsaved.example' })
  expect(ready.body.faults).toEqual([])
  expect(ready.body.checks).toMatchObject([
    { check: 'hostname', is_ready: true, detail: 'unsaved.example' },
    { check: 'colours', is_ready: true, detail: '9.3 to 1' },
    { check: 'couriers', is_ready: true, detail: expect.stringMatching(/^BN1 1AA: .*DPD/) },
    { check: 'description', is_ready: true },
  ])
  const second = await check({
    hostname: 'unsaved.example',
    styles: { buttonColour: '#5A3A6E', buttonHoverColour: '#000000' },
  })
  expect(second.body.checks).toContainEqual({
    ...{ check: 'colours', is_ready: true },
    detail: '9.3 to 1, the second colour 21.0 to 1',
  })
  const faulty = await check({
    ...{ hostname: 'workshop.localhost', exchangeRate: '0', blockedProviders: ['Onfleet'] },
    styles: { buttonColour: '#FFCC00', buttonHoverColour: '' },
  })
  expect(faulty.body.faults.map(({ path }) => path)).toEqual([
    ...['hostname', 'exchangeRate', 'styles.buttonColour'],
  ])
  expect(faulty.body.checks.map(({ is_ready: isReady }) => isReady)).toEqual([
    ...[false, false, false, false],
  ])
  const list = await owner.get<{ partners: ManagedPartner[] }>('/workshop/partners')
  expect(list.body.partners.map(({ id }) => id)).not.toContain('unsaved')
})

describe('a picture of a partner', () => {
  const red = { create: { width: 60, height: 30, channels: 4, background: '#a0503080' } } as const

  async function upload(body: Uint8Array<ArrayBuffer>): Promise<Answer<Media>> {
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `${environment.apiUrl}/workshop/partner_pictures/${randomUUID()}?words=Ashdown`
    const headers = { 'content-type': 'image/png', 'x-forwarded-host': 'workshop.localhost:3000' }
    const response = await fetch(url, { method: 'POST', headers: { ...headers, cookie }, body })
    return { status: response.status, body: await response.json() } as Answer<Media>
  }

  it('is stored as WebP, and named by a description', async () => {
    const { status, body } = await upload(new Uint8Array(await sharp(red).png().toBuffer()))
    expect([status, body]).toMatchObject([200, { alt: 'Ashdown', width: 60, height: 30 }])
    expect(body.url).toMatch(/\.webp/)
    const saved = await save({ hostname: 'pictured.example', logo: body.id }, { id: 'pictured' })
    expect(saved.body).toMatchObject({
      description: { logo: body.id },
      pictures: [{ id: body.id, url: body.url }],
    })
  })

  it('is what its content says: a program with the name of a picture is refused', async () => {
    const answer = await upload(new TextEncoder().encode('<svg onload="alert(1)"></svg>'))
    expect(answer.status).toBe(422)
    expect(JSON.stringify(answer.body)).toContain('Send a JPEG, PNG or WebP picture')
  })
})
