// The one script that any Node from 20 on understands: installs what is missing, then hands over to the
// Node 24 that came with it. Usage: node tools/setup/run.mjs <start|test|check|dev|bench> [...]
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const node = join(root, 'node_modules/node/bin/node')
const stamp = join(root, 'node_modules/.installed')

const [command, ...args] = process.argv.slice(2)
const script = join(root, `tools/setup/${command}.ts`)
if (!command || !existsSync(script)) fail(`There is no command "${command ?? ''}": see the README.`)

installIfNeeded()
const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
  cwd: root,
  stdio: 'inherit',
})
// The child stops its own children first; leaving before it would orphan them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))

function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, 'utf8') : ''
  if (installed === wanted) return
  console.log('Installing the packages of package-lock.json (about a minute) ...')
  const npm = process.env.npm_execpath
  const [file, prefix] = npm ? [process.execPath, [npm]] : ['npm', []]
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(file, [...prefix, ...options], { cwd: root, stdio: 'inherit' })
  if (result.status !== 0)
    fail(
      'npm could not install the packages: see its message above; check that the npm registry can be reached, then try again.',
    )
  if (!existsSync(node))
    fail(
      `Node 24 was not installed for this platform (${process.platform}-${process.arch}): install Node 24 and link it as node_modules/node/bin/node.`,
    )
  writeFileSync(stamp, wanted)
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
