import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { VendorFacts, vendorFactsPath } from '@darnley/contract/vendor-facts'
import { DevError } from './dev-error.ts'
import { readBlocks } from './blocks.ts'

/** What a site tells a development server before it starts. */
export interface SiteFacts {
  readonly vendor: VendorFacts
  /** Names of the areas that are live on it. */
  readonly areas: readonly string[]
}

/** Milliseconds. */
const defaultPatience = 15_000

/** @throws DevError for an address that is not answered, or not by a site of this system */
export async function askSite(site: string, patience = defaultPatience): Promise<SiteFacts> {
  const page = await ask('/', { site, patience })
  const { origin } = new URL(page.location ?? '/', site)
  if (origin !== site) throw new DevError(`${site} leads to ${origin}: name that one with --site.`)
  const blocks = readBlocks(page.body)
  if (!blocks) throw new DevError(noSite(site, `its front page (status ${page.status}) is no page`))
  const answer = await ask(vendorFactsPath, { site, patience })
  const vendor = VendorFacts.safeParse(parsed(answer.body))
  if (!vendor.success)
    throw new DevError(
      `${site} does not tell what its vendor file contains (${vendorFactsPath}): deploy an edge of this version there.`,
    )
  return { vendor: vendor.data, areas: Object.keys(blocks.areas) }
}

/**
 * Returns the address to connect to. Names below `localhost` are this machine (RFC 6761), and browsers know that; Node
 * asks the name server.
 */
export function addressOf(site: string): string {
  const url = new URL(site)
  if (url.hostname.endsWith('.localhost')) url.hostname = '127.0.0.1'
  return url.origin
}

interface Answer {
  readonly status: number | undefined
  readonly location: string | undefined
  readonly body: string
}

/** Unlike `fetch`, a request can name a host other than the one that it connects to. */
async function ask(
  path: string,
  { site, patience }: { site: string; patience: number },
): Promise<Answer> {
  const { protocol, host } = new URL(site)
  const send = protocol === 'https:' ? https.request : http.request
  const options = { headers: { host, accept: 'text/html' }, signal: AbortSignal.timeout(patience) }
  try {
    const request = send(new URL(path, addressOf(site)), options).end()
    const [response] = (await once(request, 'response')) as [http.IncomingMessage]
    const { statusCode: status, headers } = response
    return { status, location: headers.location, body: await text(response) }
  } catch (error) {
    throw new DevError(
      `${site} cannot be reached (${reasonOf(error, patience)}): start it (npm start), or name another address with --site.`,
    )
  }
}

function noSite(site: string, why: string): string {
  return `${site} is no site of Darnley: ${why} of the edge. Name the customers' or a partner's site with --site.`
}

/** Returns undefined for a text that is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown, patience: number): string {
  const { code, message, name } = error as NodeJS.ErrnoException
  if (name === 'AbortError') return `no answer within ${patience / 1000} s`
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
