import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { OwnerActions } from '@darnley/contract/workshop-people'
import type {
  RecoveryCodes,
  SecondStep,
  SecondStepSecret,
} from '@darnley/contract/workshop-second-step'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, signInToWorkshop, visitorOf } from './support/staff.ts'
import { type Answer, placesOf, type Visitor } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

let environment: TestEnvironment

beforeAll(async () => {
  environment = await startTestEnvironment()
})
afterAll(() => environment.stop())
beforeEach(async () => {
  await environment.query('delete from staff_second_steps')
  await environment.query('delete from sign_in_failures')
})

interface App {
  readonly owner: Visitor
  readonly recovery: string[]
  /** Returns the code of the app, `periods` of 30 seconds from now. */
  code(periods?: number): string
}

function appOf(secret: string): App['code'] {
  const totp = new TOTP({ secret })
  return (periods = 0) => totp.generate({ timestamp: Date.now() + periods * 30_000 })
}

/** Returns a code that the secret has neither now nor nearly now. */
function wrongCode(code: App['code']): string {
  const near = [-2, -1, 0, 1, 2].map((periods) => code(periods))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
    (each) => !near.includes(each),
  ) as string
}

/** Switches the second step of the owner on, by the code of the former period. */
async function switchOn(): Promise<App> {
  const owner = await signInToWorkshop(environment, 'owner')
  const { body: made } = await owner.post<SecondStepSecret>('/workshop/second_step/begin', {
    body: { password: PASSWORD },
  })
  const code = appOf(made.secret)
  const confirmed = await owner.post<RecoveryCodes>('/workshop/second_step/confirm', {
    body: { code: code(-1) },
  })
  expect(confirmed.status).toBe(200)
  return { owner, code, recovery: confirmed.body.recovery_codes }
}

function enter(code?: string, password = PASSWORD): Promise<Answer<{ detail?: string }>> {
  const body = { email: 'owner@darnley.example', password, ...(code ? { code } : {}) }
  return visitorOf(environment, 'workshop').post('/storefront/token', { body })
}

/** Runs the command with this address; returns what it says. */
async function endByCommand(email: string): Promise<string> {
  const program = join(import.meta.dirname, '../src/commands/end-second-step.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--email', email], {
    env: { DATABASE_URL: environment.env['DATABASE_URL'] },
  })
  return stdout
}

const statusOf = async (answer: Promise<Answer<unknown>>): Promise<number> => (await answer).status

describe('the second step', () => {
  it('[S34] asks for a code of the app once it is confirmed, and not before', async () => {
    const owner = await signInToWorkshop(environment, 'owner')
    await owner.post('/workshop/second_step/begin', { body: { password: PASSWORD } })
    expect(await statusOf(enter())).toBe(200)
    const { code } = await switchOn()
    expect(await statusOf(enter())).toBe(401)
    expect(await statusOf(enter(code()))).toBe(200)
  })

  it('[S34] [S12] does not tell a right password from a wrong one, nor that there is a step', async () => {
    const { code } = await switchOn()
    const wrong = wrongCode(code)
    const bodies = [await enter(), await enter(undefined, 'not the password')]
    expect(bodies.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 2 }, () => [401, { detail: 'Incorrect username or password' }]),
    )
    const withCode = [
      await enter(wrong),
      await enter(code(), 'not the password'),
      await visitorOf(environment, 'workshop').post('/storefront/token', {
        body: { email: 'unknown@darnley.example', password: PASSWORD, code: wrong },
      }),
    ]
    expect(withCode.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [401, { detail: 'Incorrect username, password or code' }]),
    )
    expect(await statusOf(enter(code()))).toBe(200)
  })

  it('[S34] accepts each code once, also when it is sent many times at once', async () => {
    const { code } = await switchOn()
    const now = code()
    const answers = await Promise.all(Array.from({ length: 5 }, () => statusOf(enter(now))))
    expect(answers.filter((status) => status === 200)).toHaveLength(1)
    expect(await statusOf(enter(code(-1)))).toBe(401)
  })

  it('[S34] accepts each recovery code once, however it is typed', async () => {
    const { owner, recovery } = await switchOn()
    const [first = ''] = recovery
    expect(recovery).toHaveLength(10)
    expect(await statusOf(enter(` ${first.toLowerCase().replaceAll('-', '')}`))).toBe(200)
    expect(await statusOf(enter(first))).toBe(401)
    const { body } = await owner.get<SecondStep>('/workshop/second_step')
    expect(body).toEqual({ is_on: true, recovery_codes_left: 9 })
    const rows = await environment.query<{ row: string }>(
      'select staff_second_steps::text as row from staff_second_steps',
    )
    for (const code of recovery) expect(rows[0]?.row).not.toContain(code)
  })

  it('[S34] is ended by a command for the only owner, who lost phone and recovery codes', async () => {
    const { owner } = await switchOn()
    expect(await statusOf(enter())).toBe(401)
    await expect(endByCommand('Owner@darnley.example')).resolves.toContain('is off, and every')
    expect((await owner.get('/workshop/second_step')).status).toBe(401)
    const again = await signInToWorkshop(environment, 'owner')
    const { body } = await again.get<OwnerActions>('/workshop/owner_actions')
    expect(body.actions[0]).toMatchObject({
      action: 'second_step_ended',
      details: [{ field: 'by', to: 'a command on the server' }, { field: 'sessions' }],
    })
  })

  it('[S34] is not ended by the command for staff of a shop, nor where it is off', async () => {
    const [off, shop] = await Promise.allSettled([
      endByCommand('tailor@darnley.example'),
      endByCommand('staff@maison.example'),
    ])
    expect(off).toMatchObject({ value: expect.stringContaining('off already') })
    expect(shop).toMatchObject({ reason: { stderr: expect.stringContaining('No colleague') } })
  })

  it('[S34] also keeps programs out that sign in by password alone', async () => {
    await switchOn()
    const form = new URLSearchParams({ username: 'owner@darnley.example', password: PASSWORD })
    const response = await fetch(`${environment.apiUrl}/storefront/token_swagger`, {
      method: 'POST',
      body: form,
    })
    expect(response.status).toBe(401)
  })

  it('[S11] limits guesses of codes as it does those of passwords', async () => {
    const { code } = await switchOn()
    const wrong = wrongCode(code)
    const answers = await Promise.all(Array.from({ length: 14 }, () => statusOf(enter(wrong))))
    expect(answers.filter((status) => status === 401)).toHaveLength(10)
    expect(answers.filter((status) => status === 429)).toHaveLength(4)
  })

  it('[S34] is begun with the password and ended with password and code', async () => {
    const { owner, code } = await switchOn()
    const begin = (password: string): Promise<Answer<unknown>> =>
      owner.post('/workshop/second_step/begin', { body: { password } })
    expect(await statusOf(begin(PASSWORD))).toBe(409)
    const end = (body: object): Promise<Answer<unknown>> =>
      owner.post('/workshop/second_step/end', { body })
    const refused = await end({ password: 'no', code: wrongCode(code) })
    expect(placesOf(refused)).toEqual(['body.password', 'body.code'])
    expect(await statusOf(end({ password: PASSWORD, code: code() }))).toBe(200)
    expect(placesOf(await begin('no'))).toEqual(['body.password'])
    expect(await statusOf(enter())).toBe(200)
  })

  it('[S34] of a colleague who lost it is ended by an owner, never one’s own', async () => {
    const { owner } = await switchOn()
    const tailor = await signInToWorkshop(environment, 'tailor')
    const { body } = await tailor.post<SecondStepSecret>('/workshop/second_step/begin', {
      body: { password: PASSWORD },
    })
    const code = appOf(body.secret)()
    await tailor.post('/workshop/second_step/confirm', { body: { code } })
    const idOf = async (visitor: Visitor): Promise<string> =>
      (await visitor.get<{ id: string }>('/workshop/me')).body.id
    const end = (id: string): Promise<Answer<{ has_second_step?: boolean }>> =>
      owner.post(`/workshop/people/${id}/end_second_step`)
    expect((await end(await idOf(owner))).status).toBe(409)
    expect((await end(await idOf(tailor))).body.has_second_step).toBe(false)
    expect((await end(await idOf(tailor))).status).toBe(409)
  })
})
