import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lets one run at a time use a data folder. Gives back what ends the claim.
 * @throws Error when another run is alive
 */
export async function claimRun(dataFolder: string): Promise<() => void> {
  const file = join(dataFolder, 'run.pid')
  mkdirSync(dataFolder, { recursive: true })
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (other > 0 && other !== process.pid && isRunOfOurs(other))
    throw new Error(
      `It runs already (process ${other}): stop that one with Ctrl-C first, or give this one a DATA_DIR and a PORT of its own.`,
    )
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

/** A process id is used again in time; the command line tells whether it is still a run of ours. */
function isRunOfOurs(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('tools/setup/')
}
