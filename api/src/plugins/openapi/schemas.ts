import { exportedNames } from '@darnley/contract/exported'
import { z } from 'zod'

export type Json = Record<string, unknown>

const DEFINED = '#/$defs/'
const COMPONENTS = '#/components/schemas/'

/** Adds the contract's descriptions, and exported names as ids of objects and enums. */
class NamedSchemas extends z.core.$ZodRegistry<z.core.GlobalMeta> {
  override get<Schema extends z.core.$ZodType>(
    schema: Schema,
  ): z.core.$replace<z.core.GlobalMeta, Schema> | undefined {
    const { id: _id, ...meta } = z.globalRegistry.get(schema) ?? {}
    const isEntity = ['object', 'enum', 'array'].includes(schema._zod.def.type)
    const name = isEntity ? exportedNames.get(schema) : undefined
    return name === undefined ? meta : { ...meta, id: name }
  }
}

const metadata = new NamedSchemas()

export interface SchemaCollection {
  /** Returns the JSON schema of a part of a call: a reference when the contract names it. */
  add(schema: z.ZodType, io: 'input' | 'output'): Json
  /** Every named schema referred to so far. */
  readonly components: Json
}

/** Collects the schemas of a document; each named one is listed once. */
export function collectSchemas(): SchemaCollection {
  const components: Json = {}
  return {
    components,
    add: (schema, io) => {
      // Within an object, a named schema becomes a reference instead of the root itself.
      const wrapped = z.object({ root: schema })
      const made = z.toJSONSchema(wrapped, { io, metadata, unrepresentable: 'any' })
      const { $defs = {}, properties = {} } = relocate(made) as {
        $defs?: Record<string, Json>
        properties?: Record<string, Json>
      }
      for (const [name, { id: _id, ...definition }] of Object.entries($defs)) {
        const known = components[name]
        if (known && JSON.stringify(known) !== JSON.stringify(definition))
          throw new Error(`${name} differs between input and output: name both schemas`)
        components[name] = definition
      }
      return properties['root'] ?? {}
    },
  }
}

function relocate(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll(`"${DEFINED}`, `"${COMPONENTS}`)) as Json
}
