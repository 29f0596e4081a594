import {
  startCluster,
  type ClusterOptions,
  type DatabaseAccess,
} from '#tools/setup/postgres/cluster.ts'

/** One database for each part: no part reads another's tables. */
export interface Databases {
  readonly api: DatabaseAccess
  readonly content: DatabaseAccess
  readonly sandbox: string
  /** The superuser of the embedded server; of another one the api's owner, who makes no databases. */
  readonly admin: string
  /** Process id of the embedded server; 0 for an external one. */
  pid(): number
  stop(): Promise<void>
}

/** Opens the servers that the environment names, else an embedded one with its data in the folder. */
export async function openDatabases(options: ClusterOptions): Promise<Databases> {
  const api = named('DATABASE_URL', 'DATABASE_OWNER_URL')
  const content = named('CONTENT_DATABASE_URL', 'CONTENT_DATABASE_OWNER_URL')
  const sandbox = process.env['SANDBOX_DATABASE_URL']
  if (api && content && sandbox)
    return { api, content, sandbox, admin: api.ownerUrl, pid: () => 0, stop: async () => {} }
  const cluster = await startCluster(options)
  try {
    return {
      api: api ?? (await cluster.withRoles('api')),
      content: content ?? (await cluster.withRoles('content')),
      sandbox: sandbox ?? (await cluster.owned('sandbox')),
      admin: await cluster.database('postgres'),
      pid: cluster.pid,
      stop: cluster.stop,
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

function named(setting: string, ownerSetting: string): DatabaseAccess | undefined {
  const url = process.env[setting]
  return url === undefined ? undefined : { url, ownerUrl: process.env[ownerSetting] ?? url }
}
