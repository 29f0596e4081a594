import type { z } from 'zod'
import { type Fault, WrongConfiguration } from './faults.ts'
import type { Environment } from './mode.ts'

/** One setting of a part, as its table in docs/going-live.md shows it. */
export interface SettingRow {
  readonly name: string
  readonly isRequired: boolean
  /** What to set: completes "set ...". */
  readonly what: string
  /** The value of a setting that is absent; null where there is none, or where it is of no use to a reader. */
  readonly standard: string | null
}

/** The settings of one part of the system. */
export interface PartSettings {
  /** As in "api". */
  readonly part: string
  readonly rows: readonly SettingRow[]
}

interface Part {
  readonly part: string
  readonly schema: z.ZodObject
  /** Reads an environment. @throws WrongConfiguration */
  readonly read: (environment: Environment) => unknown
}

/**
 * Returns the settings that a part reads in production, in the order of its schema. Those that production refuses,
 * such as addresses of stand-ins, are left out.
 * @throws Error for a setting that its schema does not describe
 */
export function describeSettings({ part, schema, read }: Part): PartSettings {
  const missing = faultsOf(read, {})
  const rows = Object.keys(schema.shape).flatMap((name) => {
    const needed = missing.find(({ setting }) => setting === name)
    if (isRefused(read, name)) return []
    const { what, standard } = fieldOf(schema, name)
    const cure = needed?.cure.replace(/^set /, '')
    return [
      { name, isRequired: Boolean(needed), what: cure ?? what, standard: needed ? null : standard },
    ]
  })
  return { part, rows }
}

/** Prints the settings of parts as JSON, for the command that writes the tables. */
export function printSettings(...parts: readonly Part[]): void {
  console.log(JSON.stringify(parts.map(describeSettings)))
}

function faultsOf(read: Part['read'], environment: Environment): readonly Fault[] {
  try {
    read({ NODE_ENV: 'production', ...environment })
    return []
  } catch (error) {
    if (error instanceof WrongConfiguration) return error.faults
    throw error
  }
}

function isRefused(read: Part['read'], name: string): boolean {
  const tried = ['https://refused.example', 'true'].flatMap((value) =>
    faultsOf(read, { [name]: value }),
  )
  return tried.some(({ setting, cure }) => setting === name && cure === 'remove it')
}

function fieldOf(schema: z.ZodObject, name: string): Pick<SettingRow, 'what' | 'standard'> {
  const field: z.ZodType | undefined = schema.shape[name]
  const what = field?.description
  if (!field || !what)
    throw new Error(`${name} has no description: say with .describe() what to set`)
  return { what, standard: /KEY|SECRET|DIR/.test(name) ? null : standardOf(field) }
}

/** Returns the value of an absent setting as it would be written. */
function standardOf(field: z.ZodType): string | null {
  const parsed = field.safeParse(undefined)
  const isPlain = /^(?:string|number|boolean)$/.test(typeof parsed.data)
  return isPlain ? String(parsed.data) : null
}
