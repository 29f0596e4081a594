import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { TypedUser } from 'payload'
import { demoUsers } from '#src/demo-users.ts'
import { publishedCatalogue } from '#src/prices/published-catalogue.ts'
import { gapsOf, type Gap } from '#src/rules/gaps.ts'
import { type LiveApp, startLiveApp } from './support/live-app.ts'

let app: LiveApp
let user: TypedUser

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  const data = demoUsers.find(({ role }) => role === 'viewer')
  if (!data) throw new Error('There is no viewer')
  await app.payload.create({ collection: 'users', data: { ...data, role: 'owner' } })
  const signedIn = await app.payload.login({ collection: 'users', data })
  user = { ...signedIn.user, collection: 'users' } as TypedUser
})
afterAll(() => app.close())

const gaps = async (): Promise<Gap[]> =>
  gapsOf(await publishedCatalogue({ payload: app.payload, user }))

test('the seed has no gap, and an editor is told of one as soon as it is published', async () => {
  expect(await gaps()).toEqual([])
  await app.payload.update({ collection: 'items', id: 'belt', data: { services: [] } })
  expect(await gaps()).toContainEqual({
    ...{ slug: 'items', id: 'belt', name: 'Belt', lacks: 'offers no service' },
  })
})
