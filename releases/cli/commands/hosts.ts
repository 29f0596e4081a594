import type { SiteKind } from '@darnley/contract/area'
import { writeAudit } from '#core/audit.ts'
import { changeLive } from '#core/change-registry.ts'
import { allowHost, foreignHosts, removeHost } from '#core/foreign-hosts.ts'
import { siteKinds } from '#core/registry.ts'
import { CommandError, readRegistry, type Context } from './context.ts'

/** Prints the origins that may mount the releases of each kind of site. */
export async function listHosts({ store, log }: Context): Promise<void> {
  const registry = await readRegistry(store)
  for (const site of siteKinds) {
    const origins = foreignHosts(registry, site)
    log(`${site}: ${origins.length === 0 ? 'no other origin' : origins.join(', ')}`)
  }
}

/** Lets an origin mount the releases of a kind of site. */
export async function addHost(
  context: Context,
  { origin, site }: { readonly origin: string; readonly site: SiteKind },
): Promise<void> {
  const { store, log } = context
  const isNew = await changeLive<boolean>(store, (before) => {
    const registry = allowHost(before, { site, origin })
    return { registry, result: registry !== before }
  })
  if (!isNew) return log(`${origin} may mount the releases of '${site}' already`)
  await audit(context, { action: 'allow-host', origin, sites: [site] })
  log(`${origin} may mount the releases of '${site}' and read what every visitor may`)
}

/** Takes that right from an origin, on one kind of site or all. @throws CommandError when it has none there */
export async function dropHost(
  context: Context,
  { origin, site }: { readonly origin: string; readonly site?: SiteKind | undefined },
): Promise<void> {
  const { store, log } = context
  const sites = await changeLive<SiteKind[]>(store, (before) => {
    const concerned = siteKinds.filter(
      (kind) =>
        (site === undefined || site === kind) && foreignHosts(before, kind).includes(origin),
    )
    const registry = concerned.reduce(
      (changed, kind) => removeHost(changed, { site: kind, origin }),
      before,
    )
    return { registry, result: concerned }
  })
  if (sites.length === 0)
    throw new CommandError(
      `${origin} is not on the list${site ? ` of '${site}'` : ''}: \`npm run release -- hosts\` prints it.`,
    )
  await audit(context, { action: 'remove-host', origin, sites })
  log(`${origin} may not mount the releases of ${sites.map((each) => `'${each}'`).join(' and ')}`)
}

interface Audited {
  readonly action: 'allow-host' | 'remove-host'
  readonly origin: string
  readonly sites: SiteKind[]
}

async function audit(
  { store, who, why = 'not said' }: Context,
  { action, origin, sites }: Audited,
): Promise<void> {
  const at = new Date().toISOString()
  await writeAudit(store, { at, who, action, releases: [], origins: [origin], sites, why })
}
