import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { WrongConfiguration } from '@darnley/node/faults'
import { withSettingFiles } from '@darnley/node/setting-files'

/**
 * Returns the settings of a file, or those of this process without one, each from the file that `NAME_FILE` names where
 * it is set. Ends the process when a file cannot be read.
 */
export function settingsOf(file: string | undefined): NodeJS.Dict<string> {
  try {
    const settings = file === undefined ? process.env : parseEnv(readFileSync(file, 'utf8'))
    return withSettingFiles('The command', settings, namesIn(settings))
  } catch (error) {
    console.error(
      error instanceof WrongConfiguration
        ? error.message
        : `${file} cannot be read: name a file with a setting on each line, NAME=value.`,
    )
    return process.exit(2)
  }
}

/** Files that are no settings of a part in a file: a log, and a key that its own command reads. */
const plainFiles = new Set(['LOG_FILE', 'BACKUP_KEY_FILE'])

function namesIn(settings: NodeJS.Dict<string>): string[] {
  return Object.keys(settings)
    .filter((name) => /^[A-Z_]+(?:URL|KEY|SECRET|TOKEN)_FILE$/.test(name) && !plainFiles.has(name))
    .map((name) => name.slice(0, -'_FILE'.length))
}
