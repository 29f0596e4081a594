import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap/settings.mjs'
import { ensureBrowser } from './browser.ts'
import { runProgram, scriptOf } from './run-program.ts'

/**
 * `npm run workbench`: every scene of every component, in each brand. With `--record` it draws them all and keeps the
 * pictures; with `--compare` it draws them again and reports those that differ.
 */
const cwd = join(root, 'workbench')
const kept = join(root, '.data/workbench')
const commitFile = join(kept, 'commit')
const args = process.argv.slice(2)

if (args.includes('--record')) {
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8' })
  writeFileSync(commitFile, commit.trim())
  process.exitCode = await draw('--update-snapshots=all')
  console.log(`The pictures are in ${kept}/pictures.`)
} else if (args.includes('--compare')) {
  console.log(`Compared with the pictures of ${readFileSync(commitFile, 'utf8')}`)
  process.exitCode = await draw('--update-snapshots=none')
  if (process.exitCode !== 0) console.log(`The differences are in ${kept}/differences.`)
} else {
  process.exitCode = await runProgram(scriptOf('vite', 'bin/vite.js', 'workbench'), { cwd })
}

async function draw(mode: string): Promise<number> {
  const browser = await ensureBrowser((line) => console.log(`- ${line}`))
  const playwright = scriptOf('@playwright/test', 'cli.js', 'workbench')
  return runProgram([...playwright, 'test', mode], { cwd, env: { CHROMIUM_PATH: browser } })
}
