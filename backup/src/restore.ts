import { resolve } from 'node:path'
import { Command } from 'commander'
import { readSettings as readInstallation } from '@darnley/tools/settings'
import { erasuresPlace } from './restore/erasures.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { runProgram } from './run.ts'
import { readSettings } from './settings.ts'

/** `npm run restore`: restores a backup into a folder without data. */
const log = (line: string): void => console.log(line)

interface Options {
  readonly into?: string
  /** False for --without-erasures. */
  readonly withoutErasures?: boolean
}

await runProgram((signal) =>
  new Command('npm run restore --')
    .description('Restores a backup as a whole, or nothing of it.')
    .argument('[id]', 'the newest one by default; npm run backup -- list prints them')
    .option('--into <folder>', 'a data folder without data (DATA_DIR)')
    .option('--without-erasures', 'leaves out what was erased since the backup')
    .action(async (id: string | undefined, { into: given, withoutErasures = false }: Options) => {
      const { dataFolder } = readInstallation()
      const settings = readSettings(process.env, dataFolder)
      const into = given ? resolve(process.env['INIT_CWD'] ?? process.cwd(), given) : dataFolder
      const erasures = withoutErasures ? null : erasuresPlace(process.env, dataFolder)
      const restored = await restoreBackup(settings, { id, into, erasures, log, signal })
      log(
        restored
          ? `Restored ${restored.id} into ${into}: everything committed before ${restored.point.at} is there.`
          : `A restore into ${into} had been broken off at its very end: it is complete now.`,
      )
      log(`Next: DATA_DIR=${into} npm start, or start your server on ${into}/postgres/data.`)
    }),
)
