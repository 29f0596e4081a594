import { randomUUID } from 'node:crypto'
import { access, constants, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { type Entries, fileOf, filesOf, oneFile, readStill } from '#src/archive/entries.ts'
import { type DatabaseCopy, dataPath, type Point, pointAt } from './copy.ts'
import { clockOf, connectToStay } from './server.ts'

/**
 * Copies the data folder of a server that runs on this machine, without PostgreSQL's programs: pg_backup_start, the
 * files, pg_backup_stop, then the log between the two. A temporary replication slot keeps that log, and goes with the
 * connection.
 */
export function runningFolder(url: string): DatabaseCopy {
  let point: Point | undefined

  async function* entries(): Entries {
    const client = await connectToStay(url)
    try {
      const folder = await dataFolderOf(client)
      await client.query('select pg_create_physical_replication_slot($1, true, true)', [
        `darnley_backup_${randomUUID().replaceAll('-', '')}`,
      ])
      const start = await lsnOf(client, `select pg_backup_start('darnley', true) as lsn`)
      yield* filesOf({ folder, path: dataPath, leaveOut: isLeftOut })
      // Last and whole: recovery begins with it.
      yield fileOf(`${dataPath}/${controlFile}`, await readStill(join(folder, controlFile)))
      const at = await clockOf(client)
      const { rows } = await client.query<Stopped>(
        'select lsn, labelfile as label, spcmapfile as map from pg_backup_stop(false)',
      )
      const end = await clockOf(client)
      const [{ lsn, label, map } = { lsn: '', label: '', map: null }] = rows
      yield fileOf(`${dataPath}/backup_label`, label)
      if (map) yield fileOf(`${dataPath}/tablespace_map`, map)
      yield* logBetween(client, { folder, start, stop: lsn })
      point = pointAt(lsn, { at, end })
    } finally {
      await client.end()
    }
  }

  return {
    entries,
    point: () => {
      if (!point) throw new Error('The data folder is not copied yet')
      return point
    },
  }
}

interface Stopped {
  readonly lsn: string
  readonly label: string
  readonly map: string | null
}

const controlFile = 'global/pg_control'

/** Files of the running server alone, as pg_basebackup leaves them out, and what is copied apart. */
const leftOut = [
  /^postmaster\.(?:pid|opts)$/,
  /^(?:backup_label|tablespace_map|current_logfiles|backup_manifest)/,
  /^global\/pg_control$/,
  /^pg_wal\/(?!archive_status$|summaries$)/,
  /^pg_wal\/(?:archive_status|summaries)\//,
  /^pg_(?:dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans)\//,
  /(?:^|\/)pgsql_tmp/,
  /(?:^|\/)pg_internal\.init/,
  /\.tmp$/,
  /(?:^|\/)\.s\.PGSQL\./,
]

export const isLeftOut = (path: string): boolean => leftOut.some((pattern) => pattern.test(path))

async function dataFolderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const folder = rows[0]?.folder ?? ''
  await access(join(folder, controlFile), constants.R_OK).catch((cause: unknown) => {
    throw new Error(
      `The data folder ${folder} of PostgreSQL cannot be read here: run this on the server's machine as root or as its user, or set BACKUP_DATABASE_URL, by which pg_basebackup copies it over the network.`,
      { cause },
    )
  })
  return folder
}

async function lsnOf(client: Client, query: string): Promise<string> {
  const { rows } = await client.query<{ lsn: string }>(query)
  return rows[0]?.lsn ?? ''
}

interface Between {
  readonly folder: string
  readonly start: string
  readonly stop: string
}

/** Yields the segments of the log from start to stop. @throws Error when one of them is gone */
async function* logBetween(client: Client, { folder, start, stop }: Between): Entries {
  const { rows } = await client.query<{ first: string; last: string; count: number }>(
    `select pg_walfile_name($1) as first, pg_walfile_name($2) as last,
       1 + div(pg_wal_lsn_diff($2, '0/0') - 1, size) - div(pg_wal_lsn_diff($1, '0/0'), size) as count
     from pg_settings, lateral (select setting::numeric as size) as segment where name = 'wal_segment_size'`,
    [start, stop],
  )
  const [{ first, last, count } = { first: '', last: '', count: 0 }] = rows
  const names = (await readdir(join(folder, 'pg_wal'))).filter(
    (name) => (isSegment.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  )
  if (names.filter((name) => isSegment.test(name)).length !== Number(count))
    throw new Error(
      'The server removed a part of its log while it was copied: set max_slot_wal_keep_size to -1 or to more than is written during a backup.',
    )
  for (const name of names.toSorted())
    yield* oneFile(join(folder, 'pg_wal', name), `${dataPath}/pg_wal/${name}`)
}

const isSegment = /^[0-9A-F]{24}$/
