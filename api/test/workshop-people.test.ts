import type { BearerToken } from '@darnley/contract/storefront-access'
import type {
  IssuedAccessCode,
  OwnerActions,
  People,
  Person,
  PersonConflict,
} from '@darnley/contract/workshop-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signIn, signInToWorkshop, visitorOf } from './support/staff.ts'
import { type Answer, placesOf, visit, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment
let owner: Visitor

beforeAll(async () => {
  environment = await startTestEnvironment()
  owner = await signInToWorkshop(environment, 'owner')
})
afterAll(() => environment.stop())

const newEmail = (): string => `priya.${crypto.randomUUID().slice(0, 8)}@darnley.example`

const invite = (body: object): Promise<Answer<Person>> =>
  owner.post('/workshop/people/invite', { body })

const peopleOf = async (visitor = owner): Promise<Person[]> =>
  (await visitor.get<People>('/workshop/people')).body.people

async function personNamed(name: string): Promise<Person> {
  const person = (await peopleOf()).find((each) => each.name === name)
  if (!person) throw new Error(`${name} is not listed`)
  return person
}

const act = <Body = Person>(
  { id }: Pick<Person, 'id'>,
  action: string,
  body?: object,
): Promise<Answer<Body>> => owner.post(`/workshop/people/${id}/${action}`, body ? { body } : {})

/** Returns the token of a mail that is none of these. */
async function tokenFor(email: string, former: readonly string[] = []): Promise<string> {
  const mails = await environment.mailbox.mailsTo(email, former.length + 1)
  const tokens = mails.map(({ text }) => /password-reset#token=([\w-]{43})/.exec(text)?.[1] ?? '')
  return tokens.find((token) => !former.includes(token)) ?? ''
}

/** In a browser of their own: it signs the browser out. */
const choose = (body: object): Promise<Answer<unknown>> =>
  visitorOf(environment, 'workshop').post('/storefront/password_reset', { body })

async function settle(email: string): Promise<void> {
  const body = { token: await tokenFor(email), password: PASSWORD }
  expect((await choose(body)).status).toBe(204)
}

async function enter(email: string): Promise<Visitor | null> {
  const visitor = visitorOf(environment, 'workshop')
  const body = { email, password: PASSWORD }
  return (await visitor.post('/storefront/token', { body })).status === 200 ? visitor : null
}

/** Invites a person who chooses a password. */
async function hire(role: string): Promise<Person> {
  const [name, email] = [`Priya ${crypto.randomUUID().slice(0, 8)}`, newEmail()]
  expect((await invite({ name, email, role, site: 'workshop' })).status).toBe(200)
  await settle(email)
  return personNamed(name)
}

describe('people', () => {
  it('[O2] are listed with role, site and sessions, those of the workshop first', async () => {
    const { body } = await owner.get<People>('/workshop/people')
    expect(body.people.slice(0, 3).map(({ name, role }) => [name, role])).toEqual([
      ['Olive Darnley', 'owner'],
      ['Maggie Thorne', 'manager'],
      ['Tom Ashworth', 'tailor'],
    ])
    expect(body.people[0]).toMatchObject({
      is_self: true,
      sessions: 1,
      has_second_step: false,
      invited_at: null,
      site: { kind: 'workshop' },
    })
    const shops = body.people.filter(({ role }) => role === 'shop')
    expect(shops.map(({ access_code_since: since }) => since)).toEqual([
      expect.stringMatching(/Z$/),
      expect.stringMatching(/Z$/),
    ])
    expect(body.sites.map(({ id }) => id)).toEqual([
      'workshop',
      'kirk-and-daughters',
      'maison-vale',
    ])
  })

  it('[O2] [S31] are invited by mail, set a password by its link and sign in with their role', async () => {
    const email = newEmail()
    const invited = await invite({ name: 'Priya Nair', email, role: 'tailor', site: 'workshop' })
    expect(invited.body).toMatchObject({ role: 'tailor', invited_at: expect.any(String) })
    expect(await enter(email)).toBeNull()
    await settle(email)
    const priya = await enter(email)
    expect((await priya?.get('/workshop/me'))?.body).toMatchObject({ name: 'Priya Nair', email })
    expect((await personNamed('Priya Nair')).invited_at).toBeNull()
    expect((await priya?.get('/workshop/people'))?.status).toBe(403)
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(mail?.text).toContain('http://workshop.localhost')
    expect(mail?.text).not.toContain('Priya')
  })

  it('[O2] of a partner shop are invited to its site', async () => {
    const email = newEmail()
    await invite({ name: 'Till', email, role: 'shop', site: 'maison-vale' })
    await settle(email)
    expect(await enter(email)).toBeNull()
    const visitor = visitorOf(environment, 'maison')
    const body = { email, password: PASSWORD }
    expect((await visitor.post('/storefront/token', { body })).status).toBe(200)
  })

  it('[O2] an invitation can be sent again until a password is set, and the former link ends', async () => {
    const email = newEmail()
    const { body } = await invite({ name: 'Sam', email, role: 'tailor', site: 'workshop' })
    const first = await tokenFor(email)
    expect((await act(body, 'invite_again')).status).toBe(200)
    const second = await tokenFor(email, [first])
    expect((await choose({ token: first, password: PASSWORD })).status).toBe(422)
    expect((await choose({ token: second, password: PASSWORD })).status).toBe(204)
    expect((await act(body, 'invite_again')).status).toBe(409)
  })

  it('[U8] a wrong invitation returns all faults at once', async () => {
    const body = { name: ' ', email: 'no', role: 'owner', site: 'maison-vale' }
    const refused = await invite(body)
    expect(placesOf(refused).toSorted()).toEqual(['body.email', 'body.name', 'body.role'])
    const known = { name: 'Tom', email: 'TAILOR@darnley.example', role: 'tailor', site: 'workshop' }
    const conflict = await owner.post<PersonConflict>('/workshop/people/invite', { body: known })
    expect([conflict.status, conflict.body.current.name]).toEqual([409, 'Tom Ashworth'])
  })

  it('[O2] a change of role has effect at once, and one of an older version is refused', async () => {
    const priya = await hire('tailor')
    const session = await enter(priya.email)
    const change = { version: priya.version, name: priya.name, role: 'owner' }
    expect((await act(priya, 'change', change)).body).toMatchObject({ role: 'owner', version: 2 })
    expect((await session?.get('/workshop/people'))?.status).toBe(200)
    const stale = await act<PersonConflict>(priya, 'change', { ...change, role: 'manager' })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      current: { role: 'owner' },
      last_change: { actor: 'Olive Darnley' },
    })
    expect((await act(priya, 'change', { ...change, version: 2, role: 'shop' })).status).toBe(422)
    await act(priya, 'remove', { version: 2 })
  })

  it('[S34] sessions can be ended; of oneself all but the one in use', async () => {
    const priya = await hire('tailor')
    const session = await enter(priya.email)
    expect((await act(priya, 'end_sessions')).body.sessions).toBe(0)
    expect((await session?.get('/workshop/me'))?.status).toBe(401)
    await enter('owner@darnley.example')
    expect((await act(await personNamed('Olive Darnley'), 'end_sessions')).body.sessions).toBe(1)
  })

  it('[O2] a removed person is out at once, leaves the name, and can be invited anew', async () => {
    const priya = await hire('manager')
    const session = await enter(priya.email)
    const { status, body } = await act<People>(priya, 'remove', { version: priya.version })
    expect([status, body.people.some(({ id }) => id === priya.id)]).toEqual([200, false])
    expect((await session?.get('/workshop/me'))?.status).toBe(401)
    expect(await enter(priya.email)).toBeNull()
    const log = (await owner.get<OwnerActions>('/workshop/owner_actions')).body.actions
    expect(log[0]).toMatchObject({ action: 'person_removed', subject: priya.name })
    const { name, email } = priya
    expect((await invite({ name, email, role: 'tailor', site: 'workshop' })).status).toBe(200)
  })

  it('[O2] the last owner can be neither lowered nor removed', async () => {
    const olive = await personNamed('Olive Darnley')
    const { version, name } = olive
    const email = newEmail()
    await invite({ name: 'Not yet', email, role: 'owner', site: 'workshop' })
    const lowered = await act<PersonConflict>(olive, 'change', { version, name, role: 'tailor' })
    const removed = await act<PersonConflict>(olive, 'remove', { version })
    expect([lowered.status, removed.status]).toEqual([409, 409])
    expect(lowered.body.detail).toBe('Olive Darnley is the last owner. Make another one first.')
    expect((await personNamed('Olive Darnley')).role).toBe('owner')
  })

  it('[O2] two owners who lower each other at once leave one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const second = await hire('owner')
      const other = await enter(second.email)
      const olive = await personNamed('Olive Darnley')
      const lower = ({ id, version, name }: Person, by: Visitor | null): Promise<Answer<unknown>> =>
        (by ?? owner).post(`/workshop/people/${id}/change`, {
          body: { version, name, role: 'manager' },
        })
      const answers = await Promise.all([lower(second, owner), lower(olive, other)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)])
      const isOwner = 'select 1 from staff where role = $1 and id = any($2)'
      expect(await environment.query(isOwner, ['owner', [second.id, olive.id]])).toHaveLength(1)
      await environment.query(
        `update staff set role = case when email = 'owner@darnley.example' then 'owner' else 'tailor' end
         where id = any($1)`,
        [[second.id, olive.id]],
      )
    }
  })
})

describe('the access code of a shop', () => {
  const open = (code: string): Promise<Answer<BearerToken>> =>
    visit(environment.apiUrl).post(
      `/storefront/jwt_auth?access_code=${code}&store_id=maison-vale-marylebone`,
    )

  it('[O2] is shown once, and ends the former one and the tills that it opened', async () => {
    const shop = (await peopleOf()).find(({ email }) => email === 'staff@maison.example')
    const first = await act<IssuedAccessCode>(shop ?? { id: '' }, 'access_code')
    const headers = { authorization: `Bearer ${(await open(first.body.code)).body.access_token}` }
    const details = (): Promise<Answer<unknown>> =>
      visit(environment.apiUrl).get('/storefront/storefront_details', { headers })
    expect((await details()).status).toBe(200)
    const maison = await signIn(environment, 'maison')
    const second = await act<IssuedAccessCode>(shop ?? { id: '' }, 'access_code')
    expect((await open(first.body.code)).status).toBe(401)
    expect((await open(second.body.code)).status).toBe(200)
    expect((await details()).status).toBe(401)
    expect((await maison.get('/storefront/storefront_details')).status).toBe(200)
    const rows = await environment.query('select 1 from staff_access_codes where id = $1', [
      second.body.code,
    ])
    expect(rows).toEqual([])
  })

  it('[O2] is not made for staff of the workshop', async () => {
    expect((await act(await personNamed('Tom Ashworth'), 'access_code')).status).toBe(409)
  })
})

describe('the log of owners', () => {
  it('[O2] says who did what, page by page', async () => {
    const priya = await hire('tailor')
    await act(priya, 'change', { version: 1, name: priya.name, role: 'manager' })
    const first = await owner.get<OwnerActions>('/workshop/owner_actions?limit=1')
    expect(first.body.actions).toMatchObject([
      {
        actor: 'Olive Darnley',
        action: 'person_changed',
        subject: priya.name,
        details: [{ field: 'role', from: 'tailor', to: 'manager' }],
      },
    ])
    const next = await owner.get<OwnerActions>(
      `/workshop/owner_actions?limit=1&before=${first.body.next_before}`,
    )
    expect(next.body.actions).toMatchObject([{ action: 'person_invited', subject: priya.name }])
  })

  it('[O2] has the names of sites', async () => {
    const { body } = await owner.get<People>('/workshop/people')
    const shop = body.sites.find(({ kind }) => kind === 'partner')
    const { id: site = '', name = '' } = shop ?? {}
    const invited = await invite({ name: 'Nia', email: newEmail(), role: 'shop', site })
    expect(invited.status).toBe(200)
    expect(name).not.toBe(site)
    const log = await owner.get<OwnerActions>('/workshop/owner_actions?limit=1')
    expect(log.body.actions[0]?.details).toContainEqual({ field: 'site', from: null, to: name })
  })

  it('[O2] says who did what about one topic', async () => {
    await owner.post('/workshop/personal_data/find', { body: { email: newEmail() } })
    await hire('tailor')
    const found = await owner.get<OwnerActions>('/workshop/owner_actions?topic=personal_data')
    expect(new Set(found.body.actions.map(({ action }) => action))).toEqual(
      new Set(['personal_data_found']),
    )
    expect((await owner.get('/workshop/owner_actions?topic=kites')).status).toBe(422)
  })
})
