import pg from 'pg'
import { type DatabaseRoles, type Login, prepareDatabase } from '@darnley/node/database-roles'

type Settings = Readonly<NodeJS.Dict<string>>

/** Settings with the addresses of each part's database. The sandbox makes its own tables and has an owner alone. */
const PARTS = [
  { runner: 'DATABASE_URL', owner: 'DATABASE_OWNER_URL' },
  { runner: 'CONTENT_DATABASE_URL', owner: 'CONTENT_DATABASE_OWNER_URL' },
  { owner: 'SANDBOX_DATABASE_URL' },
] as const

/** The superuser's address. */
const SERVER = 'ROLES_DATABASE_URL'

/** Settings from which no roles can be made. Its message is for people, one line for each fault. */
export class WrongAddresses extends Error {}

export interface Plan {
  /** Address of the superuser. */
  readonly server: string
  readonly roles: readonly DatabaseRoles[]
}

/** Returns the databases and roles that the parts' addresses name. @throws WrongAddresses */
export function planRoles(settings: Settings): Plan {
  const faults: string[] = []
  const read = (setting: string): Named | undefined => {
    const named = addressIn(settings, setting)
    if (typeof named === 'string') faults.push(named)
    return typeof named === 'string' ? undefined : named
  }
  read(SERVER)
  const roles = PARTS.flatMap((part): DatabaseRoles[] => {
    if (!('runner' in part)) {
      const owned = settings[part.owner] ? read(part.owner) : undefined
      return owned ? [{ database: owned.database, owner: owned.login }] : []
    }
    if (!settings[part.runner]) return []
    const [runner, owner] = [read(part.runner), read(part.owner)]
    if (!runner || !owner) return []
    if (runner.login.name === owner.login.name)
      faults.push(`${part.owner} names the role of ${part.runner}: the owner is another role`)
    // Through a pooler a database can have another name, so the owner's address tells.
    return [{ database: owner.database, owner: owner.login, runner: runner.login }]
  })
  if (roles.length === 0 && faults.length === 0)
    faults.push('No database is named: set DATABASE_URL and DATABASE_OWNER_URL')
  if (faults.length > 0) throw new WrongAddresses(faults.join('\n'))
  return { server: settings[SERVER] ?? '', roles }
}

interface Named {
  readonly database: string
  readonly login: Login
}

/** Returns what an address names, or what is wrong with it. */
function addressIn(settings: Settings, setting: string): Named | string {
  const text = settings[setting]
  if (!text)
    return `${setting} is missing: set an address such as postgres://role:...@host/database`
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.username || url.pathname.length < 2)
    return `${setting} is no address: set one such as postgres://role:...@host/database`
  if (!url.password && setting !== SERVER) return `${setting} has no password: set one`
  const [database, name, password] = [url.pathname.slice(1), url.username, url.password].map(
    decodeURIComponent,
  ) as [string, string, string]
  return { database, login: { name, password } }
}

/** Makes the databases and roles; can be repeated, and sets the passwords anew. */
export async function makeRoles({ server, roles }: Plan): Promise<void> {
  const open = async (database: string): Promise<pg.Client> => {
    const url = new URL(server)
    url.pathname = `/${encodeURIComponent(database)}`
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    return client
  }
  for (const each of roles) await prepareDatabase(open, each)
}
