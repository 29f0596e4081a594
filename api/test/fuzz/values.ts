import fc from 'fast-check'
import { type OpenApi, resolve, type Schema } from './document.ts'

export type Value = fc.Arbitrary<unknown>

/** Existing values of the running API, by the name of the field or parameter they fit. */
export type Known = Readonly<Record<string, readonly unknown[]>>

interface Context {
  readonly document: OpenApi
  readonly known: Known
}

interface Place {
  readonly schema: Schema
  /** Name of the field or parameter; empty where there is none. */
  readonly name?: string
}

/** Generates values of a schema, mostly existing ones where there are any. */
export function valuesOf(context: Context, { schema, name = '' }: Place): Value {
  const described = resolve(context.document, schema)
  const made = bySchema(context, described)
  const known = context.known[name]
  return known
    ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 3 }, { arbitrary: made, weight: 1 })
    : made
}

function bySchema(context: Context, schema: Schema): Value {
  const { anyOf, oneOf, enum: words, const: constant, type } = schema as Keywords
  const choices = anyOf ?? oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(context, { schema: choice })))
  if (words) return fc.constantFrom(...words)
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(type))
    return fc.oneof(...type.map((each) => bySchema(context, { ...schema, type: each })))
  switch (type) {
    case 'string':
      return texts(schema as Keywords)
    case 'integer':
    case 'number':
      return integers(schema as Keywords)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return lists(context, schema as Keywords)
    case 'object':
      return objects(context, schema as Keywords)
    default:
      return fc.jsonValue()
  }
}

interface Keywords {
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  /** What a map holds; its keys are only named by `required`. */
  readonly additionalProperties?: Schema
  readonly required?: readonly string[]
}

const FORMATS: Readonly<Record<string, Value>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  date: fc
    .date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  uri: fc.webUrl(),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
}

function texts({ format = '', pattern, minLength = 0, maxLength = 40 }: Keywords): Value {
  const formatted = FORMATS[format]
  if (formatted) return formatted
  // Patterns with a lookahead cannot be generated; their values come from the existing ones.
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern))
  const longest = Math.max(minLength, Math.min(maxLength, 40))
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'binary', minLength, maxLength: longest }),
    fc.constant('x'.repeat(Math.min(maxLength, 5000))),
  )
}

function integers({ minimum = -1e15, maximum = 1e15 }: Keywords): Value {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)]
  return fc.oneof(
    fc.integer({ min: Math.max(min, -1000), max: Math.min(max, 1000) }),
    fc.constantFrom(min, max),
  )
}

function lists(context: Context, { items = {}, minItems = 0, maxItems = 3 }: Keywords): Value {
  const maxLength = Math.max(minItems, Math.min(maxItems, 3))
  return fc.array(valuesOf(context, { schema: items }), { minLength: minItems, maxLength })
}

function objects(context: Context, keywords: Keywords): Value {
  const { properties = {}, required = [], additionalProperties = {} } = keywords
  const named = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  const fields = Object.entries({ ...named, ...properties }).map(
    ([name, schema]) => [name, valuesOf(context, { schema, name })] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}
