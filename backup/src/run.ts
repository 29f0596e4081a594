import { CommanderError, InvalidArgumentError, type Command } from 'commander'
import { explain } from '@darnley/tools/explain'
import { stopSignal } from '@darnley/tools/stop-signal'

/**
 * Runs a program with the arguments of this process and ends it: 2 for a command that was not understood, 1 for one that
 * could not be carried out, each with its reason in one line.
 */
export async function runProgram(build: (signal: AbortSignal) => Command): Promise<never> {
  const stopped = stopSignal()
  const program = build(stopped)
  for (const command of [program, ...program.commands])
    command.exitOverride().showHelpAfterError('Add --help to see how it is used.')
  try {
    await program.parseAsync(process.argv.slice(2), { from: 'user' })
    process.exit(0)
  } catch (error) {
    if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
    console.error(stopped.aborted ? 'It was stopped, and nothing of it is kept.' : explain(error))
    process.exit(1)
  }
}

/** Parses an option's whole number from 1. @throws InvalidArgumentError for anything else */
export function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a whole number from 1.')
}
