import { orNameDatabase } from '@darnley/node/database-fault'
import { Client } from 'pg'

/**
 * Opens the database once, because Payload would report a failure with a stack.
 * @throws WrongConfiguration when the address does not lead to a database
 */
export async function expectDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  const named = { part: 'The content service', setting: 'CONTENT_DATABASE_URL' }
  await orNameDatabase(named, () => client.connect())
  await client.end()
}
