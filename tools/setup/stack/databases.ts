import { startCluster } from '#tools/setup/postgres/cluster.ts'

/** One database a part: no part reads another's tables. */
export interface Databases {
  readonly api: string
  readonly content: string
  readonly sandbox: string
  stop(): Promise<void>
}

interface DatabaseOptions {
  readonly folder: string
  readonly port: number
  readonly settings?: Readonly<Record<string, string>>
}

/** The server that the environment names for every part, else an embedded one that keeps its data in the folder. */
export async function openDatabases(options: DatabaseOptions): Promise<Databases> {
  const {
    DATABASE_URL: api,
    CONTENT_DATABASE_URL: content,
    SANDBOX_DATABASE_URL: sandbox,
  } = process.env
  if (api && content) return { api, content, sandbox: sandbox ?? api, stop: async () => {} }
  const cluster = await startCluster(options)
  return {
    api: api ?? (await cluster.database('api')),
    content: content ?? (await cluster.database('content')),
    sandbox: sandbox ?? (await cluster.database('sandbox')),
    stop: () => cluster.stop(),
  }
}
