import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoUsers } from '#src/demo-users.ts'
import type { LiveApp } from './support/live-app.ts'
import { startLiveApp } from './support/live-app.ts'

let app: LiveApp
const users: Record<string, TypedUser> = {}

beforeAll(async () => {
  app = await startLiveApp(inject('seeded'))
  for (const { email, password, role } of demoUsers) {
    await app.payload.create({ collection: 'users', data: { email, password, role } })
    const { user } = await app.payload.login({ collection: 'users', data: { email, password } })
    users[role] = { ...user, collection: 'users' } as TypedUser
  }
})
afterAll(() => app.close())

type Role = 'viewer' | 'editor' | 'owner'

interface As {
  readonly user: TypedUser
  readonly overrideAccess: false
}

const as = (role: Role): As => ({ user: users[role] as TypedUser, overrideAccess: false })

const attempts: Record<string, (who: As) => Promise<unknown>> = {
  'reads drafts': (who) => app.payload.findVersions({ collection: 'services', ...who, limit: 1 }),
  'changes the catalogue': (who) =>
    app.payload.update({ collection: 'services', id: 'reheel', data: { price: 2200 }, ...who }),
  'adds a category': (who) =>
    app.payload.create({
      collection: 'item-categories',
      data: { name: `Hats of ${who.user.id}`, coverImage: 'category-tops' },
      ...who,
    }),
  'deletes a service in use': (who) =>
    app.payload.delete({ collection: 'services', id: 'resole', ...who }),
  'changes a partner': (who) =>
    app.payload.update({
      collection: 'partners',
      id: 'kirk-and-daughters',
      data: { exchangeRate: '1.30' },
      ...who,
    }),
  'changes a question': (who) =>
    app.payload.update({ collection: 'faq', id: 'account', data: { sortOrder: 2 }, ...who }),
  'changes a fee': (who) =>
    app.payload.update({ collection: 'fees', id: 'express', data: { amount: 1100 }, ...who }),
  'changes an area': (who) =>
    app.payload.update({
      collection: 'delivery-areas',
      id: 'london-east',
      data: { sameDayCourier: false },
      ...who,
    }),
  'makes a user': (who) =>
    app.payload.create({
      collection: 'users',
      data: { email: `new-${who.user.id}@darnley.example`, password: 'needle', role: 'viewer' },
      ...who,
    }),
  'changes the brand of a partner': (who) =>
    app.payload.update({
      collection: 'brandCustomisation',
      id: 'kirk-and-daughters',
      data: { companyName: 'Kirk' },
      ...who,
    }),
}

const allowed: Record<keyof typeof attempts, Role[]> = {
  'reads drafts': ['viewer', 'editor', 'owner'],
  'changes the catalogue': ['editor', 'owner'],
  'adds a category': ['editor', 'owner'],
  'deletes a service in use': ['owner'],
  'changes a partner': ['owner'],
  'changes a question': ['editor', 'owner'],
  'changes a fee': ['owner'],
  'changes an area': ['owner'],
  'makes a user': ['owner'],
  'changes the brand of a partner': [],
}

const matrix = Object.entries(attempts).flatMap(([what, attempt]) =>
  (['viewer', 'editor', 'owner'] as const).map((role) => ({
    role,
    what,
    attempt,
    can: allowed[what]?.includes(role) ?? false,
  })),
)

test.each(matrix)('a user in the role $role $what: $can', async ({ role, attempt, can }) => {
  const outcome = await attempt(as(role)).then(
    () => true,
    (error: unknown) => {
      expect(String(error)).toMatch(/not allowed|take it out of the item first|Not Found/)
      return false
    },
  )
  expect(outcome).toBe(can)
})

test('an editor deletes a service that no item offers', async () => {
  const data = { name: 'Take up a kilt', serviceType: 'alteration', coverImage: 'category-tops' }
  await app.payload.create({ collection: 'services', data })
  await app.payload.delete({ collection: 'services', id: 'take-up-a-kilt', ...as('editor') })
  expect(
    await app.payload.count({
      collection: 'services',
      where: { id: { equals: 'take-up-a-kilt' } },
    }),
  ).toEqual({ totalDocs: 0 })
})

test('only an owner gives a role, also to themselves', async () => {
  const { id } = users['editor'] as TypedUser
  await app.payload.update({ collection: 'users', id, data: { role: 'owner' }, ...as('editor') })
  const after = await app.payload.findByID({ collection: 'users', id })
  expect(after['role']).toBe('editor')
  const { docs } = await app.payload.find({ collection: 'users', ...as('editor') })
  expect(docs.map(({ email }) => email)).toEqual(['editor@darnley.example'])
})

test('the first user of a database is an owner', async () => {
  const role = await app.payload.find({ collection: 'users', sort: 'createdAt', limit: 1 })
  expect(role.docs[0]?.['role']).toBe('owner')
})
