import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { endWithUs } from '@darnley/tools/guard'
import { bornAt } from '@darnley/tools/processes'
import { type Entries, filesOf } from '#src/archive/entries.ts'
import { type DatabaseCopy, dataPath, type Point, pointAt } from './copy.ts'
import { programOf } from './programs.ts'
import { clockOf, connectToStay } from './server.ts'

interface BaseBackup {
  readonly url: string
  readonly major: number
  /** Folder for the copy until it is archived; the system's folder for temporary files by default. */
  readonly workFolder?: string | undefined
  readonly signal: AbortSignal
}

/**
 * Copies a server over the network by pg_basebackup of the same major version, with its log streamed beside it. The copy
 * lies in a folder of this machine until it is archived.
 */
export function baseBackup({
  url,
  major,
  workFolder = tmpdir(),
  signal,
}: BaseBackup): DatabaseCopy {
  let point: Point | undefined

  async function* entries(): Entries {
    const program = programOf('pg_basebackup', major)
    removeLeft(workFolder)
    const work = mkdtempSync(join(workFolder, `${prefix}${process.pid}-`))
    try {
      const folder = join(work, 'data')
      const at = await timeOf(url)
      await run(program, { url, folder, signal })
      point = pointAt(endOf(folder), { at, end: await timeOf(url) })
      yield* filesOf({ folder, path: dataPath })
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }

  return {
    entries,
    point: () => {
      if (!point) throw new Error('The server is not copied yet')
      return point
    },
  }
}

const prefix = 'darnley-backup-'

/** A killed backup leaves a copy that is not encrypted. */
function removeLeft(workFolder: string): void {
  for (const name of readdirSync(workFolder)) {
    const [, pid] = /^darnley-backup-(\d+)-/.exec(name) ?? []
    if (pid && !bornAt(Number(pid)))
      rmSync(join(workFolder, name), { recursive: true, force: true })
  }
}

async function timeOf(url: string): Promise<Date> {
  const client = await connectToStay(url)
  try {
    return await clockOf(client)
  } finally {
    await client.end()
  }
}

interface Run {
  readonly url: string
  readonly folder: string
  readonly signal: AbortSignal
}

async function run(program: string, { url, folder, signal }: Run): Promise<void> {
  const child = spawn(
    program,
    [
      ...[
        `--pgdata=${folder}`,
        '--format=plain',
        '--wal-method=stream',
        '--checkpoint=fast',
        '--no-sync',
      ],
      ...['--label=darnley', '--no-password'],
    ],
    // In its environment and not among its arguments, which every user of the machine can read.
    // In a group of its own, since it has a process that streams the log.
    {
      env: { ...process.env, ...variablesOf(url) },
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  endWithUs(child)
  const end = (): void => {
    if (child.pid) process.kill(-child.pid, 'SIGTERM')
  }
  signal.addEventListener('abort', end)
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  signal.removeEventListener('abort', end)
  signal.throwIfAborted()
  if (code !== 0)
    throw new Error(`pg_basebackup could not copy the server: ${output.trim().split('\n').at(-1)}`)
}

/** Returns the variables by which PostgreSQL's programs connect. */
export function variablesOf(url: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}

const Manifest = z.object({
  'WAL-Ranges': z.array(z.object({ 'End-LSN': z.string() })).min(1),
})

/** Returns where the log of a base backup ends. */
function endOf(folder: string): string {
  const text = readFileSync(join(folder, 'backup_manifest'), 'utf8')
  return Manifest.parse(JSON.parse(text))['WAL-Ranges'].at(-1)?.['End-LSN'] ?? ''
}
