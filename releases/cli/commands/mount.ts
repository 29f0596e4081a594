import { readFile } from 'node:fs/promises'
import { prettifyError, type ZodType } from 'zod'
import type { SiteKind } from '@darnley/contract/area'
import { EntryAddress, ForeignDeclaration, type Mount } from '@darnley/contract/foreign'
import { writeAudit, type AuditEntry } from '#core/audit.ts'
import { mountContainer, sitesWith, unmountContainer } from '#core/foreign.ts'
import { siteKinds } from '#core/registry.ts'
import { changeAsTeam } from '#cli/change-as-team.ts'
import { checkEntry } from '#cli/foreign-entry.ts'
import { assertFits } from '#cli/foreign-fits.ts'
import { CommandError, type Context } from './context.ts'

export interface MountOptions {
  readonly name: string
  /** Address of the container's `remoteEntry.js` or `mf-manifest.json`. */
  readonly entry: string
  /** JSON file with its declaration. */
  readonly pages: string
  /** By default every kind of site that the declaration names. */
  readonly site?: SiteKind | undefined
}

/**
 * Registers a container of another origin, or a new entry of it, and makes it live in one step.
 * @throws CommandError for what is no container, and for a name or a page that an area has
 * @throws NotAuthorised without the key of its team
 */
export async function mount(context: Context, options: MountOptions): Promise<void> {
  const { name } = options
  const entry = parse(EntryAddress, options.entry, 'This is no address of a container')
  const declaration = await readDeclaration(options.pages)
  const sites = sitesOf(declaration, options.site)
  const requires = await checkEntry(entry, declaration)
  await changeAsTeam<void>(context, async (registry, at) => {
    const live: Mount = { entry, declaration, requires, at }
    let after = registry
    for (const site of sites) {
      await assertFits(context, { registry, site, name, mount: live })
      after = mountContainer(after, { site, name, mount: live })
    }
    return { registry: after, result: undefined }
  })
  await audit(context, { action: 'mount', releases: [`${name} ${entry}`], sites })
  for (const site of sites) context.log(`The site '${site}' mounts '${name}' from ${entry}`)
}

/** Takes a container of another origin from a site in one step. */
export async function unmount(
  context: Context,
  { name, site }: Pick<MountOptions, 'name' | 'site'>,
): Promise<void> {
  const left = await changeAsTeam<SiteKind[]>(context, (registry) => {
    const sites = sitesWith(registry, name).filter((kind) => site === undefined || kind === site)
    if (sites.length === 0)
      throw new CommandError(
        `'${name}' is not mounted on ${site ? `the site '${site}'` : 'any site'}.`,
      )
    const after = sites.reduce(
      (changed, kind) => unmountContainer(changed, { site: kind, name }),
      registry,
    )
    return { registry: after, result: sites }
  })
  await audit(context, { action: 'unmount', releases: [name], sites: left })
  for (const kind of left) context.log(`The site '${kind}' has no '${name}' any more`)
}

async function readDeclaration(file: string): Promise<ForeignDeclaration> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CommandError(`${file} can not be read.`, { cause })
  })
  return parse(ForeignDeclaration, parseJson(text, file), `${file} is no declaration`)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CommandError(`${file} is not JSON.`, { cause })
  }
}

function parse<Value>(schema: ZodType<Value>, input: unknown, what: string): Value {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new CommandError(`${what}:\n${prettifyError(parsed.error)}`)
}

function sitesOf({ pages }: ForeignDeclaration, only: SiteKind | undefined): SiteKind[] {
  const sites = siteKinds
    .filter((site) => pages.some((page) => page.sites.includes(site)))
    .filter((site) => only === undefined || site === only)
  if (sites.length > 0) return sites
  throw new CommandError(`The declaration has no page for the site '${only}'.`)
}

async function audit(
  { store, who, why = 'not said' }: Context,
  entry: Pick<AuditEntry, 'action' | 'releases' | 'sites'>,
): Promise<void> {
  await writeAudit(store, { at: new Date().toISOString(), who, why, ...entry })
}
