import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { promisify } from 'node:util'

interface Surroundings {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Returns what a program prints. @throws Error with it when the program fails */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: Surroundings = {},
): Promise<string> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, {
      ...options,
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${basename(program)} ${args.join(' ')} failed:\n${stdout}${stderr}`, {
      cause: error,
    })
  }
}
