import { spawnSync } from 'node:child_process'

/** The command lines of all processes that name a folder, but for this one's own. */
export function processesOf(folder: string): string[] {
  const { stdout } = spawnSync('ps', ['-ww', '-e', '-o', 'args='], { encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes(`${folder}/`))
}
