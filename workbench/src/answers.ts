import type { CallName } from '@darnley/contract/calls'
import type { ResponseOf } from '@darnley/web/client'

/** What a page sent. */
export interface Sent {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

type Answer<Body> = (sent: Sent) => Body | Promise<Body>

/** Answers in place of api and content service. A call without an answer gets 501. */
export interface Answers {
  readonly api?: { readonly [Name in CallName]?: Answer<ResponseOf<Name>> }
  /** Documents by collection; an equality in the query filters them. */
  readonly content?: Readonly<Record<string, Answer<readonly { readonly id: string }[]>>>
}

class Refusal extends Error {
  readonly response: Response
  constructor(response: Response) {
    super(`answers ${response.status}`)
    this.response = response
  }
}

/** Returns an answer that refuses a call. */
export function refuse(status: number, body: unknown = { error: 'refused' }): () => never {
  return () => {
    throw new Refusal(Response.json(body, { status }))
  }
}

/** Answers like a network without a connection. */
export function loseConnection(): never {
  throw new TypeError('Failed to fetch')
}

/** Answers with a stream that tells that it lives, and stays open. */
export function streamOn(): never {
  const sign = new TextEncoder().encode(': heartbeat\n\n')
  const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(sign) })
  throw new Refusal(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
}

/** Never answers: the page stays in its loading state. */
export function keepWaiting(): Promise<never> {
  return new Promise(() => {})
}

/** Returns a fetch that answers what the page asks of api and content service, and passes on all else. */
export function answeringFetch(
  { api = {}, content = {} }: Answers,
  real: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    const sent = { path: url.pathname, query: url.searchParams, body }
    if (url.pathname.startsWith('/content/api/'))
      return answer(sent, async () => listOf(await docsOf(content, { url, sent }), sent))
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    return answer(
      sent,
      findAnswer(api, `${init?.method ?? 'GET'} ${url.pathname.slice('/api'.length)}`),
    )
  }
}

async function answer(sent: Sent, by: Answer<unknown> | undefined): Promise<Response> {
  if (!by) return Response.json({ error: 'The scene has no answer' }, { status: 501 })
  try {
    const body = await by(sent)
    return body === null || body === undefined
      ? new Response(null, { status: 204 })
      : Response.json(body)
  } catch (error) {
    if (error instanceof Refusal) return error.response.clone()
    throw error
  }
}

function findAnswer(
  api: Readonly<Record<string, unknown>>,
  call: string,
): Answer<unknown> | undefined {
  const name = Object.keys(api).find((each) => patternOf(each).test(call))
  return name ? (api[name] as Answer<unknown>) : undefined
}

/** `GET /item/{id}` matches any id. */
function patternOf(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

type Docs = readonly { readonly id: string }[]

function docsOf(
  content: NonNullable<Answers['content']>,
  { url, sent }: { url: URL; sent: Sent },
): Docs | Promise<Docs> {
  const collection = url.pathname.slice('/content/api/'.length)
  return (content[collection] ?? refuse(501))(sent)
}

function listOf(docs: Docs, { query }: Sent): unknown {
  const wanted = [...query].flatMap(([key, value]) => {
    const field = /^where\[(\w+)\]\[equals\]$/.exec(key)?.[1]
    return field ? [[field, value] as const] : []
  })
  const found = docs.filter((doc) =>
    wanted.every(
      ([field, value]) => new Map<string, unknown>(Object.entries(doc)).get(field) === value,
    ),
  )
  return { docs: found, totalDocs: found.length }
}
