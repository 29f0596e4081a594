import type { z } from 'zod'
import type { CallName, Calls } from '@darnley/contract/calls'
import { tellPage } from './connection.ts'
import { clientVersion } from './client-version.ts'
import { fromRejection, fromResponse } from './errors.ts'
import { siteFetch, siteUrl } from '#site'
import { noteDate } from './shop-clock.ts'

export { connectionEvents, onConnectionBack, tellPage } from './connection.ts'
export { faultsByField, isApiError } from './errors.ts'
export { shopNow } from './shop-clock.ts'

/** Each area bundles a copy of this client, so shared values are stored on the page's global object. */
const TRACE = Symbol.for('darnley.trace')
const page = globalThis as { [TRACE]?: string }

/** W3C trace context: one trace for the lifetime of a page, one span for each call. */
const traceId = (page[TRACE] ??= hex(16))

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never
type QueryOf<Name extends CallName> = Calls[Name] extends { query: infer Schema }
  ? InputOf<Schema>
  : never
type ParamsOf<Name extends CallName> = Calls[Name] extends { params: infer Schema }
  ? InputOf<Schema>
  : never
type BodyOf<Name extends CallName> = Calls[Name] extends { body: infer Schema }
  ? InputOf<Schema>
  : never

/** The response body of a successful call. */
export type ResponseOf<Name extends CallName> = z.output<Calls[Name]['response']>

export interface CallInput<Name extends CallName> {
  /** Values for the names in braces in the call's path. */
  readonly params?: ParamsOf<Name>
  readonly query?: QueryOf<Name>
  readonly body?: BodyOf<Name>
  readonly signal?: AbortSignal
}

export interface ClientOptions {
  /** Default `/api`, the api behind every site. */
  readonly baseUrl?: string
  /** Whether to send cookies; the generic default is false (section 7). */
  readonly credentials?: boolean
  readonly authorization?:
    | { readonly type: 'bearer'; readonly token: string }
    | { readonly type: 'basic'; readonly user: string; readonly password: string }
  readonly fetch?: typeof siteFetch
}

export interface Client {
  /**
   * Makes one call of the contract. Resolves to null on 204.
   * @throws ApiError (@darnley/contract/errors) on an error status, an abort or a lost network
   */
  call<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<ResponseOf<Name>>
}

export function createClient(options: ClientOptions = {}): Client {
  const { baseUrl = '/api', credentials = false } = options
  const send = options.fetch ?? siteFetch

  async function call<Name extends CallName>(
    name: Name,
    input: CallInput<Name> = {},
  ): Promise<ResponseOf<Name>> {
    const [method, path] = name.split(' ') as [string, string]
    const response = await send(baseUrl + toPath(path, input.params) + toQuery(input.query), {
      method,
      credentials: credentials ? 'include' : 'omit',
      headers: headersFor(options, input.body !== undefined),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ?? null,
    }).catch(unanswered)
    noteDate(response.headers.get('date'))
    tellPage('answered')
    const body = response.status === 204 ? null : await readBody(response)
    if (!response.ok) throw fromResponse(response, body)
    return body as ResponseOf<Name>
  }

  return { call }
}

/** Returns the address of a call that a page shows by its address, such as an image. */
export function apiUrl(path: string): string {
  return siteUrl(`/api${path}`)
}

function unanswered(reason: unknown): never {
  const error = fromRejection(reason)
  if (error.code === 'Network Error') tellPage('lost')
  throw error
}

function toPath(path: string, params: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
}

function toQuery(query: object | undefined): string {
  if (!query) return ''
  const present = Object.entries(query).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(present.map(([key, value]) => [key, String(value)]))}`
}

function headersFor({ authorization }: ClientOptions, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-client-version': clientVersion,
    traceparent: `00-${traceId}-${hex(8)}-01`,
  }
  if (hasBody) headers['content-type'] = 'application/json'
  if (authorization?.type === 'bearer') headers['authorization'] = `Bearer ${authorization.token}`
  if (authorization?.type === 'basic')
    headers['authorization'] = `Basic ${btoa(`${authorization.user}:${authorization.password}`)}`
  return headers
}

/** Returns the body of an error page as text when it is not JSON. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
