import { WrongConfiguration } from './faults.ts'

interface NamedDatabase {
  /** As in "The api". */
  readonly part: string
  /** The variable that names the database. */
  readonly setting: string
}

/** Codes of Node and PostgreSQL for a database that an address does not lead to, and what to do. */
const CURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'start PostgreSQL, or correct host and port',
  ENOTFOUND: 'correct the host',
  EAI_AGAIN: 'correct the host, or let the machine look names up',
  ETIMEDOUT: 'correct the host, or let this machine reach it',
  '28P01': 'correct role and password',
  '28000': 'correct the role, or let it sign in from this machine',
  '3D000': 'create the database, or correct its name',
}

/**
 * Returns the result of a step that opens a database.
 * @throws WrongConfiguration when its address does not lead to one; any other error as it is
 */
export async function orNameDatabase<Result>(
  { part, setting }: NamedDatabase,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    const code = codeOf(error)
    const cure = code && CURES[code]
    if (!cure) throw error
    const problem = `names a database that cannot be opened (${code})`
    throw new WrongConfiguration({ part, faults: [{ setting, problem, cure }] })
  }
}

interface PendingMigrations {
  /** As in "The api". */
  readonly part: string
  /** The variable of the owner's address. */
  readonly ownerUrl: string
  /** The variable of the pooler. */
  readonly pooler: string
}

/** Returns the error of a part that has to migrate and is only led through a pooler, which cannot lock a session. */
export function pendingThroughPooler({
  part,
  ownerUrl,
  pooler,
}: PendingMigrations): WrongConfiguration {
  const problem = `is not set, but migrations are pending and ${pooler} is transaction`
  const cure =
    'apply them by the migrate command first, or set the address of the database itself, for the role that owns it'
  return new WrongConfiguration({ part, faults: [{ setting: ownerUrl, problem, cure }] })
}

/** Node reports several addresses that all failed as one error with a code. */
function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error ? String(error.code) : null
}
