import { identifier, quoted } from './quote.ts'
import { closeOthers, grantsIn, ownEverything } from './role-statements.ts'

export interface Login {
  readonly name: string
  readonly password: string
}

/** A connection of a superuser. */
export interface Session {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>
  end(): Promise<unknown>
}

export interface DatabaseRoles {
  readonly database: string
  /** Owns database and schema: for migrations. */
  readonly owner: Login
  /** Reads and writes rows. Undefined where the part makes its own tables. */
  readonly runner?: Login
}

/** An arbitrary number that no other advisory lock of the server's database `postgres` uses. */
const ROLES_LOCK = 7_411_902

/**
 * Makes a database with its two roles, and gives the owner what an earlier version left to another. Can be repeated:
 * each run also sets the passwords.
 * @param open Connects a superuser to a database of the server.
 */
export async function prepareDatabase(
  open: (database: string) => Promise<Session>,
  roles: DatabaseRoles,
): Promise<void> {
  await withSession(open, 'postgres', async (server) => {
    // Two starts that change the same role would fail with "tuple concurrently updated".
    await server.query(`select pg_advisory_lock(${ROLES_LOCK})`)
    await ensureLogin(server, roles.owner)
    if (roles.runner) await ensureLogin(server, roles.runner)
    await ensureDatabase(server, roles)
    await withSession(open, roles.database, async (database) => {
      await database.query(ownEverything(roles.owner.name))
      if (roles.runner)
        await database.query(grantsIn({ owner: roles.owner.name, runner: roles.runner.name }))
    })
  })
}

async function withSession(
  open: (database: string) => Promise<Session>,
  database: string,
  work: (session: Session) => Promise<void>,
): Promise<void> {
  const session = await open(database)
  try {
    await work(session)
  } finally {
    await session.end()
  }
}

async function ensureLogin(server: Session, { name, password }: Login): Promise<void> {
  const { rows } = await server.query(`select 1 from pg_roles where rolname = ${quoted(name)}`)
  await server.query(
    `${rows.length > 0 ? 'alter' : 'create'} role ${identifier(name)}
     login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${quoted(password)}`,
  )
}

async function ensureDatabase(server: Session, roles: DatabaseRoles): Promise<void> {
  const { database, owner, runner } = roles
  const { rows } = await server.query(
    `select 1 from pg_database where datname = ${quoted(database)}`,
  )
  if (rows.length === 0) await server.query(`create database ${identifier(database)}`)
  await server.query(closeOthers({ database, owner: owner.name, runner: runner?.name }))
}
