import type { JsonSchema } from './json-schema.ts'

/** What a schema refuses that the former one accepted. */
export interface Narrowed {
  /** `missing`: a field that must be there; `type`: another type; `value`: the rest. */
  readonly kind: 'missing' | 'type' | 'value'
  /** The value: `body.email`. */
  readonly at: string
  readonly text: string
}

/**
 * Returns what a schema refuses that the former one accepted; empty when everything that was valid still is. A
 * reference counts as equal to everything, because only a schema that holds itself is one.
 */
export function findNarrowed(before: JsonSchema, after: JsonSchema, at: string): Narrowed[] {
  if ('$ref' in before || '$ref' in after) return []
  const forms = formsOf(before)
  if (forms.length > 1) return forms.flatMap((form) => findNarrowed(form, after, at))
  const [form = before] = forms
  const options = formsOf(after)
  if (options.length === 1) return narrowedForm(form, options[0] ?? after, at)
  const tried = options.map((option) => narrowedForm(form, option, at))
  const fitting = tried.toSorted((one, other) => one.length - other.length)[0] ?? []
  return fitting
}

/** Returns the alternatives of a schema. */
function formsOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, oneOf, ...rest } = schema
  const { type } = schema
  if (Array.isArray(type)) return type.flatMap((one: unknown) => formsOf({ ...schema, type: one }))
  const options = (anyOf ?? oneOf) as JsonSchema[] | undefined
  return options ? options.flatMap((option) => formsOf({ ...rest, ...option })) : [schema]
}

function narrowedForm(before: JsonSchema, after: JsonSchema, at: string): Narrowed[] {
  const values = narrowedValues(before, after, at)
  if (values.length > 0) return values
  return [
    ...limits.flatMap((limit) => narrowedLimit(before, after, { ...limit, at })),
    ...narrowedText(before, after, at),
    ...narrowedProperties(before, after, at),
    ...narrowedItems(before, after, at),
  ]
}

function narrowedValues(before: JsonSchema, after: JsonSchema, at: string): Narrowed[] {
  const allowed = valuesOf(after)
  const given = valuesOf(before)
  if (allowed && given) {
    const gone = given.filter((value) => !allowed.includes(value))
    return gone.map((value) => ({
      kind: 'value',
      at,
      text: `can't be ${JSON.stringify(value)} any more`,
    }))
  }
  if (allowed)
    return [
      {
        kind: 'value',
        at,
        text: `can only be ${allowed.map((value) => JSON.stringify(value)).join(', ')}`,
      },
    ]
  const [was, is] = [before['type'], after['type']]
  if (is === undefined || was === is || (was === 'integer' && is === 'number')) return []
  const text = `was ${JSON.stringify(was ?? 'any')} and is ${JSON.stringify(is)}`
  return [{ kind: 'type', at, text }]
}

function valuesOf(schema: JsonSchema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']]
  return schema['enum'] as unknown[] | undefined
}

interface Limit {
  readonly key: string
  readonly sense: 'least' | 'most'
}

const limits: readonly Limit[] = [
  ...['minLength', 'minimum', 'exclusiveMinimum', 'minItems'].map(
    (key) => ({ key, sense: 'least' }) as const,
  ),
  ...['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'].map(
    (key) => ({ key, sense: 'most' }) as const,
  ),
]

function narrowedLimit(
  before: JsonSchema,
  after: JsonSchema,
  { key, sense, at }: Limit & { at: string },
): Narrowed[] {
  const is = after[key] as number | undefined
  if (is === undefined) return []
  const was = (before[key] as number | undefined) ?? (sense === 'least' ? -Infinity : Infinity)
  const isNarrower =
    sense === 'least' ? is > was && !(is === 0 && key.endsWith('Length')) : is < was
  if (!isNarrower) return []
  const former = Number.isFinite(was) ? `was ${was}` : 'had none'
  return [{ kind: 'value', at, text: `has ${key} ${is} (${former})` }]
}

function narrowedText(before: JsonSchema, after: JsonSchema, at: string): Narrowed[] {
  const known = patternsOf(before)
  return patternsOf(after)
    .filter((pattern) => !known.includes(pattern))
    .map((pattern) => ({ kind: 'value', at, text: `must match ${pattern} now` }))
}

function patternsOf(schema: JsonSchema): string[] {
  const all = [schema, ...((schema['allOf'] as JsonSchema[] | undefined) ?? [])]
  return all.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []))
}

function narrowedProperties(before: JsonSchema, after: JsonSchema, at: string): Narrowed[] {
  const [given, allowed] = [propertiesOf(before), propertiesOf(after)]
  const known = (before['required'] as string[] | undefined) ?? []
  const required = (after['required'] as string[] | undefined) ?? []
  const added = required.filter((name) => !known.includes(name))
  return [
    ...added.map((name): Narrowed => ({
      kind: 'missing',
      at: `${at}.${name}`,
      text: 'is required now',
    })),
    ...Object.entries(given).flatMap(([name, schema]): Narrowed[] => {
      const other = allowed[name]
      if (other) return findNarrowed(schema, other, `${at}.${name}`)
      // A field that an object does not know is ignored, unless the object is strict.
      return after['additionalProperties'] === false && after['type'] === 'object'
        ? [{ kind: 'value', at: `${at}.${name}`, text: 'is not accepted any more' }]
        : []
    }),
  ]
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema['properties'] as Record<string, JsonSchema> | undefined) ?? {}
}

function narrowedItems(before: JsonSchema, after: JsonSchema, at: string): Narrowed[] {
  const [was, is] = [before['items'], after['items']] as (JsonSchema | undefined)[]
  return was && is ? findNarrowed(was, is, `${at}[]`) : []
}
