import { z } from 'zod'
import type { CallSchemas } from '#gate/json-schema.ts'
import { callsOf, OpenApi } from '#gate/open-api.ts'

const Answer = z.object({ contract: z.string() })
const patience = 5000

/** The api that releases are checked against, and the source of its address. */
export interface LiveApi {
  readonly url: string
  readonly from: string
}

/** Returns the configured api (API_URL, PORT), else the running instance's; null without either. */
export function findApi(environment: NodeJS.ProcessEnv, runningOn: number | null): LiveApi | null {
  const { API_URL: url, PORT: port } = environment
  const local = (base: number): string => `http://127.0.0.1:${base + 100}`
  if (url) return { url, from: 'API_URL' }
  if (port) return { url: local(Number(port)), from: `PORT=${port}` }
  return runningOn === null ? null : { url: local(runningOn), from: 'the instance that runs here' }
}

/** What the live api speaks, or why that is unknown. */
export type ApiAnswer =
  | {
      readonly type: 'known'
      readonly contract: string
      /** Its calls; null when it publishes no OpenAPI document, as in production. */
      readonly calls: CallSchemas | null
    }
  | { readonly type: 'unknown'; readonly why: string }

export async function askContract(api: LiveApi | null): Promise<ApiAnswer> {
  if (!api)
    return {
      type: 'unknown',
      why: 'It is not known which api is the live one: none of API_URL and PORT is set, and no instance runs from this data folder (DATA_DIR).',
    }
  try {
    const [ready, document] = await Promise.all([
      readJson(`${api.url}/readyz`),
      readJson(`${api.url}/openapi.json`).catch(() => null),
    ])
    const published = OpenApi.safeParse(document)
    const calls = published.success ? callsOf(published.data) : null
    return { type: 'known', contract: Answer.parse(ready).contract, calls }
  } catch {
    return {
      type: 'unknown',
      why: `The live api at ${api.url} (${api.from}) could not be asked which contract it speaks.`,
    }
  }
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  return response.json()
}
