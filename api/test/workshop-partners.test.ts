import {
  type ManagedPartner,
  type PartnerConflict,
  type PartnerDescription,
  type PartnerVersion,
  savePartner,
} from '@darnley/contract/workshop-partners'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
