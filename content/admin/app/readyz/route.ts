import config from '#admin/payload.config.ts'
import { getPayload } from 'payload'

export const dynamic = 'force-dynamic'

/** Ready: the database responds and an editor can sign in. */
export async function GET(): Promise<Response> {
  try {
    const payload = await getPayload({ config })
    await payload.count({ collection: 'users' })
    return Response.json({ status: 'ok' })
  } catch (error) {
    console.error(error)
    return Response.json({ status: 'database unreachable' }, { status: 503 })
  }
}
