import type { ValidationFault } from '@darnley/contract/errors'
import type { RouteDefinition } from '@darnley/contract/route'
import { z } from 'zod'
import { unstorableTexts } from '#src/lib/storable-text.ts'
import { misencodedFields } from '#src/lib/utf8.ts'
import { issueWords } from './issue-words.ts'

type Part = 'params' | 'query' | 'headers' | 'body'

const PARTS: readonly Part[] = ['params', 'query', 'headers', 'body']

/** How the faults of a 422 name a part: as FastAPI does, whose shape they have (section 7.1). */
const PLACES = { params: 'path', query: 'query', headers: 'header', body: 'body' } as const

/** The parsed parts of a request, and its raw query. */
export interface RawInput extends Readonly<Record<Part, unknown>> {
  readonly encodedQuery: string
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** The input of a handler: each part as parsed by the contract's schema. */
export interface Input<Route extends RouteDefinition> {
  readonly params: Output<Route['params']>
  readonly query: Output<Route['query']>
  readonly headers: Output<Route['headers']>
  readonly body: Output<Route['body']>
}

type Fields<Schema> = Partial<NonNullable<Output<Schema>>>

/** The valid fields of each part; all fields for a request without faults. */
export interface Readable<Route extends RouteDefinition> {
  readonly query: Fields<Route['query']>
  readonly headers: Fields<Route['headers']>
  readonly body: Fields<Route['body']>
}

type Shaped<Route extends RouteDefinition> =
  | { readonly type: 'ok'; readonly input: Input<Route> }
  | {
      readonly type: 'error'
      readonly faults: readonly ValidationFault[]
      readonly readable: Readable<Route>
    }

/** Validates every part of a request. Fastify's own validation stops at the first part that fails. */
export function readShape<Route extends RouteDefinition>(
  route: Route,
  raw: RawInput,
): Shaped<Route> {
  const faults: ValidationFault[] = misencodedFields(raw.encodedQuery).map((name) => ({
    loc: ['query', name],
    msg: 'Text must be percent-encoded UTF-8',
    type: 'string_unicode',
  }))
  const input: Partial<Record<Part, unknown>> = {}
  for (const part of PARTS) {
    const schema = route[part]
    if (!schema) continue
    const unstorable = unstorableTexts(raw[part], [PLACES[part]])
    faults.push(...unstorable)
    if (unstorable.length > 0) continue
    const result = schema.safeParse(raw[part], { error: issueWords })
    if (result.success) input[part] = result.data
    else faults.push(...result.error.issues.flatMap((issue) => toFaults(PLACES[part], issue)))
  }
  if (faults.length === 0) return { type: 'ok', input: input as Input<Route> }
  const readable = {
    query: input.query ?? fieldsOf(route.query, raw.query),
    headers: input.headers ?? fieldsOf(route.headers, raw.headers),
    body: input.body ?? fieldsOf(route.body, raw.body),
  } as Readable<Route>
  return { type: 'error', faults, readable }
}

/** Returns the fields that are valid on their own. */
function fieldsOf(schema: z.ZodType | undefined, value: unknown): Record<string, unknown> {
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return {}
  const given = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const raw = given.get(name)
      const isReadable = unstorableTexts(raw, [name]).length === 0
      const result = isReadable ? z.safeParse(field, raw) : null
      return result?.success ? [[name, result.data]] : []
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns one fault for each unknown field, at its own path. */
function toFaults(place: string, issue: z.core.$ZodIssue): ValidationFault[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      loc: [place, ...path, key],
      msg: 'Unknown field',
      type: 'extra_forbidden',
    }))
  return [{ loc: [place, ...path], msg: issue.message, type: issue.code }]
}
