import { VendorFacts, vendorFactsPath } from '@darnley/contract/vendor-facts'
import { DevError } from './dev-error.ts'
import { readBlocks } from './blocks.ts'

/** What a site tells a development server before it starts. */
export interface SiteFacts {
  readonly vendor: VendorFacts
  /** Names of the areas that are live on it. */
  readonly areas: readonly string[]
}

const patience = 15_000

/** @throws DevError for an address that is not answered, or not by a site of this system */
export async function askSite(site: string): Promise<SiteFacts> {
  const page = await ask(site, '/')
  const blocks = readBlocks(await page.text())
  if (!blocks) throw new DevError(noSite(site, `its front page (status ${page.status}) is no page`))
  const answer = await ask(site, vendorFactsPath)
  const body: unknown = await answer.json().catch(() => null)
  const vendor = VendorFacts.safeParse(body)
  if (!vendor.success)
    throw new DevError(
      `${site} does not tell what its vendor file contains (${vendorFactsPath}): deploy an edge of this version there.`,
    )
  return { vendor: vendor.data, areas: Object.keys(blocks.areas) }
}

async function ask(site: string, path: string): Promise<Response> {
  try {
    return await fetch(new URL(path, site), { signal: AbortSignal.timeout(patience) })
  } catch (error) {
    throw new DevError(
      `${site} cannot be reached (${reasonOf(error)}): start it (npm start), or name another address with --site.`,
    )
  }
}

function noSite(site: string, why: string): string {
  return `${site} is no site of Darnley: ${why} of the edge. Name the customers' or a partner's site with --site.`
}

function reasonOf(error: unknown): string {
  const { cause = error } = error as Error
  const { code, message } = cause as NodeJS.ErrnoException
  return code ?? message
}

/** Returns why an area cannot be shown inside a site; undefined when it can. */
export function unknownArea(
  area: string,
  { site, areas }: { site: string; areas: readonly string[] },
): string | undefined {
  if (areas.includes(area)) return undefined
  return `${site} has no area '${area}', but ${areas.join(', ')}: name a site that has it, or release it there first (npm run release -- promote ${area}@<version>).`
}
