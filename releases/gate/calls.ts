import { z } from 'zod'
import type { RouteDefinition } from '@darnley/contract/route'
import type { JsonSchema, CallSchemas } from './json-schema.ts'
import { findNarrowed } from './narrowed.ts'
import type { Misfit } from './type-faults.ts'
import { shownPath, type Sources } from './sources.ts'

const parts = ['params', 'query', 'headers', 'body'] as const

/** Returns what may be sent with each call, and what it returns. */
export function callSchemas(calls: Readonly<Record<string, RouteDefinition>>): CallSchemas {
  return Object.fromEntries(
    Object.entries(calls).map(([name, route]) => [
      name,
      {
        ...Object.fromEntries(
          parts.flatMap((part) => {
            const schema = route[part]
            return schema ? [[part, toJson(schema, 'input')] as const] : []
          }),
        ),
        response: toJson(route.response, 'output'),
      },
    ]),
  )
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
}

/** Returns the calls that the code of a release names, each with its first place: `checkout-remote/src/pay.ts:12`. */
export function findCalls(sources: Sources, names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of sources.bundled)
    for (const [index, line] of (sources.files[file] ?? '').split('\n').entries())
      for (const [, , name = ''] of line.matchAll(/(['"`])((?:GET|POST|HEAD) \/[^'"`]*)\1/g))
        if (names.includes(name) && !found.has(name))
          found.set(name, `${shownPath(sources, file)}:${index + 1}`)
  return found
}

/** Returns the calls of a release that a service no longer accepts as the release may send them. */
export function findRefusedRequests(
  sources: Sources,
  { sent, accepted }: { sent: CallSchemas; accepted: CallSchemas },
): Misfit[] {
  return [...findCalls(sources, Object.keys(sent))].flatMap(([name, where]) => {
    const schemas = accepted[name]
    if (!schemas) return [{ where, message: `There is no call '${name}'.` }]
    const narrowed = parts.flatMap((part) =>
      findNarrowed(sent[name]?.[part] ?? noInput, schemas[part] ?? {}, part),
    )
    return narrowed.map(({ at, text }) => ({ where, message: `'${name}': ${at} ${text}.` }))
  })
}

const noInput: JsonSchema = { type: 'object' }
