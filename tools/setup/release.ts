import { runFromProcess } from '@darnley/releases/cli/cli'
import { readSettings } from './bootstrap/settings.mjs'
import { readInstallation } from './installation.ts'

/** `npm run release`: the release command (releases/cli/program.ts) for the installation of this folder. */
await runFromProcess(readInstallation(readSettings().dataFolder))
