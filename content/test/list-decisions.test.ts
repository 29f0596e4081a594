import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoUsers } from '#src/demo-users.ts'
import type { ListedDecision } from '#src/http/list-decisions.ts'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp
let owner: TypedUser

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  const data = demoUsers.find(({ role }) => role === 'owner') ?? demoUsers[0]
  const { email, password, role } = data as (typeof demoUsers)[number]
  await app.payload.create({ collection: 'users', data: { email, password, role } })
  const { user } = await app.payload.login({ collection: 'users', data: { email, password } })
  owner = { ...user, collection: 'users' } as TypedUser
})
afterAll(() => app.close())

const key = { headers: { authorization: 'Bearer the key of the api in tests' } }

async function listed(id: string): Promise<ListedDecision | undefined> {
  const response = await app.get('/internal/decisions', key)
  const { decisions } = (await response.json()) as { decisions: ListedDecision[] }
  return decisions.find((each) => each.id === id)
}

const fee = { collection: 'fees', id: 'express' } as const
const byOwner = { overrideAccess: false } as const

test('the list is for the api alone', async () => {
  expect((await app.get('/internal/decisions')).status).toBe(401)
})

test('what was installed is published, and was changed by no one', async () => {
  expect(await listed('express')).toMatchObject({
    ...{ kind: 'fees', title: 'Express turnaround', published: '£10.00', draft: null },
    changedBy: null,
  })
})

test('a draft stands beside what is published, with its author, until it is published', async () => {
  const data = { amount: 1200, _status: 'draft' }
  await app.payload.update({ ...fee, data, draft: true, user: owner, ...byOwner })
  expect(await listed('express')).toMatchObject({
    ...{ published: '£10.00', draft: '£12.00', changedBy: 'owner@darnley.example' },
  })
  await app.payload.update({ ...fee, data: { _status: 'published' }, user: owner, ...byOwner })
  expect(await listed('express')).toMatchObject({ draft: null })
})

test('an earlier version that is restored is published again, by who restored it', async () => {
  await app.payload.update({ ...fee, data: { amount: 900 }, user: owner, ...byOwner })
  const { docs } = await app.payload.findVersions({
    collection: 'fees',
    where: { 'version.amount': { equals: 1000 } },
  })
  const id = String(docs[0]?.id)
  await app.payload.restoreVersion({ collection: 'fees', id, user: owner, ...byOwner })
  expect(await listed('express')).toMatchObject({
    ...{ published: '£10.00', draft: null, changedBy: 'owner@darnley.example' },
  })
})

test('what is taken off is a draft', async () => {
  await app.payload.update({ ...fee, data: { _status: 'draft' }, user: owner, ...byOwner })
  expect(await listed('express')).toMatchObject({ published: null, draft: '£10.00' })
})

test('the answers that the api keeps name no editor', async () => {
  for (const slug of ['faq', 'fees']) {
    const answer = await app.get(`/internal/${slug}`, key)
    expect(await answer.text()).not.toMatch(/changedBy|@darnley\.example/)
  }
})
