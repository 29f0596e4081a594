import type { Payload } from 'payload'
import { demoEditor } from '../src/demo-editor.ts'

/** Creates the demo editor when there are no editors. */
export async function ensureDemoEditor(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return
  await payload.create({ collection: 'users', data: demoEditor })
}
