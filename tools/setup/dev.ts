import { join } from 'node:path'
import concurrently from 'concurrently'
import { explain } from './bootstrap/explain.mjs'
import { endWithUs } from './bootstrap/guard.mjs'
import { portsFrom } from './bootstrap/ports.mjs'
import { readSettings, root } from './bootstrap/settings.mjs'
import { openDatabases, type Databases } from './stack/databases.ts'
import { environments } from './stack/environments.ts'
import { recordIn } from './stack/record.ts'
import { scriptOf } from './run-program.ts'
import { stopSignal } from './stop-signal.ts'

/**
 * `npm run dev`: all servers under `node --watch`, and the shell with all areas from source on Vite's development server,
 * which replaces the edge on its port.
 */
const { base, dataFolder } = readSettings()
const ports = portsFrom(base)
const stopped = stopSignal()
const node = [process.execPath, '--disable-warning=ExperimentalWarning']

try {
  const databases = await openDatabases({
    folder: join(dataFolder, 'postgres'),
    port: ports.postgres,
    signal: stopped,
    onLaunch: (child) => recordIn(dataFolder, { name: 'postgres', child }),
    onRestart: console.log,
    onGiveUp: (error) => console.error(explain(error)),
  })
  await runAll(databases)
  await databases.stop()
  process.exit(0)
} catch (error) {
  if (!stopped.aborted) console.error(explain(error))
  process.exit(stopped.aborted ? 0 : 1)
}

async function runAll(databases: Databases): Promise<void> {
  const env = environments({
    ports,
    databases,
    options: { dataFolder, releasesFolder: join(dataFolder, 'releases') },
    privateKeys: [],
  })
  const servers = (['sandbox', 'content', 'api'] as const).map((name) => ({
    name,
    cwd: join(root, name),
    env: { NODE_ENV: 'development', ...env[name] },
    command: quoted([...node, '--watch-path=src', '--watch-preserve-output', 'src/server.ts']),
  }))
  const pages = {
    name: 'shell',
    cwd: join(root, 'host/shell'),
    env: env.edge,
    command: quoted([...node, ...scriptOf('vite', 'bin/vite.js').slice(1)]),
  }
  const { commands, result } = concurrently([...servers, pages], {
    prefixColors: 'auto',
    killOthersOn: ['failure'],
  })
  for (const { name, process: child } of commands) {
    if (!child) continue
    endWithUs(child)
    recordIn(dataFolder, { name: `dev-${name}`, child })
  }
  await result.catch(() => {})
}

/** Returns a shell command whose shell is replaced by the program, so that signals reach the program. */
function quoted(words: readonly string[]): string {
  return `exec ${words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')}`
}
