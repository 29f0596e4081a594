import { z } from 'zod'

/**
 * What stands between a part and PostgreSQL. A pooler in transaction mode gives each transaction another session: there
 * are no named statements, no settings of a session, no LISTEN and no session locks.
 */
export const Pooler = z.enum(['none', 'transaction'])
export type Pooler = z.infer<typeof Pooler>

export const poolerDescription = 'none, or transaction for PgBouncer in transaction mode'
