import { compare } from 'semver'
import { z } from 'zod'
import type { CallSchemas } from '#gate/json-schema.ts'
import { callsOf, OpenApi } from '#gate/open-api.ts'

const Answer = z.object({ contract: z.string() })
const patience = 5000

/** The processes of the api that releases are checked against, and the source of their addresses. */
export interface LiveApi {
  readonly urls: readonly string[]
  readonly from: string
}

/** Returns the configured api (API_URL, as the edge has it, or PORT), else the running instance's; null without either. */
export function findApi(environment: NodeJS.ProcessEnv, runningOn: number | null): LiveApi | null {
  const { API_URL: list, PORT: port } = environment
  const local = (base: number): string[] => [`http://127.0.0.1:${base + 100}`]
  if (list) return { urls: list.split(',').map((each) => each.trim()), from: 'API_URL' }
  if (port) return { urls: local(Number(port)), from: `PORT=${port}` }
  return runningOn === null ? null : { urls: local(runningOn), from: 'the instance that runs here' }
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

interface Spoken {
  readonly contract: string
  readonly calls: CallSchemas | null
}

/** During an update processes differ: a visitor's call may reach the oldest one that answers. */
export async function askContract(api: LiveApi | null): Promise<ApiAnswer> {
  if (!api)
    return {
      type: 'unknown',
      why: 'It is not known which api is the live one: none of API_URL and PORT is set, and no instance runs from this data folder (DATA_DIR).',
    }
  const answers = await Promise.all(api.urls.map((url) => ask(url).catch(() => [])))
  const [oldest] = answers.flat().toSorted((one, other) => compare(one.contract, other.contract))
  if (oldest) return { type: 'known', ...oldest }
  return {
    type: 'unknown',
    why: `The live api at ${api.urls.join(', ')} (${api.from}) could not be asked which contract it speaks.`,
  }
}

async function ask(url: string): Promise<Spoken[]> {
  const [ready, document] = await Promise.all([
    readJson(`${url}/readyz`),
    readJson(`${url}/openapi.json`).catch(() => null),
  ])
  const published = OpenApi.safeParse(document)
  const calls = published.success ? callsOf(published.data) : null
  return [{ contract: Answer.parse(ready).contract, calls }]
}

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) })
  return response.json()
}
