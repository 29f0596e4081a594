import type { Payload } from 'payload'

const demoEditor = { email: 'editor@darnley.example', password: 'needle-and-thread' }

/** Makes the demo editor when nobody can sign in yet. */
export async function ensureDemoEditor(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  await payload.create({ collection: 'users', data: demoEditor })
}
