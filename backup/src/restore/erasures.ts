import { spawn } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withSettingFiles } from '@darnley/node/setting-files'
import { endWithUs } from '@darnley/tools/guard'
import { root } from '@darnley/tools/settings'
import type { Kept } from '#src/kept.ts'

/** Where the api keeps the records of erasures, for the environment of its commands. */
export interface ErasuresPlace {
  readonly env: Readonly<Record<string, string>>
  /** Undefined for a bucket. */
  readonly folder?: string
}

/** Returns the place that the environment or its files name, else that of the data folder. @throws WrongConfiguration */
export function erasuresPlace(
  environment: Readonly<Record<string, string | undefined>>,
  dataFolder: string,
): ErasuresPlace {
  const names = ['ERASURES_DIR', 'ERASURES_BUCKET_URL']
  const given = withSettingFiles('The backup', environment, names)
  if (given['ERASURES_BUCKET_URL']) return { env: {} }
  const folder = given['ERASURES_DIR'] ?? join(dataFolder, 'erasures')
  return { env: { ERASURES_DIR: folder, ERASURES_DIR_FILE: '' }, folder }
}

/** @throws Error when there is no record of erasures, which is not the same as an empty one */
export function expectErasures(place: ErasuresPlace): void {
  if (!isMissing(place)) return
  const { folder } = place
  throw new Error(
    `The records of erasures are not in ${folder}, and without them data comes back that people had erased since the backup. Set ERASURES_DIR or ERASURES_BUCKET_URL to where the api kept them, or add --without-erasures and erase again by hand.`,
  )
}

/**
 * Erases in a restored database again what was erased after its backup.
 * @param databaseUrl Of the api's database.
 * @param since Records before this time are of erasures that the backup has.
 * @returns What the api's command prints.
 */
export function applyErasures(
  { env }: ErasuresPlace,
  { databaseUrl, since }: { readonly databaseUrl: string; readonly since: Date },
): Promise<string> {
  return erasures(['apply', '--since', since.toISOString()], {
    ...env,
    // Of the owner too, and no file: otherwise that of a running site could be in the environment.
    ...{ DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' },
    ...{ DATABASE_OWNER_URL: databaseUrl, DATABASE_OWNER_URL_FILE: '' },
  })
}

/** Erasures are recorded before they are committed, at most so many milliseconds, and clocks differ. */
export const recordedBeforeMs = 3_600_000

interface Need {
  readonly kept: Kept
  /** The place of the backups, as messages name it. */
  readonly name: string
  /** Of a backup that begins now, if there is no older one. */
  readonly now: Date
  readonly log: (line: string) => void
}

/** Notes beside the records since when the backups of a place need them: those of other places are pruned too. */
export async function noteNeed(
  place: ErasuresPlace,
  { kept, name, now, log }: Need,
): Promise<void> {
  if (isMissing(place)) {
    log(
      `The records of erasures are not in ${place.folder}, so that it is not noted there since when these backups need them, and they may be pruned for other backups: set ERASURES_DIR or ERASURES_BUCKET_URL to where the api keeps them.`,
    )
    return
  }
  const [oldest] = await kept.list()
  const begun = oldest ? Date.parse(oldest.startedAt) : now.getTime()
  const since = new Date(begun - recordedBeforeMs).toISOString()
  const args = ['--since', since, '--place', await kept.placeId(), '--name', name]
  await erasures(['need', ...args], place.env)
}

/** Removes the records that no backup needs in any of the places that were noted. */
export async function pruneErasures(
  place: ErasuresPlace,
  log: (line: string) => void,
): Promise<void> {
  if (!isMissing(place)) log(await erasures(['prune'], place.env))
}

/** Lets the records go that a place needed whose backups are gone. @returns What the api's command prints. */
export function forgetPlace(place: ErasuresPlace, id: string): Promise<string> {
  return erasures(['forget', '--place', id], place.env)
}

const isMissing = ({ folder }: ErasuresPlace): boolean =>
  folder !== undefined && !existsSync(folder)

/** Keeps the records beside a restored site, which may be restored again: all of them or none. */
export function keepErasures({ folder }: ErasuresPlace, dataFolder: string): void {
  const own = join(dataFolder, 'erasures')
  if (folder === undefined || !existsSync(folder) || existsSync(own)) return
  const draft = `${own}.restoring`
  rmSync(draft, { recursive: true, force: true })
  cpSync(folder, draft, { recursive: true })
  renameSync(draft, own)
}

/** The api alone knows how to erase, and programs are called, not imported. */
async function erasures(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const script = 'src/commands/erasures.ts'
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, ...args],
    {
      cwd: join(root, 'api'),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  endWithUs(child)
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`The records of erasures could not be used: ${texts.err.trim()}`)
  return texts.out.trim()
}
