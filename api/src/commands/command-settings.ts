import { orExplain } from '@darnley/node/faults'
import type { Environment } from '@darnley/node/mode'
import { erasureVariables } from '#src/config-erasures.ts'
import { withSettingFiles } from '@darnley/node/setting-files'

/** Returns the environment with what files hold of these settings. Ends the process when one cannot be read. */
export function commandSettings(...names: readonly string[]): Promise<Environment> {
  return orExplain(() => withSettingFiles('The command', process.env, names))
}

/** Returns the environment with what says where erasures are recorded. */
export function erasureSettings(): Promise<Environment> {
  return commandSettings(...Object.keys(erasureVariables))
}
