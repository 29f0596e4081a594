import { orExplain } from '@darnley/node/faults'
import type { Environment } from '@darnley/node/mode'
import { withSettingFiles } from '@darnley/node/setting-files'

/** Returns the environment with what says where erasures are recorded. Ends the process when a file cannot be read. */
export function erasureSettings(): Promise<Environment> {
  return orExplain(() => withSettingFiles('The command', process.env, ['ERASURES_BUCKET_SECRET']))
}
