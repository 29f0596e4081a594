import type { ListedDecisions } from '@darnley/contract/workshop-decisions'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInToWorkshop } from './support/staff.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment({
    env: { CONTENT_ADMIN_URL: 'https://admin.darnley.example/' },
  })
})
afterAll(() => environment.stop())

it('an owner sees all that customers read, each with its page in the admin', async () => {
  const owner = await signInToWorkshop(environment, 'owner')
  const { status, body } = await owner.get<ListedDecisions>('/workshop/decisions')
  expect(status).toBe(200)
  expect(new Set(body.decisions.map(({ kind }) => kind))).toEqual(
    new Set(['faq', 'fees', 'announcements', 'delivery-areas', 'studios']),
  )
  expect(body.decisions).toContainEqual(
    expect.objectContaining({
      ...{ kind: 'fees', id: 'home-delivery', title: 'Home delivery' },
      ...{ published: '£3.95', draft: null, changed_by: null },
      edit_url: 'https://admin.darnley.example/admin/collections/fees/home-delivery',
    }),
  )
})

it('a manager is refused', async () => {
  const manager = await signInToWorkshop(environment, 'manager')
  expect((await manager.get('/workshop/decisions')).status).toBe(403)
})
