import fc from 'fast-check'
import type { NamedOperation, OpenApi, Parameter } from './document.ts'
import { hostileTexts, hostileValues, nearly } from './hostile.ts'
import { type Known, valuesOf } from './values.ts'

export interface FuzzRequest {
  readonly operation: NamedOperation
  /** False when path or method were changed. */
  readonly isOfOperation: boolean
  readonly method: string
  /** Path and query as sent. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  /** Null: no body. */
  readonly body: Buffer | null
}

/** Formats a request for a failure message. */
function print({ method, address, headers, body }: Omit<FuzzRequest, 'operation'>): string {
  return `${method} ${address} ${JSON.stringify(headers)} ${body?.toString().slice(0, 3000) ?? ''}`
}

interface Sources {
  readonly document: OpenApi
  readonly operations: readonly NamedOperation[]
  readonly known: Known
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Generates valid, nearly valid and hostile requests of every operation. */
export function requestsOf({ operations, ...sources }: Sources): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...operations).chain((operation) => {
    const { method, path } = operation
    return fc
      .record({
        method: usually(fc.constant(method), fc.constantFrom(...METHODS)),
        path: pathOf(sources, operation),
        query: queryOf(sources, operation),
        headers: headersOf(sources, operation),
        content: contentOf(sources, operation),
      })
      .map(({ query, content, headers, ...rest }) => {
        const request = {
          operation,
          isOfOperation: rest.method === method && rest.path.isOfOperation,
          method: rest.method,
          address: `${rest.path.write(path)}${query === '' ? '' : `?${query}`}`,
          headers: { ...content.headers, ...headers },
          body: content.body,
        }
        return { ...request, [fc.toStringMethod]: () => print(request) }
      })
  })
}

/** Mostly the first, sometimes the second. */
function usually<One, Other>(
  one: fc.Arbitrary<One>,
  other: fc.Arbitrary<Other>,
): fc.Arbitrary<One | Other> {
  return fc.oneof({ arbitrary: one, weight: 19 }, { arbitrary: other, weight: 1 })
}

type Source = Omit<Sources, 'operations'>

/** Generates a text for each parameter of one kind: a value of its schema, its example, or hostile text. */
function textsOf(
  source: Source,
  { parameters }: NamedOperation,
  place: Parameter['in'],
): fc.Arbitrary<Record<string, string | undefined>> {
  const fields = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, schema, required, example }) => {
      const valid = fc.oneof(
        valuesOf(source, { schema, name }).map(String),
        ...(example === undefined ? [] : [fc.constant(String(example))]),
      )
      const text = fc.oneof({ arbitrary: valid, weight: 6 }, { arbitrary: hostileTexts, weight: 1 })
      const isThere = required ? usually(text, fc.constant(undefined)) : fc.option(text, NONE)
      return [name, isThere] as const
    })
  return fc.record(Object.fromEntries(fields))
}

const NONE = { nil: undefined }

interface WrittenPath {
  readonly isOfOperation: boolean
  write(path: string): string
}

function pathOf(source: Source, operation: NamedOperation): fc.Arbitrary<WrittenPath> {
  const encoded = textsOf(source, operation, 'path').map((texts): WrittenPath => ({
    isOfOperation: Object.values(texts).every((text) => text !== undefined && text !== ''),
    write: (path) =>
      Object.entries(texts).reduce(
        (at, [name, text = '']) =>
          at.replace(`{${name}}`, () => encodeURIComponent(text.toWellFormed())),
        path,
      ),
  }))
  const garbage = fc
    .constantFrom('%ff', '%', '%00', '%2e%2e', '//', 'x'.repeat(400), '%F0%9F')
    .map((text): WrittenPath => ({
      isOfOperation: false,
      write: (path) => path.replace(/\{\w+\}|$/, () => text),
    }))
  return usually(encoded, garbage)
}

function queryOf(source: Source, operation: NamedOperation): fc.Arbitrary<string> {
  const proper = textsOf(source, operation, 'query').map((texts) =>
    Object.entries(texts)
      .filter(([, text]) => text !== undefined)
      .map(([name, text = '']) => `${name}=${encodeURIComponent(text.toWellFormed())}`)
      .join('&'),
  )
  const garbage = fc.constantFrom('a=%ff', '__proto__=1', 'x[y]=1', '&&=&', '%', 'a=1&a=2', '?')
  return usually(
    proper,
    fc.tuple(proper, garbage).map((parts) => parts.join('&')),
  )
}

/** Header values are bytes, and a line break in one is refused before it is sent. */
const sendable = (text: string): string => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')

function headersOf(
  source: Source,
  operation: NamedOperation,
): fc.Arbitrary<Record<string, string>> {
  const proper = textsOf(source, operation, 'header').map((texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, sendable(text)]],
      ),
    ),
  )
  const odd = fc
    .tuple(
      fc.constantFrom('cookie', 'origin', 'x-forwarded-host', 'x-forwarded-proto', 'traceparent'),
      hostileTexts.map((text) => sendable(text).slice(0, 2000)),
    )
    .map(([name, text]) => ({ [name]: text }))
  return usually(
    proper,
    fc.tuple(proper, odd).map(([one, other]) => ({ ...one, ...other })),
  )
}

interface Content {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

const TYPES = [
  'text/plain',
  'application/xml',
  'text/plain; application/json',
  '/',
  'multipart/form-data',
]

function contentOf(source: Source, { requestBody }: NamedOperation): fc.Arbitrary<Content> {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!type || !media) return usually(fc.constant(NO_CONTENT), typed(bytes, 'application/json'))
  const valid = fc.oneof(
    valuesOf(source, { schema: media.schema }),
    ...(media.example === undefined ? [] : [fc.constant(media.example)]),
  )
  const near = valid.chain(nearly)
  const values = fc.oneof(
    { arbitrary: valid, weight: 5 },
    { arbitrary: near, weight: 5 },
    { arbitrary: hostileValues, weight: 1 },
  )
  const isForm = type === 'application/x-www-form-urlencoded'
  const written = values.map((value) => Buffer.from(isForm ? toForm(value) : toJson(value)))
  return fc.oneof(
    { arbitrary: typed(written, type), weight: 17 },
    { arbitrary: typed(bytes, type), weight: 2 },
    { arbitrary: fc.constantFrom(...TYPES).chain((other) => typed(written, other)), weight: 1 },
    { arbitrary: fc.constant(NO_CONTENT), weight: 1 },
  )
}

const NO_CONTENT: Content = { headers: {}, body: null }

/** Bytes that are not JSON, or not UTF-8. */
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
  fc
    .constantFrom('{', '[1,]', '{"a":1,"a":2}', '{"__proto__":{}}', 'nul', '1e400', '"\\ud800"', '')
    .map((text) => Buffer.from(text)),
  fc.integer({ min: 1000, max: 30_000 }).map((depth) => Buffer.from('['.repeat(depth))),
)

function typed(body: fc.Arbitrary<Buffer>, type: string): fc.Arbitrary<Content> {
  return body.map((content) => ({ headers: { 'content-type': type }, body: content }))
}

const toJson = (value: unknown): string => JSON.stringify(value) ?? ''

function toForm(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return new URLSearchParams(
    Object.entries(value).map(([name, text]): [string, string] => [name, String(text)]),
  ).toString()
}
