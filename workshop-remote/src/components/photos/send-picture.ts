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
