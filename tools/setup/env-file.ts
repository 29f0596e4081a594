import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { WrongConfiguration } from '@darnley/node/faults'
import { withSettingFiles } from '@darnley/node/setting-files'

/**
 * Returns the settings of a file, or those of this process without one, each from the file that `NAME_FILE` names where
 * it is set. Ends the process when a file cannot be read.
 * @param names The settings that are wanted; without it all that look like an address or a secret.
 */
export function settingsOf(
  file: string | undefined,
  names?: readonly string[],
): NodeJS.Dict<string> {
  try {
    const settings = file === undefined ? process.env : parseEnv(readFileSync(file, 'utf8'))
    return withSettingFiles('The command', settings, names ?? namesIn(settings))
  } catch (error) {
    console.error(
      error instanceof WrongConfiguration
        ? error.message
        : `${file} cannot be read: name a file with a setting on each line, NAME=value.`,
    )
    return process.exit(2)
  }
}

/** Files that are no settings of a part in a file: a key that its own command reads. */
const plainFiles = new Set(['BACKUP_KEY_FILE'])

function namesIn(settings: NodeJS.Dict<string>): string[] {
  return Object.keys(settings)
    .filter(
      (name) =>
        /^(?!AWS_)[A-Z0-9_]+(?:URL|KEY|SECRET|TOKEN)_FILE$/.test(name) && !plainFiles.has(name),
    )
    .map((name) => name.slice(0, -'_FILE'.length))
}
