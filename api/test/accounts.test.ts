import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSameTime, expectSameWork } from './support/timing.ts'
import { placesOf, visit, type Answer } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())

/** A different address for each call, so that tests do not share a budget. */
let caller = 0
const newCaller = (): ReturnType<typeof visit> =>
  visit(environment.apiUrl, { 'x-forwarded-for': `203.0.113.${(caller += 1)}` })

const newEmail = (): string => `new.${crypto.randomUUID().slice(0, 8)}@example.com`
const PASSWORD = 'a seam in time'

const register = (change: Record<string, unknown> = {}): Promise<Answer<unknown>> =>
  newCaller().post('/public/register', {
    body: { name: 'Ida Holm', email: newEmail(), password: PASSWORD, ...change },
  })

const askReset = (email: string): Promise<Answer<unknown>> =>
  newCaller().get(`/public/password_reset?email=${encodeURIComponent(email)}`)

const reset = (token: string, password = 'another stitch'): Promise<Answer<unknown>> =>
  newCaller().post('/public/password_reset', { body: { token, password } })

const confirm = (token: string, password = PASSWORD): Promise<Answer<unknown>> =>
  newCaller().post('/public/confirm_registration', { body: { token, password } })

/** Returns the token of the newest confirmation mail. */
async function confirmationToken(email: string, mails = 1): Promise<string> {
  const texts = (await environment.mailbox.mailsTo(email, mails)).map(({ text }) => text)
  const tokens = texts.map((text) => /confirm-account#token=([\w-]{43})/.exec(text)?.[1])
  return tokens.filter((token) => token !== undefined).at(-1) ?? ''
}

const tokensOf = async (email: string): Promise<(string | undefined)[]> =>
  (await environment.mailbox.mailsTo(email, 2)).map(
    ({ text }) => /confirm-account#token=([\w-]{43})/.exec(text)?.[1],
  )

const addAccounts = (emails: string[]): Promise<unknown> =>
  environment.query(
    `insert into customer_accounts (email, name, password_hash) select unnest($1::text[]), 'Ida Holm', ''
     on conflict do nothing`,
    [emails],
  )

/** Opens an account like its owner would. */
async function openAccount(email: string): Promise<void> {
  expect((await register({ email })).status).toBe(204)
  expect((await confirm(await confirmationToken(email))).status).toBe(204)
}

/** Requests a reset and returns the token of its mail. */
async function mailedToken(email: string): Promise<string> {
  expect((await askReset(email)).status).toBe(204)
  const mails = await environment.mailbox.mailsTo(email, 2)
  const text = mails.find(({ subject }) => subject.includes('new Darnley password'))?.text ?? ''
  return /password-reset#token=([\w-]{43})/.exec(text)?.[1] ?? ''
}

const hashOf = async (email: string): Promise<string | undefined> =>
  (
    await environment.query<{ password_hash: string }>(
      'select password_hash from customer_accounts where email = $1',
      [email],
    )
  )[0]?.password_hash

describe('registration', () => {
  it('[S10] [X8] opens an account after its address is confirmed, and stores the password with argon2id', async () => {
    const email = newEmail()
    expect((await register({ email: `  ${email.toUpperCase()} ` })).status).toBe(204)
    expect(await hashOf(email)).toBeUndefined()
    const token = await confirmationToken(email)
    expect(placesOf(await confirm(token, 'not the password'))).toEqual(['body.password'])
    expect(await hashOf(email)).toBeUndefined()
    expect((await confirm(token)).status).toBe(204)
    expect(await hashOf(email)).toMatch(
      /^\$argon2id\$v=19\$m=(?:19456|[2-9]\d{4}|\d{6,}),t=[2-9],p=1\$/,
    )
    expect(placesOf(await confirm(token))).toEqual(['body.token'])
  })

  it('[X8] [S31] mails no text from the caller', async () => {
    const email = newEmail()
    await register({ email, name: 'Claim your prize at evil.example' })
    const [mail] = await environment.mailbox.mailsTo(email, 1)
    expect(mail?.subject).toBe('Confirm your Darnley account')
    expect(JSON.stringify(mail)).not.toMatch(/prize|evil/)
  })

  it('[X8] can be confirmed within a day', async () => {
    const email = newEmail()
    await register({ email })
    const token = await confirmationToken(email)
    await environment.query(
      `update customer_registrations set expires_at = expires_at - interval '1 day' where email = $1`,
      [email],
    )
    expect(placesOf(await confirm(token))).toEqual(['body.token'])
    expect(await hashOf(email)).toBeUndefined()
  })

  it('[X8] opens nothing for an owner who does not know the password', async () => {
    const email = newEmail()
    await register({ email, password: 'known to the stranger' })
    const token = await confirmationToken(email)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await confirm(token, `guess ${attempt}`)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    expect(await hashOf(email)).toBeUndefined()
  })

  it('[S12] of an existing account responds alike, changes nothing and tells only the owner', async () => {
    const email = newEmail()
    await openAccount(email)
    const before = await hashOf(email)
    const second = await register({ email, password: 'not the same' })
    expect([second.status, second.body]).toEqual([204, null])
    expect(await hashOf(email)).toBe(before)
    const mails = await environment.mailbox.mailsTo(email, 2)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Confirm your Darnley account',
      'You already have a Darnley account',
    ])
  })

  it('[S12] takes the same time for an e-mail that has an account', async () => {
    const known: string[] = []
    const prepare = async (): Promise<unknown> => {
      known.push(...Array.from({ length: 9 }, newEmail))
      return addAccounts(known)
    }
    await expectSameWork({
      prepare,
      one: () => register({ email: known.pop() ?? '' }),
      other: () => register(),
    })
  })

  it('made twice concurrently creates one account', async () => {
    const email = newEmail()
    await Promise.all([register({ email }), register({ email })])
    const [first, second] = await tokensOf(email)
    const answers = await Promise.all([confirm(first ?? ''), confirm(second ?? '')])
    expect(answers.map(({ status }) => status)).toContain(204)
    const rows = await environment.query('select 1 from customer_accounts where email = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['[S10] a short password', { password: 'seven77' }, 'body.password'],
    ['[S10] a common password', { password: 'Password123' }, 'body.password'],
    ['no e-mail address', { email: 'nobody' }, 'body.email'],
    ['a blank name', { name: '  ' }, 'body.name'],
    ['an unknown field', { admin: true }, 'body.admin'],
  ])('refuses %s', async (_what, change, place) => {
    const answer = await register(change)
    expect(answer.status).toBe(422)
    expect(placesOf(answer)).toEqual([place])
  })

  it.each(['縫'.repeat(64), 'allsmall', '        ', 'x'.repeat(256)])(
    '[S10] accepts %j: 8 or more characters of any kind',
    async (password) => {
      expect((await register({ password })).status).toBe(204)
    },
  )
})

describe('a password reset', () => {
  it('mails a link that sets a new password once', async () => {
    const email = newEmail()
    await openAccount(email)
    const before = await hashOf(email)
    const token = await mailedToken(email)
    expect((await reset(token)).status).toBe(204)
    const after = await hashOf(email)
    expect(after).not.toBe(before)
    expect(await verify(after ?? '', 'another stitch')).toBe(true)
    const again = await reset(token, 'third time lucky')
    expect(again.status).toBe(422)
    expect(placesOf(again)).toEqual(['body.token'])
    expect(await hashOf(email)).toBe(after)
    const subjects = (await environment.mailbox.mailsTo(email, 3)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Darnley password was changed')
  })

  it('[X8] is mailed to one address at most five times a day in total', async () => {
    const email = newEmail()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 7; attempt += 1) statuses.push((await askReset(email)).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  })

  it('[S12] of an unknown e-mail responds alike and mails nothing', async () => {
    const stranger = newEmail()
    const email = newEmail()
    await openAccount(email)
    const [known, unknown] = [await askReset(email), await askReset(stranger)]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    await environment.mailbox.mailsTo(email, 2)
    expect(await environment.mailbox.mailsTo(stranger, 0)).toEqual([])
    const kept = (): Promise<object[]> =>
      environment.query('select 1 from customer_password_resets where email = $1', [stranger])
    await expect.poll(kept).toEqual([])
  })

  it('[S12] takes the same time whether or not the account exists', async () => {
    const known: string[] = []
    const prepare = async (): Promise<unknown> => {
      known.push(...Array.from({ length: 9 }, newEmail))
      return addAccounts(known)
    }
    await expectSameTime({
      prepare,
      one: () => askReset(known.pop() ?? ''),
      other: () => askReset(newEmail()),
    })
  })

  it('requested five times concurrently mails one link', async () => {
    const email = newEmail()
    await openAccount(email)
    await Promise.all(Array.from({ length: 5 }, () => askReset(email)))
    const mails = await environment.mailbox.mailsTo(email, 2)
    expect(mails.length).toBeLessThanOrEqual(3)
  })

  it('expires after 30 minutes', async () => {
    const email = newEmail()
    await openAccount(email)
    const token = await mailedToken(email)
    await environment.query(
      `update customer_password_resets set expires_at = expires_at - interval '30 minutes'
       where email = $1`,
      [email],
    )
    expect((await reset(token)).status).toBe(422)
  })

  it('keeps the link valid when the new password is refused', async () => {
    const email = newEmail()
    await openAccount(email)
    const token = await mailedToken(email)
    expect(placesOf(await reset(token, 'password1'))).toEqual(['body.password'])
    expect((await reset(token)).status).toBe(204)
  })

  it.each(['', '?email=', '?email=nobody', '?email=a@example.com&x=1'])(
    'refuses the query %j',
    async (query) => {
      expect((await newCaller().get(`/public/password_reset${query}`)).status).toBe(422)
    },
  )
})
