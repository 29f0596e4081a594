import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { endWithUs } from '../bootstrap/guard.mjs'
import { bornAt, commandLineOf, endProcesses } from '../bootstrap/processes.mjs'
import type { LogFile } from '../stack/log-file.ts'
import { dataIn, passwordIn, passwordOf, type Setup } from './initialise.ts'

export interface Server {
  readonly pid: number
  readonly port: number
  /** Folder of its socket; empty when it only listens on the port. */
  readonly socket: string
}

/** Returns the server that runs on this data folder, by its postmaster.pid. */
export function runningServer(folder: string): Server | undefined {
  const file = join(dataIn(folder), 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid, , , port, socket = ''] = readFileSync(file, 'utf8').split('\n')
  const server = { pid: Number(pid), port: Number(port), socket }
  // Another program may have the process id by now.
  const isOurs = /\bpostgres\b/.test(commandLineOf(server.pid))
  return isOurs && bornAt(server.pid) ? server : undefined
}

/** Stops a server that a killed run left on this data folder, and removes files that would block the next one. */
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

/** Starts the server in its own session, so that Ctrl-C in the terminal does not reach it. */
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

/** A socket costs half the processor time of a loopback connection. Its path is limited to about 100 bytes without comma. */
export function socketFolder(folder: string): string {
  const data = dataIn(folder)
  return Buffer.byteLength(data) <= 80 && !/[,"]/.test(data) ? data : ''
}

/** Returns the connection string of a database of the server; without a role, the superuser's. */
export function addressOf(
  { port, socket }: Pick<Server, 'port' | 'socket'>,
  { folder, database, role }: { folder: string; database: string; role?: string },
): string {
  const host = socket ? `?host=${encodeURIComponent(socket)}` : ''
  const [user, password] = role
    ? [role, passwordOf(folder, role)]
    : ['postgres', passwordIn(folder)]
  return `postgres://${user}:${password}@127.0.0.1:${port}/${database}${host}`
}
