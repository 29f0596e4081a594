/** `npm run mutations`: changes rules one at a time and reports the changes that no test notices (docs/testing.md). */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { npmCommand, npmOptions } from './bootstrap/install.mjs'
import { root } from './bootstrap/settings.mjs'
import { runProgram } from './run-program.ts'

const folder = join(root, 'tools/mutations')
const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const [, , file] = process.argv
const chosen = file ? ['--mutate', file] : []
const config = join(folder, 'stryker.config.json')

const installed = existsSync(stryker)
  ? 0
  : await runProgram([...npmCommand(), 'ci', '--ignore-scripts', ...npmOptions], { cwd: folder })
process.exitCode =
  installed || (await runProgram([process.execPath, stryker, 'run', config, ...chosen]))
