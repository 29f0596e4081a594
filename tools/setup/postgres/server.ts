import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endWithUs } from '../bootstrap/guard.mjs'
import { bornAt, commandLineOf, endProcesses } from '../bootstrap/processes.mjs'
import type { LogFile } from '../stack/log-file.ts'
import { dataIn, passwordIn, type Setup } from './initialise.ts'

export interface Server {
  readonly pid: number
  readonly port: number
  /** Folder of its socket; empty when it listens on the port alone. */
  readonly socket: string
}

/** Returns the server that runs on these data, as its own file says. */
export function runningServer(folder: string): Server | undefined {
  const file = join(dataIn(folder), 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, socket = ''] = readFileSync(file, 'utf8').split('\n')
  const server = { pid: Number(pid), port: Number(port), socket }
  // The process id may be another program's by now.
  const isOurs = /\bpostgres\b/.test(commandLineOf(server.pid))
  return isOurs && bornAt(server.pid) ? server : undefined
}

/** Ends a server that a killed run left on these data, and removes what would keep the next one from starting. */
export async function endFormerServer(folder: string): Promise<void> {
  const server = runningServer(folder)
  if (server) await endProcesses([{ name: 'postgres', pid: server.pid, born: bornAt(server.pid) }])
  rmSync(join(dataIn(folder), 'postmaster.pid'), { force: true })
}

export interface ServerOptions {
  readonly port: number
  /** Settings passed on as `-c name=value`. */
  readonly settings: Readonly<Record<string, string>>
}

/** Starts the server in a session of its own, so that Ctrl-C in the terminal reaches us and not the database. */
export function launchServer(
  { account, binaries, folder }: Setup,
  { log, options }: { log: LogFile; options: ServerOptions },
): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(folder),
    logging_collector: 'off',
    ...options.settings,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args] = account.command(join(binaries, 'bin/postgres'), [
    ...['-D', dataIn(folder), '-p', String(options.port)],
    ...flags,
  ])
  const child = log.withDescriptor((output) =>
    spawn(program, args, {
      ...account.spawnAs,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
    }),
  )
  endWithUs(child, 'SIGINT')
  return child
}

/** A socket costs both ends half of what a loopback connection does. Its path may have about 100 bytes, and no comma. */
export function socketFolder(folder: string): string {
  const data = dataIn(folder)
  return Buffer.byteLength(data) <= 80 && !/[,"]/.test(data) ? data : ''
}

/** Returns the connection string of a database of the server. */
export function addressOf(
  { port, socket }: Pick<Server, 'port' | 'socket'>,
  { folder, database }: { folder: string; database: string },
): string {
  const host = socket ? `?host=${encodeURIComponent(socket)}` : ''
  return `postgres://postgres:${passwordIn(folder)}@127.0.0.1:${port}/${database}${host}`
}
