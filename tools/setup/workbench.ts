import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { endWithUs } from './bootstrap/guard.mjs'
import { root } from './bootstrap/settings.mjs'
import { ensureBrowser } from './browser.ts'

/**
 * `npm run workbench`: every scene of every component, in each brand. With `--record` it draws them all and keeps the
 * pictures; with `--compare` it draws them again and reports those that differ.
 */
const folder = join(root, 'workbench')
const kept = join(root, '.data/workbench')
const commitFile = join(kept, 'commit')
const args = process.argv.slice(2)

if (args.includes('--record')) {
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  writeFileSync(commitFile, git('rev-parse', '--short', 'HEAD'))
  process.exitCode = await draw('--update-snapshots=all')
  console.log(`The pictures are in ${kept}/pictures.`)
} else if (args.includes('--compare')) {
  console.log(`Compared with the pictures of ${readFileSync(commitFile, 'utf8')}`)
  process.exitCode = await draw('--update-snapshots=none')
  if (process.exitCode !== 0) console.log(`The differences are in ${kept}/differences.`)
} else {
  process.exitCode = await run('vite', 'bin/vite.js')
}

async function draw(mode: string): Promise<number> {
  const browser = await ensureBrowser((line) => console.log(`- ${line}`))
  return run('@playwright/test', 'cli.js', { args: ['test', mode], CHROMIUM_PATH: browser })
}

/** Runs a program of a package in the workbench. Returns its exit code. */
function run(
  name: string,
  file: string,
  { args: words = [], ...env }: { args?: readonly string[]; CHROMIUM_PATH?: string } = {},
): Promise<number> {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)
  const child = spawn(process.execPath, [join(dirname(manifest), file), ...words], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  endWithUs(child)
  process.once('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)))
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
}
