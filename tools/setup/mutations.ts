/** `npm run mutations`: changes rules one at a time and reports the changes that no test notices (docs/testing.md). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endWithUs } from './bootstrap/guard.mjs'
import { npmCommand, npmOptions } from './bootstrap/install.mjs'
import { root } from './bootstrap/settings.mjs'

const folder = join(root, 'tools/mutations')
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')

if (!existsSync(stryker))
  await run([...npmCommand(), 'ci', '--ignore-scripts', ...npmOptions], { cwd: folder })
const [, , file] = process.argv
const chosen = file ? ['--mutate', file] : []
const config = join(folder, 'stryker.config.json')
await run([process.execPath, stryker, 'run', config, ...chosen], { cwd: root })

async function run(
  [program = '', ...args]: readonly string[],
  { cwd }: { readonly cwd: string },
): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: 'inherit' })
  endWithUs(child)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exit(code ?? 1)
}
