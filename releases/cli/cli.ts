#!/usr/bin/env node
import { resolve } from 'node:path'
import { CommanderError, type Command } from 'commander'
import { openReleaseStore, readBucketSettings } from '#core/open-store.ts'
import { ZodError, prettifyError } from 'zod'
import { readOwnerKey } from '#core/trust/key-file.ts'
import { readPrivateKeys } from '#core/trust/keys.ts'
import { areas } from './areas.ts'
import type { Context } from './commands/context.ts'
import { actor } from './git.ts'
import { askContract, findApi } from './live-api.ts'
import { buildProgram, type OpenContext } from './program.ts'

/** The installation that releases are made for, as far as the environment does not name another. */
export interface Installation {
  /** Folder of its releases. */
  readonly releasesDir: string
  /** Signs previews; undefined when it has none. */
  readonly previewSecret: string | undefined
  /** The base port of the instance that runs from it; null when none does. */
  readonly port: number | null
}

/** Where a command reads its settings and prints its output. */
export interface Surroundings {
  readonly environment: NodeJS.ProcessEnv
  readonly installation: Installation
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/**
 * Runs `npm run release -- <args>` and returns its exit code: 2 for a command that was not understood, 1 for one that could
 * not be carried out.
 */
export async function runRelease(
  args: readonly string[],
  { environment, installation, print, printError }: Surroundings,
): Promise<number> {
  // The first signs; the others are those that an edge still accepts during a rotation.
  const secret =
    environment['RELEASE_PREVIEW_SECRET']?.split(',')[0]?.trim() ?? installation.previewSecret
  const api = findApi(environment, installation.port)
  const open: OpenContext = async ({ dir, why }) => ({
    ...(await openStore(
      dir ?? environment['RELEASES_DIR'] ?? installation.releasesDir,
      environment,
    )),
    areas,
    who: await actor(environment),
    why,
    log: (line) => print(`${line}\n`),
    askContract: () => askContract(api),
  })
  const program = buildProgram(open, { secret })
  for (const command of withSubcommands(program))
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

/** A folder on this machine holds the key of its owner, which RELEASE_KEY replaces. */
async function openStore(
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<Pick<Context, 'store' | 'privateKeys'>> {
  const store = openReleaseStore(folder, readBucketSettings(environment))
  const setting = environment['RELEASE_KEY']
  if (setting !== undefined) return { store, privateKeys: readPrivateKeys(setting) }
  const ownerKey = await readOwnerKey(store.folder)
  return { store, privateKeys: ownerKey === undefined ? [] : [ownerKey] }
}

function withSubcommands(command: Command): Command[] {
  return [command, ...command.commands.flatMap(withSubcommands)]
}

function messageOf(error: unknown): string {
  if (error instanceof ZodError) return `A setting is wrong:\n${prettifyError(error)}`
  return error instanceof Error ? error.message : String(error)
}

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
