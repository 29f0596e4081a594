// The one script that any Node from 20 on understands: checks what can be checked before anything is installed,
// installs what is missing, then hands over to Node 24. Usage: node tools/setup/run.mjs <command> [...]
import { asksForHelp, commands, expectKnown, helpFor } from './bootstrap/commands.mjs'
import { explain } from './bootstrap/explain.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { installIfNeeded, isInstalled } from './bootstrap/install.mjs'
import { prepare } from './bootstrap/prepare.mjs'
import { stop } from './bootstrap/stop.mjs'

const [name = '', ...args] = process.argv.slice(2)

try {
  process.exit(await run())
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function run() {
  const command = commands[name]
  if (!command) throw new Error(`There is no command "${name}": see the README.`)
  const explainsItself = command.options.includes('its own') && isInstalled()
  if (asksForHelp(args) && !explainsItself) {
    console.log(helpFor(command))
    return 0
  }
  expectKnown(command, args)
  if (process.platform === 'win32')
    throw new Error('Darnley runs on Linux, macOS and WSL: on Windows, start it within WSL.')
  if (name === 'stop') return stop()
  const release = await prepare(name)
  try {
    await installIfNeeded()
    return await handOver(name, args)
  } finally {
    release()
  }
}
