import { CommanderError } from 'commander'
import { join } from 'node:path'
import { openReleaseStore, readBucketSettings } from 'shared/releases/open-store'
import { ZodError, prettifyError } from 'zod'
import { dataFolderOf } from '#tools/setup/bootstrap/settings.mjs'
import { findInstance, readPreviewSecret } from '#tools/setup/installation.ts'
import { areas } from './areas.ts'
import { actor } from './git.ts'
import { askContract, findApi } from './live-api.ts'
import { buildProgram, type OpenContext } from './program.ts'

/** Where a command finds its settings and says what it has to say. */
export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/**
 * Runs `npm run release -- <args>` and returns its exit code: 2 for a command that was not understood, 1 for one that could
 * not be carried out.
 */
export async function runRelease(
  args: readonly string[],
  { environment, print, printError }: Surroundings,
): Promise<number> {
  const dataFolder = dataFolderOf(environment)
  const secret = environment['RELEASE_PREVIEW_SECRET'] ?? readPreviewSecret(dataFolder)
  const api = findApi(environment, findInstance(dataFolder))
  const open: OpenContext = async ({ dir, why }) => ({
    store: openReleaseStore(
      dir ?? environment['RELEASES_DIR'] ?? join(dataFolder, 'releases'),
      readBucketSettings(environment),
    ),
    areas,
    who: await actor(environment),
    why,
    log: (line) => print(`${line}\n`),
    askContract: () => askContract(api),
  })
  const program = buildProgram(open, { secret })
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .configureOutput({ writeOut: print, writeErr: printError })
      .showHelpAfterError('Add --help to see how it is used.')
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    printError(`${messageOf(error)}\n`)
    return 1
  }
}

function messageOf(error: unknown): string {
  if (error instanceof ZodError) return `A setting is wrong:\n${prettifyError(error)}`
  return error instanceof Error ? error.message : String(error)
}
