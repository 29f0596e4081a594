import { readFileSync } from 'node:fs'
import { type Fault, WrongConfiguration } from './faults.ts'
import type { Environment } from './mode.ts'

interface FromFiles {
  readonly environment: Record<string, string>
  readonly faults: readonly Fault[]
}

/**
 * Returns the environment with the settings that files hold: `NAME_FILE` names the file of `NAME`, as with the secrets
 * of a container engine. Empty variables and empty files count as absent, and the end of a file's last line is no part
 * of the value.
 * @param names The settings that may come from a file.
 */
export function readSettingFiles(environment: Environment, names: readonly string[]): FromFiles {
  const given = withoutEmpty(environment)
  const faults: Fault[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const file = given[variable]
    if (file === undefined || names.includes(variable)) continue
    const value = contentOf(file)
    if (name in given)
      faults.push({ setting: name, problem: `is set beside ${variable}`, cure: 'remove one' })
    else if (value === null)
      faults.push({
        setting: variable,
        problem: 'names a file that cannot be read',
        cure: 'correct its path, or let the user of this process read it',
      })
    else if (value.trim() !== '') given[name] = value
  }
  return { environment: given, faults }
}

/** For a command that reads few settings. @throws WrongConfiguration */
export function withSettingFiles(
  part: string,
  source: Environment,
  names: readonly string[],
): Environment {
  const { environment, faults } = readSettingFiles(source, names)
  if (faults.length > 0) throw new WrongConfiguration({ part, faults })
  return environment
}

/** Compose files and CI often set empty variables. */
function withoutEmpty(environment: Environment): Record<string, string> {
  const set = Object.entries(environment).flatMap(([name, value]): [string, string][] =>
    value === undefined || value.trim() === '' ? [] : [[name, value]],
  )
  return Object.fromEntries(set)
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    return null
  }
}
