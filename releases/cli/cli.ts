import { resolve } from 'node:path'
import { runRelease, type Installation } from './run.ts'

/** Without an installation: the environment alone says where releases lie, and there is no instance to ask. */
const none: Installation = {
  releasesDir: resolve('.data/releases'),
  previewSecret: undefined,
  port: null,
}

/** Runs the release command with the arguments of this process, and sets its exit code. */
export async function runFromProcess(installation: Installation = none): Promise<void> {
  // A reader that has seen enough, as in `| head`, is no fault: the command still ends its work.
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
