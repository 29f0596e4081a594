/**
 * Checks the invariants of all orders (I1 to I8) and prints each violation; ends with 1 if there is one.
 * Usage: API_DATABASE_URL=... SANDBOX_DATABASE_URL=... SANDBOX_URL=... node system-tests/chaos/check.ts [notes of the clients]
 */
import pg from 'pg'
import { mailboxAt } from './check/mailbox.ts'
import { findViolations } from './check/violations.ts'
import { readNotes } from './notes.ts'

const {
  API_DATABASE_URL,
  SANDBOX_DATABASE_URL,
  SANDBOX_URL = 'http://127.0.0.1:3300',
} = process.env
const [, , notesFile] = process.argv
const connect = async (connectionString: string | undefined): Promise<pg.Client> => {
  if (!connectionString) throw new Error('Set API_DATABASE_URL and SANDBOX_DATABASE_URL')
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client
}

const api = await connect(API_DATABASE_URL)
const sandbox = await connect(SANDBOX_DATABASE_URL)
const mailsTo = mailboxAt(SANDBOX_URL)
const notes = notesFile ? readNotes(notesFile) : []
const violations = await findViolations({ api, sandbox, mailsTo, notes })
await Promise.all([api.end(), sandbox.end()])
for (const violation of violations) console.log(violation)
process.exitCode = violations.length > 0 ? 1 : 0
