import type { ValidationFault } from 'shared/contract/errors'
import type { RouteDefinition } from 'shared/contract/route'
import type { z } from 'zod'
import { ValidationFailed } from '#src/lib/http-error.ts'
import { unstorableTexts } from '#src/lib/storable-text.ts'
import { misencodedFields } from '#src/lib/utf8.ts'

type Part = 'params' | 'query' | 'headers' | 'body'

const PARTS: readonly Part[] = ['params', 'query', 'headers', 'body']

/** The parts of a request as they were parsed, and its query as it was sent. */
export interface RawInput extends Readonly<Record<Part, unknown>> {
  readonly encodedQuery: string
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** What a handler gets: each part as the contract's schema parsed it. */
export interface Input<Route extends RouteDefinition> {
  readonly params: Output<Route['params']>
  readonly query: Output<Route['query']>
  readonly headers: Output<Route['headers']>
  readonly body: Output<Route['body']>
}

/**
 * Checks every part of a request before it answers, so that a caller learns of all faults at once; Fastify's own
 * validation stops at the first part that fails.
 * @throws ValidationFailed
 */
export function validate<Route extends RouteDefinition>(route: Route, raw: RawInput): Input<Route> {
  const faults: ValidationFault[] = misencodedFields(raw.encodedQuery).map((name) => ({
    loc: ['query', name],
    msg: 'Text must be percent-encoded UTF-8',
    type: 'string_unicode',
  }))
  const input: Partial<Record<Part, unknown>> = {}
  for (const part of PARTS) {
    const schema = route[part]
    if (!schema) continue
    const unstorable = unstorableTexts(raw[part], [part])
    faults.push(...unstorable)
    if (unstorable.length > 0) continue
    const result = schema.safeParse(raw[part])
    if (result.success) input[part] = result.data
    else faults.push(...result.error.issues.flatMap((issue) => toFaults(part, issue)))
  }
  if (faults.length > 0) throw new ValidationFailed(faults)
  return input as Input<Route>
}

/** An unknown field is a fault of its own, at its own place. */
function toFaults(part: Part, issue: z.core.$ZodIssue): ValidationFault[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      loc: [part, ...path, key],
      msg: 'Unknown field',
      type: 'extra_forbidden',
    }))
  return [{ loc: [part, ...path], msg: issue.message, type: issue.code }]
}
