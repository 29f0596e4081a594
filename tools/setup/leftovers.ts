import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endProcesses } from './bootstrap/processes.mjs'
import { livingProcesses } from './bootstrap/runs.mjs'
import { commandLineOf } from './bootstrap/processes.mjs'

/** Folders of `npm test` and `npm run bench`, named by process id. */
const temporary = /^\.data-(?:test|bench)-(\d+)$/

/** Stops and removes what killed test and bench runs left in a checkout. */
export async function removeLeftovers(
  checkout: string,
  log: (line: string) => void,
): Promise<void> {
  for (const name of readdirSync(checkout)) {
    const pid = Number(temporary.exec(name)?.[1] ?? 0)
    if (pid === 0 || /(?:tools.setup|system-tests.bench)/.test(commandLineOf(pid))) continue
    log(`Removing what a killed run left in ${name} ...`)
    const folder = join(checkout, name)
    await endProcesses(livingProcesses(folder))
    rmSync(folder, { recursive: true, force: true })
  }
}
