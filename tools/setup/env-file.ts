import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Returns the settings of a file, or those of this process without one. Ends the process when it cannot be read. */
export function settingsOf(file: string | undefined): NodeJS.Dict<string> {
  if (file === undefined) return process.env
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch {
    console.error(`${file} cannot be read: name a file with a setting on each line, NAME=value.`)
    return process.exit(2)
  }
}
