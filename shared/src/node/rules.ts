import type { Fault } from './faults.ts'
import type { Environment } from './mode.ts'

/** Returns what is wrong with settings that the schema alone accepts. */
export type Rule = (environment: Environment) => Fault[]

/** Returns what is wrong with a value, completing a sentence that begins with the setting; null for nothing. */
export type Test = (value: string) => string | null

interface Wanted {
  readonly setting: string
  /** Completes the line: "set ..., such as ...". */
  readonly cure: string
  readonly tests?: readonly Test[]
}

export function required({ setting, cure, tests = [] }: Wanted): Rule {
  return (environment) => {
    const value = environment[setting]
    if (value === undefined) return [{ setting, problem: 'is not set', cure }]
    return failing(tests, value).map((problem) => ({ setting, problem, cure }))
  }
}

/** Judges a setting that may be absent. */
export function optional(wanted: Wanted): Rule {
  return (environment) =>
    environment[wanted.setting] === undefined ? [] : required(wanted)(environment)
}

/** At least one of these settings is there. */
export function oneOf(settings: readonly [string, ...string[]], cure: string): Rule {
  return (environment) =>
    settings.some((setting) => environment[setting] !== undefined)
      ? []
      : [{ setting: settings[0], problem: 'is not set', cure }]
}

interface Unwanted {
  readonly setting: string
  /** As in "points to a stand-in". */
  readonly problem: string
  readonly cure?: string
}

/** A setting that must not be there. */
export function absent({ setting, problem, cure = 'take it away' }: Unwanted): Rule {
  return (environment) => (environment[setting] === undefined ? [] : [{ setting, problem, cure }])
}

interface Forbidden extends Unwanted {
  readonly value: string
}

/** A setting that must not have this value. */
export function isNot({ value, ...unwanted }: Forbidden): Rule {
  return (environment) =>
    environment[unwanted.setting]?.trim() === value ? absent(unwanted)(environment) : []
}

/** The first test that fails tells enough of one value. */
function failing(tests: readonly Test[], value: string): string[] {
  for (const test of tests) {
    const problem = test(value)
    if (problem) return [problem]
  }
  return []
}
