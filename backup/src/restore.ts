import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Command, InvalidArgumentError } from 'commander'
import { readSettings as readInstallation } from '@darnley/tools/settings'
import { endOf } from './restore/checked.ts'
import { erasuresPlace } from './restore/erasures.ts'
import type { LaterPoint } from './restore/recover.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { runProgram } from './run.ts'
import { readSettings } from './settings.ts'

/** `npm run restore`: restores a backup into a folder without data. */
const log = (line: string): void => console.log(line)

interface Options {
  readonly into?: string
  readonly until?: Date
  readonly archive?: string
  /** False for --without-erasures. */
  readonly withoutErasures?: boolean
}

await runProgram((signal) =>
  new Command('npm run restore --')
    .description('Restores a backup as a whole, or nothing of it.')
    .argument('[id]', 'the newest one by default; npm run backup -- list prints them')
    .option('--into <folder>', 'a data folder without data (DATA_DIR)')
    .option(
      '--until <time>',
      'a later point, as in 2026-11-27T18:00:00Z; needs --archive',
      parseTime,
    )
    .option('--archive <folder>', 'the log that the server archived since the backup')
    .option('--without-erasures', 'leaves out what was erased since the backup')
    .action(async (id: string | undefined, options: Options) => {
      const { into: given, withoutErasures = false } = options
      const { dataFolder } = readInstallation()
      const settings = readSettings(process.env, dataFolder)
      const into = given ? typedPath(given) : dataFolder
      const erasures = withoutErasures ? null : erasuresPlace(process.env, dataFolder)
      const restored = await restoreBackup(settings, {
        id,
        into,
        later: laterPoint(options),
        erasures,
        log,
        signal,
      })
      if (restored.isRest)
        log('A restore had been broken off here at its very end: what it lacked is done.')
      log(
        `Restored ${restored.backup.id} into ${into}: everything committed before ${endOf(restored)} is there.`,
      )
      if (restored.backup.server.archives ?? true)
        log(
          'It does not archive its log: the archive of the former server is not its own. Give it an empty folder, then make a backup.',
        )
      log(`Next: DATA_DIR=${into} npm start, or start your server on ${into}/postgres/data.`)
    }),
)

/** A relative path begins where the command was typed. */
function typedPath(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), path)
}

function parseTime(text: string): Date {
  const time = new Date(text)
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(time.getTime()))
    return time
  throw new InvalidArgumentError('It is a time with its zone, such as 2026-11-27T18:00:00Z.')
}

function laterPoint({ until, archive }: Options): LaterPoint | null {
  if (until === undefined && archive === undefined) return null
  if (until === undefined || archive === undefined)
    throw new Error('A later point needs both: --until <time> and --archive <folder>.')
  const folder = typedPath(archive)
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder} with an archived log.`)
  return { until, archive: folder }
}
