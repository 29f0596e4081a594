import { z } from 'zod'
import { JsonSchema, type CallSchemas } from './json-schema.ts'

const Media = z.object({ schema: JsonSchema })
const Content = z.object({ content: z.record(z.string(), Media).optional() })
const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  schema: JsonSchema,
})
const Operation = z.object({
  parameters: z.array(Parameter).default([]),
  requestBody: Content.optional(),
  responses: z.record(z.string(), Content),
})

/** What of an OpenAPI 3.1 document says what a call takes and returns. */
export const OpenApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), JsonSchema) }),
})
export type OpenApi = z.infer<typeof OpenApi>

/** Returns the schemas of each call of a document, in the form in which releases keep theirs. */
export function callsOf({ paths, components }: OpenApi): CallSchemas {
  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters, requestBody, responses }]) => {
        const parts = {
          params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
          query: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
          body: schemaOf(requestBody),
          response: schemaOf(responses['200']),
        }
        const known = Object.entries(parts).flatMap(([part, schema]) =>
          schema ? [[part, resolved(schema, components.schemas)] as const] : [],
        )
        return [`${method.toUpperCase()} ${path}`, Object.fromEntries(known)] as const
      }),
    ),
  )
}

/** The api refuses a parameter that it does not know. */
function objectOf(parameters: readonly z.infer<typeof Parameter>[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

function schemaOf(body: z.infer<typeof Content> | undefined): JsonSchema | undefined {
  return body?.content?.['application/json']?.schema
}

/** Puts the named schemas in their places; one that holds itself is left as a reference. */
function resolved(
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
  within: readonly string[] = [],
): JsonSchema {
  const { $ref } = schema
  const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : ''
  const target = named[name]
  if (target && !within.includes(name)) return resolved(target, named, [...within, name])
  const parts = Object.entries(schema).map(([key, value]) => [key, inner(value)] as const)
  return Object.fromEntries(parts)

  function inner(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inner)
    if (typeof value !== 'object' || value === null) return value
    return resolved(value as JsonSchema, named, within)
  }
}
