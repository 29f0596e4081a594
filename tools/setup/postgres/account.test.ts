import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreeBase } from '../bootstrap/ports.mjs'

const isRoot = process.getuid?.() === 0

let bin = ''
let place = ''

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'bin-'))
  place = mkdtempSync(join(tmpdir(), 'closed-'))
})

afterEach(() => {
  rmSync(bin, { recursive: true })
  rmSync(place, { recursive: true })
})

/** Starts and stops a cluster in a private folder on a machine with these programs. Returns its output. */
async function startWith(programs: readonly string[]): Promise<string> {
  for (const name of ['sh', 'sleep', 'id', 'test', 'env', ...programs])
    symlinkSync(join('/usr/bin', name), join(bin, name))
  const port = (await findFreeBase(28_000)) + 400
  const script = `
    import { startCluster } from '${join(import.meta.dirname, 'cluster.ts')}'
    const cluster = await startCluster(${JSON.stringify({ folder: join(place, 'postgres'), port })})
    await cluster.database('one')
    await cluster.stop()
    console.log('works')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { PATH: bin },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  await once(child, 'exit')
  return (await output).join('')
}

describe('[F64] PostgreSQL started by root in a private folder', () => {
  it.each([
    ['with user namespaces', ['unshare']],
    ['without them, as in a container', ['setpriv']],
  ])('works %s', async (_title, programs) => {
    expect(await startWith(programs)).toBe('works\n')
  })

  it('fails with one sentence when there is no way; any other user needs none', async () => {
    const output = await startWith([])
    if (isRoot)
      expect(output).toMatch(
        /Error: PostgreSQL cannot run as root, and no other account may use .+: run this as a user that is not root/,
      )
    else expect(output).toBe('works\n')
  })
})
