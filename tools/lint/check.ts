/** Everything static, as `npm run check` and `npm test` run it: two at a time, a line for each. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { allChecks, root, type Check } from './checks.ts'

export interface CheckCount {
  readonly passed: number
  readonly failed: number
}

const atOnce = 2

export async function runChecks(checks: readonly Check[] = allChecks()): Promise<CheckCount> {
  const waiting = [...checks]
  let passed = 0
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift())
      if (await runCheck(check)) passed += 1
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { passed, failed: checks.length - passed }
}

async function runCheck(check: Check): Promise<boolean> {
  const started = performance.now()
  const { ok, output } = await run(check.command)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const lines = [`${ok ? 'ok  ' : 'FAIL'} ${check.name} (${seconds} s)`]
  if (!ok) lines.push(output.trimEnd())
  if (!ok && check.cure) lines.push(`  cure: ${check.cure}`)
  console.log(lines.join('\n'))
  return ok
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

/** Our own scripts need the Node that runs this. */
function pathOf(program: string): string {
  return program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program)
}
