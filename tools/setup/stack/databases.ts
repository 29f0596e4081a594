import { startCluster, type ClusterOptions } from '#tools/setup/postgres/cluster.ts'

/** One database for each part: no part reads another's tables. */
export interface Databases {
  readonly api: string
  readonly content: string
  readonly sandbox: string
  /** Process id of the embedded server; 0 for an external one. */
  pid(): number
  stop(): Promise<void>
}

/** Opens the servers that the environment names, else an embedded one with its data in the folder. */
export async function openDatabases(options: ClusterOptions): Promise<Databases> {
  const {
    DATABASE_URL: api,
    CONTENT_DATABASE_URL: content,
    SANDBOX_DATABASE_URL: sandbox,
  } = process.env
  if (api && content && sandbox)
    return { api, content, sandbox, pid: () => 0, stop: async () => {} }
  const cluster = await startCluster(options)
  try {
    return {
      api: api ?? (await cluster.database('api')),
      content: content ?? (await cluster.database('content')),
      sandbox: sandbox ?? (await cluster.database('sandbox')),
      pid: cluster.pid,
      stop: cluster.stop,
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}
