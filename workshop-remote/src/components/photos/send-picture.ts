import { apiUrl } from '@darnley/web/client'
import { staffCall } from '@darnley/web/session'

/** Sends a picture's bytes; a session that has just ended is renewed once. @param path With its query */
export async function sendPicture(path: string, body: Blob): Promise<Response> {
  const send = (): Promise<Response> =>
    fetch(apiUrl(path), { method: 'POST', headers: { 'content-type': body.type }, body })
  const response = await send()
  if (response.status !== 401) return response
  await staffCall('GET /workshop/me')
  return send()
}

/** Returns why a picture is not taken, in words; null when sending it again can help. */
export function refusalOf(status: number, body: unknown): string | null {
  if (status === 413) return 'Send a picture of at most 12 MB.'
  if (status !== 422) return null
  const { detail } = (body ?? {}) as {
    readonly detail?: readonly { readonly msg: string }[] | string
  }
  return typeof detail === 'object' ? `${detail.map(({ msg }) => msg).join('. ')}.` : null
}
