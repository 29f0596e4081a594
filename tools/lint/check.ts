/** Runs the static checks of `npm run check` and `npm test` that have not passed with the same files, two at a time. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { allChecks, root, type Check } from './checks.ts'
import { fingerprint, passedBefore, type PassedBefore } from './fingerprint.ts'

export interface CheckCount {
  readonly passed: number
  /** The names of those that failed. */
  readonly failures: readonly string[]
}

const atOnce = 2

/** Prints a line for each check; one whose files are as they were when it last passed is not run again. */
export async function runChecks(
  checks: readonly Check[] = allChecks(),
  before: PassedBefore = passedBefore(root),
): Promise<CheckCount> {
  const waiting = [...checks]
  const failures: string[] = []
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (!(await runCheck(check, before))) failures.push(check.name)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed: checks.length - failures.length, failures }
}

async function runCheck(check: Check, before: PassedBefore): Promise<boolean> {
  const due = unitsOf(check).filter(({ name, print }) => !print || !before.has(name, print))
  if (due.length === 0) {
    console.log(`ok   ${check.name} (unchanged)`)
    return true
  }
  const started = performance.now()
  const { ok, output } = await run([...check.command, ...due.flatMap(({ folder }) => folder ?? [])])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const lines = [`${ok ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`]
  if (!ok) lines.push(output.trimEnd())
  if (!ok && check.cure) lines.push(`  cure: ${check.cure}`)
  console.log(lines.join('\n'))
  if (ok) for (const { name, print } of due) if (print) before.add(name, print)
  return ok
}

interface Unit {
  readonly name: string
  readonly folder?: string
  /** Undefined outside of a git repository, where changes are unknown. */
  readonly print: string | undefined
}

function unitsOf({ name, reads, folders }: Check): Unit[] {
  if (!folders) return [{ name, print: fingerprint(root, reads) }]
  return folders.map((folder) => ({
    name: `${name} of ${folder}`,
    folder,
    print: fingerprint(root, [...reads, folder]),
  }))
}

function run([program, ...args]: Check['command']): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 }
    execFile(pathOf(program), args, options, (error, stdout, stderr) => {
      const reason = error && !stdout && !stderr ? error.message : ''
      resolve({ ok: !error, output: stdout + stderr + reason })
    })
  })
}

/** Our own scripts need the Node version of this process. */
function pathOf(program: string): string {
  return program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
}
