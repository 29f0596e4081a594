import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { findFreeBase } from '@darnley/tools/ports'
import { root } from '@darnley/tools/settings'
import { type Stack, startStack } from '@darnley/tools/stack'

/** A running site and its addresses. */
export interface RunningSite {
  readonly stack: Stack
  readonly dataFolder: string
  readonly apiUrl: string
  readonly contentUrl: string
  readonly sandboxUrl: string
  readonly siteUrl: string
}

interface Starting {
  /** Port from which free ones are looked for. */
  readonly from: number
  /** Added to the api's. */
  readonly env?: Readonly<Record<string, string>>
}

/** Starts everything on a data folder, which may be a restored one. */
export async function startSiteIn(
  dataFolder: string,
  { from, env = {} }: Starting,
): Promise<RunningSite> {
  const base = await findFreeBase(from)
  const stack = await startStack({
    base,
    dataFolder,
    releasesFolder: join(dataFolder, 'releases'),
    log: () => undefined,
    onFailure: (error) => console.error(error.message),
    // All guests of a test come from one address.
    env: { api: { RATE_LIMIT_A_MINUTE: '0', ...env } },
  })
  const at = (port: number): string => `http://127.0.0.1:${port}`
  const { api, content, sandbox } = stack.ports
  return {
    stack,
    dataFolder,
    apiUrl: at(api),
    contentUrl: at(content),
    sandboxUrl: at(sandbox),
    siteUrl: `http://localhost:${base}`,
  }
}

/** Takes the releases that `npm test` has built, because building takes a minute. */
export function takeReleases(dataFolder: string): void {
  const built = join(root, '.data/test-releases')
  if (existsSync(built)) cpSync(built, join(dataFolder, 'releases'), { recursive: true })
}
