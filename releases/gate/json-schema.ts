import { z } from 'zod'

/** A JSON Schema, as far as zod writes it. */
export const JsonSchema = z.record(z.string(), z.unknown())
export type JsonSchema = z.infer<typeof JsonSchema>

/** Call > part of its request > its schema. */
export const CallSchemas = z.record(z.string(), z.record(z.string(), JsonSchema))
export type CallSchemas = z.infer<typeof CallSchemas>
