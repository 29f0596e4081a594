import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'
import { findNarrowed } from './narrowed.ts'

const json = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input' }) as JsonSchema

function narrowed(before: z.ZodType, after: z.ZodType): string[] {
  return findNarrowed(json(before), json(after), 'body').map(({ at, text }) => `${at} ${text}`)
}

const name = z.strictObject({ name: z.string() })

describe('A schema that accepts what the former one did', () => {
  it.each<[string, z.ZodType, z.ZodType]>([
    ['is the same', name, name],
    [
      'has one more optional field',
      name,
      z.strictObject({ name: z.string(), note: z.string().optional() }),
    ],
    ['has one field less, which is ignored', z.object({ name: z.string() }), z.object({})],
    ['can be null', z.string(), z.string().nullable()],
    [
      'is one of more forms',
      z.union([z.string(), z.int()]),
      z.union([z.int(), z.string(), z.boolean()]),
    ],
    ['has more values', z.enum(['one']), z.enum(['one', 'two'])],
    ['is any text instead of some', z.enum(['one']), z.string()],
    ['is longer', z.string().max(5), z.string().max(6)],
    ['has lower limits', z.number().min(2), z.number().min(1)],
    ['is any number', z.int(), z.number()],
    ['has more items', z.array(name).max(1), z.array(name).max(2)],
  ])('%s', (_what, before, after) => {
    expect(narrowed(before, after)).toEqual([])
  })
})

describe('A schema that refuses what the former one accepted is named, when', () => {
  it.each<[string, z.ZodType, z.ZodType, string]>([
    [
      'a field is required',
      z.object({}),
      z.object({ name: z.string() }),
      'body.name is required now',
    ],
    [
      'a strict object loses a field',
      name,
      z.strictObject({}),
      'body.name is not accepted any more',
    ],
    ['null is refused', z.string().nullable(), z.string(), 'body was "null" and is "string"'],
    [
      'a form is refused',
      z.union([z.string(), z.boolean()]),
      z.string(),
      'body was "boolean" and is "string"',
    ],
    ['a value is refused', z.enum(['one', 'two']), z.enum(['one']), `body can't be "two" any more`],
    ['any text was accepted', z.string(), z.enum(['one']), 'body can only be "one"'],
    ['a text must be longer', z.string(), z.string().min(1), 'body has minLength 1 (had none)'],
    ['a pattern is added', z.string(), z.string().regex(/^a/), 'body must match ^a now'],
    ['a number must be whole', z.number(), z.int(), 'body was "number" and is "integer"'],
    [
      'an item changes',
      z.array(z.int()),
      z.array(z.string()),
      'body[] was "integer" and is "string"',
    ],
    [
      'there can be fewer items',
      z.array(z.int()),
      z.array(z.int()).max(9),
      'body has maxItems 9 (had none)',
    ],
  ])('%s', (_what, before, after, text) => {
    expect(narrowed(before, after)).toContain(text)
  })
})
