import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random } from '@darnley/testing/random'

export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** Repeats each request until it is answered, like a page with a "Try again" button; a killed process may have done it. */
export interface Client {
  readonly cookies: ReadonlyMap<string, string>
  get<Body>(path: string): Promise<Answer<Body>>
  post<Body>(path: string, body?: unknown): Promise<Answer<Body>>
}

interface ClientOptions {
  readonly apis: readonly [string, ...string[]]
  readonly random: Random
  /** Host of a partner's site; the customers' own site by default. */
  readonly host?: string
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined
}

/** One request as it ended: `isAnswered` below 500. */
export interface Attempt {
  readonly at: number
  readonly isAnswered: boolean
}

/** Longer than any part takes to restart on a busy machine. */
const PATIENCE_MS = 60_000

let clients = 0
/** Returns another address for each client. */
function nextAddress(): string {
  clients += 1
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
}

/** Creates a browser whose requests go to a random api process. */
export function createClient({ apis, random, host, onAttempt }: ClientOptions): Client {
  const cookies = new Map<string, string>()
  const address = nextAddress()

  async function sendOnce<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await fetch(pick(random, apis) + path, {
      ...init,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-forwarded-for': address,
        ...(host ? { 'x-forwarded-host': host } : {}),
        ...(init.body ? { 'content-type': 'application/json' } : {}),
      },
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body }
  }

  return {
    cookies,
    get: (path) => retry(`GET ${path}`, () => sendOnce(path, {}), onAttempt),
    post: (path, body) =>
      retry(
        `POST ${path}`,
        () =>
          sendOnce(path, {
            method: 'POST',
            body: body === undefined ? null : JSON.stringify(body),
          }),
        onAttempt,
      ),
  }
}

/** Repeats a request until it is answered below 500. @throws Error after a minute, and on 500, which is a defect */
export async function retry<Body>(
  what: string,
  send: () => Promise<Answer<Body>>,
  onAttempt: ClientOptions['onAttempt'] = () => undefined,
): Promise<Answer<Body>> {
  let last: unknown
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(250)) {
    const answer = await send().catch((error: unknown) => void (last = error))
    onAttempt({ at: Date.now(), isAnswered: answer !== undefined && answer.status < 500 })
    if (answer?.status === 500)
      throw new Error(`${what} answered 500: ${JSON.stringify(answer.body)}`)
    if (answer && answer.status < 500) return answer
    if (answer) last = JSON.stringify(answer)
  }
  throw new Error(`${what} is not answered: ${String(last)}`)
}
