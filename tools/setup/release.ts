import { runFromProcess } from '#tools/release/cli.ts'
import { readSettings } from './bootstrap/settings.mjs'
import { readInstallation } from './installation.ts'

/** `npm run release`: the release command (tools/release/program.ts) for the installation of this folder. */
await runFromProcess(readInstallation(readSettings().dataFolder))
