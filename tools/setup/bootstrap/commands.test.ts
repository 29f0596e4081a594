import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './settings.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const ours = Object.entries(scripts).filter(([, command]) => command.includes('run.mjs'))

function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const line = `${command} ${args.join(' ')}`
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

it.each(ours)('[C9] npm run %s prints its help and starts nothing', (_name, command) => {
  for (const option of ['--help', '-h']) {
    const { status, output } = run(command, option)
    expect(status).toBe(0)
    expect(output).toMatch(/^(?:Usage: )?npm (?:start|stop|test|run [\w:]+)/)
  }
})

it('[C9] names an unknown option', () => {
  const { status, output } = run(scripts['start'] ?? '', '--prot', '4000')
  expect({ status, output }).toEqual({
    status: 1,
    output: 'npm start does not take "--prot": see npm start -- --help.\n',
  })
})

it('[C9] npm run doctor writes its metrics', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const file = join(folder, 'doctor.prom')
  const nowhere = ['--env-file', '/dev/null', '--sandbox', 'http://127.0.0.1:9']
  const { output } = run(scripts['doctor'] ?? '', ...nowhere, '--metrics', file)
  expect(output).toContain('ok      Node')
  expect(readFileSync(file, 'utf8')).toContain('doctor_finished_timestamp_seconds')
  rmSync(folder, { recursive: true })
})

it('[Q38] npm test names a missing path', () => {
  const { status, output } = run(scripts['test'] ?? '', 'api/nowhere.test.ts')
  expect({ status, output }).toEqual({
    status: 1,
    output:
      'There is no file or folder "api/nowhere.test.ts": paths begin at the repository\'s root.\n',
  })
})
