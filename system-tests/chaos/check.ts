/**
 * Checks the invariants of all orders (I1 to I10), prints each violation and ends with 1 if there is one. Usage:
 * API_DATABASE_URL=... SANDBOX_DATABASE_URL=... SANDBOX_URL=... node system-tests/chaos/check.ts [log of the clients]
 */
import pg from 'pg'
import { mailboxAt } from './check/mailbox.ts'
import { findViolations } from './check/violations.ts'
import { readClientLog } from './client-log.ts'

const {
  API_DATABASE_URL,
  SANDBOX_DATABASE_URL,
  SANDBOX_URL = 'http://127.0.0.1:3300',
} = process.env
const [, , logFile] = process.argv
if (!API_DATABASE_URL || !SANDBOX_DATABASE_URL)
  throw new Error('Set API_DATABASE_URL and SANDBOX_DATABASE_URL')

const api = new pg.Pool({ connectionString: API_DATABASE_URL })
const sandbox = new pg.Pool({ connectionString: SANDBOX_DATABASE_URL })
const violations = await findViolations({
  api,
  sandbox,
  mailsTo: mailboxAt(SANDBOX_URL),
  events: logFile ? readClientLog(logFile) : [],
})
await Promise.all([api.end(), sandbox.end()])
for (const violation of violations) console.log(violation)
process.exitCode = violations.length > 0 ? 1 : 0
