import type { Payload } from 'payload'
import { demoUsers } from '../src/demo-users.ts'

/** Creates the demonstration's users when there are none, the owner first. */
export async function ensureDemoUsers(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  for (const data of demoUsers) await payload.create({ collection: 'users', data })
}
