import { Argument, Command, InvalidArgumentError, Option } from 'commander'
import { SiteKind } from '@darnley/contract/area'
import { parseRef, type ReleaseRef } from '#core/sets.ts'
import { isPacked } from '#build/repository.ts'
import { ServiceName } from '#gate/service-name.ts'
import { areas } from './areas.ts'
import type { Context } from './commands/context.ts'
import { declareHosts } from './hosts-program.ts'

/** Options of every command. */
export interface GlobalOptions {
  readonly dir?: string
  readonly why?: string
}

/** Opens the configured store for one command. */
export type OpenContext = (options: GlobalOptions) => Promise<Context>

const site = (): Option =>
  new Option('--site <site>', 'on this kind of site alone').choices(SiteKind.options)
const area = (): Argument =>
  new Argument('<area>', [...names, 'one of another repository'].join(', ')).argParser(readArea)
const container = (): Argument =>
  new Argument('<name>', 'the name of the container').argParser(readArea)
const releases = (): Argument =>
  new Argument('<area@version...>', 'published releases').argParser<ReleaseRef[]>(
    (text, former) => [...(Array.isArray(former) ? former : []), readRelease(text)],
  )
const release = (): Argument =>
  new Argument('<area>@<version>', 'a published release').argParser(readRelease)

/** Declares the commands of `npm run release`. Each imports its code lazily, so that a rollback does not load a bundler. */
export function buildProgram(
  open: OpenContext,
  environment: { secret: string | undefined },
): Command {
  const program = new Command(isPacked ? 'darnley-release' : 'npm run release --')
    .description('Publishes, promotes and rolls back one area (docs/recipes/release-an-area.md).')
    .option('--why <reason>', 'goes into the audit log')
    .option('--dir <folder>', 'where releases lie (RELEASES_DIR)')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText(
      'after',
      '\nRELEASES_BUCKET_URL, _REGION, _KEY_ID and _SECRET name an S3-compatible bucket instead of a folder.',
    )
  const context = (): Promise<Context> => open(program.opts<GlobalOptions>())

  program
    .command('publish')
    .description('build one area, check it against what is live, and keep it')
    .addArgument(area().argOptional())
    .option('--as <name>', 'name it 0.0.1-<name> instead of by its content')
    .option('--from <folder>', 'the remote in this folder, which may be of another repository')
    .option('--built <folder>', 'take what was built elsewhere')
    .option('--dirty', 'from a tree that is not committed')
    .action(async (name: string | undefined, options: PublishFlags) => {
      const { publish } = await import('./commands/publish.ts')
      const { as: tag, from, built, dirty = false } = options
      await publish(await context(), { name, tag, from, built, dirty })
    })

  program
    .command('promote')
    .description('make releases live, several as one set')
    .addArgument(releases())
    .addOption(site())
    .option('--percent <number>', 'for this share of the visitors', readPercent)
    .option('--without-api', 'although the live api can not be asked which contract it speaks')
    .option('--no-prune', 'keep old releases that no page needs')
    .action(async (wanted: readonly ReleaseRef[], { prune, ...options }: PromoteFlags) => {
      const { promote } = await import('./commands/promote.ts')
      const opened = await context()
      await promote(opened, { releases: wanted, ...options })
      if (!prune || options.percent !== undefined) return
      const { pruneAfterPromotion } = await import('./commands/prune.ts')
      await pruneAfterPromotion(opened)
    })

  program
    .command('rollback')
    .description('undo the last change of one area, or the last mount of a container')
    .addArgument(area())
    .addOption(site())
    .option('--to <version>', 'back to this earlier version', readVersion)
    .action(async (name: string, options: { site?: SiteKind; to?: string }) => {
      const { rollback } = await import('./commands/rollback.ts')
      await rollback(await context(), { name, ...options })
    })

  program
    .command('retire')
    .description('take an area from a site')
    .addArgument(area())
    .addOption(site())
    .action(async (name: string, options: { site?: SiteKind }) => {
      const { retire } = await import('./commands/retire.ts')
      await retire(await context(), { name, ...options })
    })

  program
    .command('mount')
    .description(
      'show a container of another origin on a site (docs/recipes/mount-a-foreign-remote.md)',
    )
    .addArgument(container())
    .requiredOption('--entry <url>', 'its remoteEntry.js or mf-manifest.json')
    .requiredOption('--pages <file>', 'JSON with the pages and menu entries that it has')
    .addOption(site())
    .action(async (name: string, options: { entry: string; pages: string; site?: SiteKind }) => {
      const { mount } = await import('./commands/mount.ts')
      await mount(await context(), { name, ...options })
    })

  program
    .command('unmount')
    .description('take a container of another origin from a site')
    .addArgument(container())
    .addOption(site())
    .action(async (name: string, options: { site?: SiteKind }) => {
      const { unmount } = await import('./commands/mount.ts')
      await unmount(await context(), { name, ...options })
    })

  program
    .command('gate')
    .description('compile what is live against itself, or against what is named')
    .argument('[what]', gated, readGated)
    .action(async (what?: Gated) => {
      const { gate } = await import('./commands/gate.ts')
      await gate(await context(), what ?? {})
    })

  program
    .command('status')
    .description('show live sets, canaries and the last actions')
    .action(async () => {
      const { status } = await import('./commands/status.ts')
      await status(await context())
    })

  program
    .command('health')
    .description('compare canaries and live releases with what they replace')
    .addArgument(area().argOptional())
    .addOption(site())
    .option('--plot <file>', 'draw the failures as an SVG file')
    .action(async (name: string | undefined, options: { site?: SiteKind; plot?: string }) => {
      const { health } = await import('./commands/health.ts')
      await health(await context(), { name, ...options })
    })

  program
    .command('list')
    .description('list the releases of an area, or all')
    .addArgument(area().argOptional())
    .action(async (name?: string) => {
      const { list } = await import('./commands/status.ts')
      await list(await context(), { name })
    })

  program
    .command('diff')
    .description('compare former and live sets, a release with the live one, or two releases')
    .addArgument(release().argOptional())
    .addArgument(new Argument('[other]', 'a second one').argParser(readRelease))
    .action(async (one?: ReleaseRef, other?: ReleaseRef) => {
      const { diff } = await import('./commands/diff.ts')
      await diff(await context(), { releases: [one, other].filter((each) => each !== undefined) })
    })

  program
    .command('prune')
    .description('remove the releases that no page needs')
    .option('--days <number>', 'keep what was live so many days ago', readDays, 7)
    .action(async ({ days }: { days: number }) => {
      const { prune } = await import('./commands/prune.ts')
      await prune(await context(), { days, sets: 3 })
    })

  addKeyCommands(program, context)

  program
    .command('preview')
    .description('print a signed link that shows a release to staff in the live site')
    .addArgument(release())
    .option('--days <number>', 'how long it works', readDays, 7)
    .action(async (wanted: ReleaseRef, { days }: { days: number }) => {
      const { preview } = await import('./commands/preview.ts')
      await preview(await context(), { release: wanted, secret: environment.secret, days })
    })

  declareHosts(program, context)

  if (!isPacked) declareWholeSet(program, context)
  return program
}

/** Commands of the repository that has host and vendor file. */
function declareWholeSet(program: Command, context: () => Promise<Context>): void {
  for (const [name, description] of [
    ['all', 'build whatever changed and make it live, as a machine of your own needs it'],
    ['spa', "the same, and the bench's baseline with it"],
  ] as const)
    program
      .command(name)
      .description(description)
      .option('--force', 'build what is up to date, too')
      .action(async ({ force = false }: { force?: boolean }) => {
        const { all } = await import('./commands/all.ts')
        await all(await context(), { force, withBaseline: name === 'spa' })
      })
}

/** Declares `keys` and what can be done with keys. */
function addKeyCommands(program: Command, context: () => Promise<Context>): void {
  const commands = (): Promise<typeof import('./commands/keys.ts')> => import('./commands/keys.ts')
  const publicKey = (): Argument => new Argument('<public key>', 'as `keys make` prints it')
  const keys = program
    .command('keys')
    .description('show the keys of owner and teams')
    .action(async () => (await commands()).listKeys(await context()))
  keys
    .command('make')
    .description('write a new private key into a file, and print its public key')
    .argument('<file>', 'a file that does not exist')
    .action(async (file: string) => (await commands()).makeKeyFile(await context(), file))
  keys
    .command('own')
    .description("make your key the owner's: from then on each change needs a key")
    .action(async () => (await commands()).ownStore(await context()))
  keys
    .command('add')
    .description('give an area a key of its own (owner only)')
    .addArgument(area())
    .addArgument(publicKey())
    .action(async (name: string, key: string) =>
      (await commands()).addKey(await context(), { area: name, publicKey: key }),
    )
  keys
    .command('remove')
    .description('take a key from an area (owner only)')
    .addArgument(area())
    .addArgument(publicKey())
    .action(async (name: string, key: string) =>
      (await commands()).removeKey(await context(), { area: name, publicKey: key }),
    )
}

interface PublishFlags {
  readonly as?: string
  readonly from?: string
  readonly built?: string
  readonly dirty?: boolean
}

interface PromoteFlags {
  /** Whether old releases go. */
  readonly prune: boolean
  readonly site?: SiteKind
  readonly percent?: number
  readonly withoutApi?: boolean
}

/** What this repository can build. */
const names = [...new Set(areas.map(({ name, role }) => (role === 'host' ? role : name)))]

/** @throws InvalidArgumentError for what is no area's name; the area itself may be another repository's */
function readArea(name: string): string {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name
  throw new InvalidArgumentError(`'${name}' is no area's name; here are ${names.join(', ')}.`)
}

/** @throws InvalidArgumentError for text other than `<area>@<version>` */
function readRelease(text: string): ReleaseRef {
  const release = parseRef(text)
  if (release) return release
  throw new InvalidArgumentError('Write <area>@<version>, as in booking@0.0.1-1a2b3c4d.')
}

/** What `gate` judges. The services' contracts are those of the repository that they are deployed from. */
const gated = isPacked ? '<area>@<version>' : 'api, content, or <area>@<version>'

interface Gated {
  readonly service?: ServiceName
  readonly release?: ReleaseRef
}

/** @throws InvalidArgumentError for what is no service and no release */
function readGated(text: string): Gated {
  const service = ServiceName.safeParse(text)
  if (service.success && !isPacked) return { service: service.data }
  const release = parseRef(text)
  if (release) return { release }
  throw new InvalidArgumentError(`Write ${gated}, as in booking@0.0.1-1a2b3c4d.`)
}

/** Reads `0.0.1-1a2b3c4d`, or the same with its area before it. */
function readVersion(text: string): string {
  const release = parseRef(text.includes('@') ? text : `any@${text}`)
  if (!release) throw new InvalidArgumentError('Write a version, as in 0.0.1-1a2b3c4d.')
  return release.version
}

function readPercent(text: string): number {
  const percent = Number(text)
  if (percent > 0 && percent < 100) return percent
  throw new InvalidArgumentError('A share of the visitors is a number between 0 and 100.')
}

function readDays(text: string): number {
  const days = Number(text)
  if (text.trim() !== '' && days >= 0 && Number.isFinite(days)) return days
  throw new InvalidArgumentError('Write a number of days.')
}
