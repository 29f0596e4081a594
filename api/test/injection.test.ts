import { calls } from '@darnley/contract/calls'
import type { Example, RouteDefinition } from '@darnley/contract/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signInForEach } from './support/staff.ts'
import { type Visitor, visit } from './support/visitor.ts'
import { startTestEnvironment, type TestEnvironment } from './support/test-environment.ts'

/** With LONG=1 each text is tried in each field, otherwise each field gets some of them. */
const HOSTILE: readonly string[] = [
  "'; drop table orders; --",
  "' or pg_sleep(9) is null --",
  '__proto__',
  'constructor',
  'valueOf',
  'toString',
  'hasOwnProperty',
  'x\r\nBcc: everybody@example.com',
  '%00%ff',
  '../../../../etc/passwd',
  '${process.exit(1)}{{7*7}}',
  '\u0000',
  '\ud800',
  'x'.repeat(3000),
  '-1',
  '[object Object]',
]

let environment: TestEnvironment
let staff: Awaited<ReturnType<typeof signInForEach>>

beforeAll(async () => {
  environment = await startTestEnvironment()
  staff = await signInForEach(environment)
})
afterAll(() => environment.stop())

/** Returns someone who may make the call. */
function callerOf(access: RouteDefinition['access']): Visitor {
  return staff.get(access) ?? visit(environment.apiUrl)
}

const tables = (): Promise<object[]> =>
  environment.query("select tablename from pg_tables where schemaname = 'public' order by 1")

interface Attack {
  readonly name: string
  readonly access: RouteDefinition['access']
  readonly sent: Example
}

/** Returns copies of an example, each with one of its texts replaced. */
function attacksOn({ name, access, example }: Tried, attempt: number): Attack[] {
  return placesIn(example).flatMap((place, index) => {
    const chosen = process.env['LONG']
      ? HOSTILE
      : [HOSTILE[(attempt + index) % HOSTILE.length] ?? '']
    return chosen.map((text) => ({ name, access, sent: replaced(example, { place, text }) }))
  })
}

type Place = readonly (string | number)[]

function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value === 'string') return [at]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))
}

function replaced<Value>(value: Value, { place, text }: { place: Place; text: string }): Value {
  const copy = structuredClone(value)
  let node = copy as Record<string | number, unknown>
  for (const key of place.slice(0, -1)) node = node[key] as Record<string | number, unknown>
  node[place.at(-1) ?? ''] = text
  return copy
}

async function statusOf({ name, access, sent }: Attack): Promise<number> {
  const [method = '', path = ''] = name.split(' ')
  const address = Object.entries(sent.params ?? {}).reduce(
    (at, [key, value]) => at.replace(`{${key}}`, encodeURIComponent(value.toWellFormed())),
    path,
  )
  const query = new URLSearchParams(
    Object.entries(sent.query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const cookie = [...callerOf(access).cookies].map((pair) => pair.join('=')).join('; ')
  const response = await fetch(`${environment.apiUrl}${address}?${query.toString()}`, {
    method,
    headers: { cookie, ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: sent.body === undefined ? null : JSON.stringify(sent.body),
  })
  await response.arrayBuffer()
  return response.status
}

interface Tried {
  readonly name: string
  readonly access: RouteDefinition['access']
  readonly example: Example
}

const tried = Object.entries<RouteDefinition>(calls).flatMap(
  ([name, { access, example }]): Tried[] => (example ? [{ name, access, example }] : []),
)

describe.each(tried)('$name', ({ name, access, example }) => {
  it('[S20] treats hostile text in any field as text', async () => {
    const attempt = tried.findIndex((each) => each.name === name)
    const before = await tables()
    const started = Date.now()
    const { headers: _signed, ...open } = example
    const attacks = attacksOn({ name, access, example: open }, attempt)
    const broken: Attack[] = []
    for (const attack of attacks) if ((await statusOf(attack)) >= 500) broken.push(attack)
    expect(broken).toEqual([])
    expect(Date.now() - started).toBeLessThan(9000 * Math.max(1, attacks.length / 2))
    expect(await tables()).toEqual(before)
    expect(Object.keys(Object.prototype)).toEqual([])
  })
})

const withQuery = Object.values(calls).flatMap((route) =>
  'query' in route && route.query && route.access !== 'provider'
    ? [{ route, fields: Object.keys(route.query.shape) }]
    : [],
)

describe.each(
  withQuery.map(({ route, fields }) => ({
    name: `${route.method} ${route.path}`,
    access: route.access,
    fields,
  })),
)('$name', ({ name, access, fields }) => {
  const [method = '', path = ''] = name.split(' ')
  const ask = async (query: string): Promise<number> => {
    const caller = callerOf(access)
    const send = method === 'GET' ? caller.get : caller.post
    return (await send(`${path.replaceAll(/:\w+/g, 'x')}?${query}`)).status
  }

  it('[S20] refuses repeated and object parameters', async () => {
    for (const field of fields) expect(await ask(`${field}=1&${field}=2`)).toBe(422)
    for (const query of ['__proto__[polluted]=1', 'constructor.prototype=1', 'a[b]=1'])
      expect(await ask(query)).toBe(422)
  })
})

it('[S20] a line break in a name cannot inject a mail header', async () => {
  const email = 'break@example.com'
  const body = { name: 'Ida\r\nBcc: everybody@example.com', email, password: 'a seam in time' }
  await visit(environment.apiUrl).post('/public/register', { body })
  const [mail] = await environment.mailbox.mailsTo(email, 1)
  expect(mail?.subject).toBe('Confirm your Darnley account')
  expect(await environment.mailbox.mailsTo('everybody@example.com', 0)).toEqual([])
})

it.each(['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'])(
  '[S20] %s pollutes no prototype',
  async (text) => {
    for (const path of ['/public/update_basket', '/public/contact_us', '/storefront/token'])
      expect((await visit(environment.apiUrl).post(path, { body: text })).status).toBe(422)
    expect('polluted' in {}).toBe(false)
  },
)
