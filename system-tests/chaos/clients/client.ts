import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from '@darnley/testing/random'

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: unknown
}

export interface Client {
  readonly cookies: ReadonlyMap<string, string>
  /** Sends until somebody answers, as a page with a "Try again" button; what a killed process did is not known. */
  get<Body>(path: string): Promise<Answer<Body>>
  post<Body>(path: string, body?: unknown): Promise<Answer<Body>>
}

interface ClientOptions {
  readonly apis: readonly [string, ...string[]]
  readonly random: Random
  /** The site, where it is not the customers' own. */
  readonly host?: string
}

/** Longer than any part takes to start again on a busy machine. */
const PATIENCE_MS = 60_000

let clients = 0
/** Each client is another household. */
function nextAddress(): string {
  clients += 1
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
}

/** A browser that any of the api processes may answer. */
export function createClient({ apis, random, host }: ClientOptions): Client {
  const cookies = new Map<string, string>()
  const address = nextAddress()

  async function once<Body>({ method, path, body }: Call): Promise<Answer<Body>> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(pick(random, apis as [string, ...string[]]) + path, {
      method,
      headers: {
        ...(cookie ? { cookie } : {}),
        'x-forwarded-for': address,
        ...(host ? { 'x-forwarded-host': host } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body }
  }

  async function send<Body>(call: Call): Promise<Answer<Body>> {
    return untilAnswered(`${call.method} ${call.path}`, () => once<Body>(call))
  }

  return {
    cookies,
    get: (path) => send({ method: 'GET', path }),
    post: (path, body) => send({ method: 'POST', path, body }),
  }
}

/** @throws Error when nobody answers for long, or with what should never be seen: 500 */
export async function untilAnswered<Body>(
  what: string,
  ask: () => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  let last: unknown
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline;) {
    const answer = await ask().catch((error: unknown) => void (last = error))
    if (answer?.status === 500)
      throw new Error(`${what} answered 500: ${JSON.stringify(answer.body)}`)
    if (answer && answer.status < 500) return answer
    if (answer) last = JSON.stringify(answer)
    await sleep(250)
  }
  throw new Error(`${what} is not answered: ${String(last)}`)
}
