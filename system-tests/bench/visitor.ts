import { createHttpClient, type HttpClient } from './http-client.ts'

/** A client that keeps its cookies and throws on any failed response. */
export interface Visitor {
  get<Body>(path: string): Promise<Body>
  post<Body>(path: string, body: unknown, headers?: Record<string, string>): Promise<Body>
  /** Returns its cookies as a request header. */
  cookie(): string
}

/** One request and its answer, for those who keep them. */
export interface Answered {
  readonly path: string
  /** The request's body. */
  readonly sent: string
  readonly head: string
  readonly body: string
}

interface VisitorOptions {
  /** Headers of each request. */
  readonly standing?: Readonly<Record<string, string>>
  readonly onAnswer?: (answered: Answered) => void
}

const clients = new Map<string, HttpClient>()

/** Visitors of one server share its connections, as behind the edge. */
function clientOf(url: string): HttpClient {
  const client = clients.get(url) ?? createHttpClient(url)
  clients.set(url, client)
  return client
}

export function createVisitor(
  url: string,
  { standing = {}, onAnswer }: VisitorOptions = {},
): Visitor {
  const cookies = new Map<string, string>()
  const request = clientOf(url)
  const cookie = (): string => [...cookies].map((pair) => pair.join('=')).join('; ')

  async function send<Body>(
    path: string,
    { method, headers, body = '' }: { method: 'GET' | 'POST'; headers: object; body?: string },
  ): Promise<Body> {
    const all = { ...standing, ...headers, cookie: cookie() }
    const response = await request({ method, path, headers: all, body })
    for (const [, name = '', value = ''] of response.head.matchAll(SET_COOKIE))
      cookies.set(name, value)
    const text = response.body.toString()
    if (response.status >= 400)
      throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    onAnswer?.({ path, sent: body, head: response.head, body: text })
    return JSON.parse(text) as Body
  }

  return {
    get: (path) => send(path, { method: 'GET', headers: {} }),
    post: (path, body, headers) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    cookie,
  }
}

const SET_COOKIE = /^set-cookie: *([^=]*)=([^;\r]*)/gim
