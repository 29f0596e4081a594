import { Command } from 'commander'
import { openFiles } from '@darnley/storage/files'
import { readSettings as readInstallation } from '@darnley/tools/settings'
import type { Description } from './archive/description.ts'
import { partsOf, readArchive } from './archive/read-archive.ts'
import { type Kept, keptIn, nameOf } from './kept.ts'
import { makeKey, readKeys } from './keys.ts'
import { makeBackup } from './make-backup.ts'
import { type PruneRule, prune } from './prune.ts'
import { type ErasuresPlace, erasuresPlace, forgetPlace } from './restore/erasures.ts'
import { runProgram, wholeNumber } from './run.ts'
import { readSettings, type Settings } from './settings.ts'

/** `npm run backup`: makes, lists, verifies and removes backups. */
const log = (line: string): void => console.log(line)

await runProgram((signal) => {
  const program = new Command('npm run backup --')
    // Options after a command are that command's.
    .enablePositionalOptions()
    .description(
      'Backs up databases, pictures, photos and releases as one point (docs/recipes/back-up-and-restore.md).',
    )
    .action(async (rule: PruneRule) => {
      const settings = settingsOf()
      const made = await makeBackup(settings, { erasures: erasuresOf(settings), log, signal })
      log(lineOf(made))
      if (rule.keep ?? rule.days) await removeOld(settings, rule)
    })
  withRule(program)
  program
    .command('list')
    .description('prints the complete backups, oldest first')
    .option('--json', 'as JSON')
    .action(async ({ json = false }: { json?: boolean }) => {
      const all = await keptOf(settingsOf()).list()
      log(json ? JSON.stringify(all, null, 2) : all.map(lineOf).join('\n'))
    })
  program
    .command('verify')
    .description('reads a whole backup and compares it with its hashes')
    .argument('[id]', 'the newest one by default')
    .action(async (id?: string) => log(await verify(settingsOf(), id)))
  withRule(
    program
      .command('prune')
      .description('removes old backups, and records of erasures that none of the others needs'),
  ).action((rule: PruneRule) => removeOld(settingsOf(), rule))
  program
    .command('forget')
    .description('lets records of erasures go that a place needed whose backups are gone')
    .argument('<place>', 'its id, as prune prints it')
    .action(async (place: string) => log(await forgetPlace(erasuresOf(settingsOf()), place)))
  program
    .command('key')
    .description('makes a key file and prints its recipient')
    .argument('<file>')
    .action(async (file: string) => {
      const recipient = await makeKey(file)
      log(`${file} opens backups: keep a copy apart from them. Its recipient, which makes them:`)
      log(recipient)
    })
  return program
})

function withRule(command: Command): Command {
  return command
    .option('--keep <number>', 'keeps the newest ones', wholeNumber)
    .option('--days <number>', 'keeps those that are not older', wholeNumber)
}

function settingsOf(): Settings {
  return readSettings(process.env, readInstallation().dataFolder)
}

function keptOf({ place }: Settings): Kept {
  return keptIn(place)
}

function erasuresOf({ dataFolder }: Settings): ErasuresPlace {
  return erasuresPlace(process.env, dataFolder)
}

async function removeOld(settings: Settings, rule: PruneRule): Promise<void> {
  const removed = await prune(keptOf(settings), {
    ...{ rule, now: new Date(), log },
    ...{ erasures: erasuresOf(settings), name: nameOf(settings.place) },
  })
  log(removed.length === 0 ? 'No backup is old.' : `Removed ${removed.join(', ')}.`)
}

/** With a key that makes backups only, the encrypted parts alone can be compared. */
async function verify(settings: Settings, id: string | undefined): Promise<string> {
  const description = await keptOf(settings).find(id)
  const { identities } = await readKeys(settings.keyFile)
  const place = openFiles(settings.place)
  if (identities.length > 0) {
    await readArchive(description, { place, identities })
    return `${description.id} is whole: ${description.files} files are what was read.`
  }
  let parts = 0
  for await (const part of partsOf(description, place)) if (part.length > 0) parts += 1
  return `${description.id} has all of its ${parts} parts; without AGE-SECRET-KEY-1... its files cannot be compared.`
}

function lineOf({ id, point, server, bytes, parts, files }: Description): string {
  const packed = parts.reduce((sum, part) => sum + part.bytes, 0)
  return `${id}  ${point.at}  ${point.lsn}  PostgreSQL ${server.version}  ${files} files, ${megabytes(bytes)} MB (${megabytes(packed)} MB packed)`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}
