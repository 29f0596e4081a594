import pg from 'pg'

export type Database = pg.Pool
/** A pool, or one connection in a transaction. Repositories accept either. */
export type Queryable = Pick<pg.ClientBase, 'query'>

export function connect(databaseUrl: string): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  // An idle connection closed by the server must not end the process: the next query reconnects.
  pool.on('error', () => undefined)
  // The same for a connection in use, between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Queryable) => Promise<Result>,
): Promise<Result> {
  const client = await database.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

export async function isReachable(database: Database): Promise<boolean> {
  return database.query('select 1').then(
    () => true,
    () => false,
  )
}
