import type { Fault } from './faults.ts'
import type { Environment } from './mode.ts'

/** Returns the faults of settings that pass the schema. */
export type Rule = (environment: Environment) => Fault[]

/** Returns what is wrong with a value, completing a sentence that begins with the setting; null when it is valid. */
export type Test = (value: string) => string | null

interface RequiredOptions {
  readonly setting: string
  /** Completes the line: "set ..., such as ...". */
  readonly cure: string
  readonly tests?: readonly Test[]
}

export function required({ setting, cure, tests = [] }: RequiredOptions): Rule {
  return (environment) => {
    const value = environment[setting]
    if (value === undefined) return [{ setting, problem: 'is not set', cure }]
    return failing(tests, value).map((problem) => ({ setting, problem, cure }))
  }
}

/** Tests a setting that may be absent. */
export function optional(options: RequiredOptions): Rule {
  return (environment) =>
    environment[options.setting] === undefined ? [] : required(options)(environment)
}

/** Requires at least one of these settings. */
export function oneOf(settings: readonly [string, ...string[]], cure: string): Rule {
  return (environment) =>
    settings.some((setting) => environment[setting] !== undefined)
      ? []
      : [{ setting: settings[0], problem: 'is not set', cure }]
}

interface AbsentOptions {
  readonly setting: string
  /** As in "points to a stand-in". */
  readonly problem: string
  readonly cure?: string
}

/** Refuses a setting. */
export function absent({ setting, problem, cure = 'remove it' }: AbsentOptions): Rule {
  return (environment) => (environment[setting] === undefined ? [] : [{ setting, problem, cure }])
}

interface IsNotOptions extends AbsentOptions {
  readonly value: string
}

/** Refuses one value of a setting. */
export function isNot({ value, ...options }: IsNotOptions): Rule {
  return (environment) =>
    environment[options.setting]?.trim() === value ? absent(options)(environment) : []
}

/** Returns the message of the first test that fails. */
function failing(tests: readonly Test[], value: string): string[] {
  for (const test of tests) {
    const problem = test(value)
    if (problem) return [problem]
  }
  return []
}
