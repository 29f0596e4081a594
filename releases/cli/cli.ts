import { resolve } from 'node:path'
import { runRelease, type Installation } from './run.ts'

/** No installation: the environment alone names the release store, and no instance can be asked. */
const none: Installation = {
  releasesDir: resolve('.data/releases'),
  previewSecret: undefined,
  port: null,
}

/** Runs the release command with the arguments of this process, and sets its exit code. */
export async function runFromProcess(installation: Installation = none): Promise<void> {
  // A closed reader, as in `| head`, is no error: the command still completes.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  process.exitCode = await runRelease(process.argv.slice(2), {
    environment: process.env,
    installation,
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
  })
}

if (import.meta.main) await runFromProcess()
