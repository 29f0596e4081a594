import type { z } from 'zod'
import { type Fault, WrongConfiguration } from './faults.ts'
import { type Environment, type Mode, modeOf } from './mode.ts'
import type { Rule } from './rules.ts'
import { readSettingFiles } from './setting-files.ts'

interface EnvironmentOptions<Schema extends z.ZodObject> {
  /** As in "The api". */
  readonly part: string
  /** Each field's description completes "set ..." and contains an example. */
  readonly schema: Schema
  readonly environment: Environment
  readonly rules: Readonly<Partial<Record<Mode, readonly Rule[]>>>
}

/**
 * Returns the parsed settings of a part and its mode. Each setting can be in a file that
 * `NAME_FILE` names, and an empty variable counts as absent.
 * @throws WrongConfiguration with every fault of the schema and of the mode's rules
 */
export function readEnvironment<Schema extends z.ZodObject>({
  part,
  schema,
  environment,
  rules,
}: EnvironmentOptions<Schema>): { readonly env: z.output<Schema>; readonly mode: Mode } {
  const { environment: given, faults: ofFiles } = readSettingFiles(
    environment,
    Object.keys(schema.shape),
  )
  const mode = modeOf(given)
  const parsed = schema.safeParse(given)
  const faults = allFaults([
    ...ofFiles,
    ...(parsed.error?.issues ?? []).map((issue) => faultOf({ schema, given, issue })),
    ...switchFaults(given),
    ...(rules[mode] ?? []).flatMap((rule) => rule(given)),
  ])
  if (parsed.success && faults.length === 0) return { env: parsed.data, mode }
  const hint =
    mode === 'production'
      ? 'DEMONSTRATION=true starts a demonstration with stand-ins instead, and every page says so.'
      : undefined
  throw new WrongConfiguration({ part, faults, hint })
}

interface Issue {
  readonly schema: z.ZodObject
  readonly given: Environment
  readonly issue: z.core.$ZodIssue
}

function faultOf({ schema, given, issue }: Issue): Fault {
  const setting = String(issue.path[0] ?? 'The environment')
  const field: { readonly description?: string | undefined } | undefined = schema.shape[setting]
  return {
    setting,
    problem: given[setting] === undefined ? 'is not set' : problemOf(issue),
    cure: `set ${field?.description ?? 'it as the README of this part says'}`,
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'is not an address',
  email: 'is not an e-mail address',
}

/** Returns what is wrong in words, because a validator's message shows patterns and types of its own. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type')
    return issue.expected === 'int' ? 'is not a whole number' : `is not a ${issue.expected}`
  if (issue.code === 'invalid_format')
    return FORMATS[issue.format] ?? 'does not have the right form'
  if (issue.code === 'too_small') return `is less than ${String(issue.minimum)}`
  if (issue.code === 'too_big') return `is more than ${String(issue.maximum)}`
  if (issue.code === 'invalid_value') return 'is none of the known values'
  if (issue.message === 'Invalid input') return 'is not valid'
  return issue.message.startsWith('is ') ? issue.message : `is ${issue.message}`
}

/** Refuses a misspelt switch instead of reading it as off. */
function switchFaults({ DEMONSTRATION }: Environment): Fault[] {
  if (DEMONSTRATION === undefined || /^(?:true|false)$/.test(DEMONSTRATION)) return []
  return [
    { setting: 'DEMONSTRATION', problem: 'is neither true nor false', cure: 'set one of these' },
  ]
}

/** Returns the first fault of each setting, sorted by setting. */
function allFaults(faults: readonly Fault[]): Fault[] {
  const first = faults.filter(
    ({ setting }, index) => faults.findIndex((other) => other.setting === setting) === index,
  )
  return first.toSorted((one, other) => one.setting.localeCompare(other.setting))
}
