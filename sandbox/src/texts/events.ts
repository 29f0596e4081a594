import { createHmac } from 'node:crypto'
import type { Config } from '#src/config.ts'

interface Call {
  /** Public address, as the api gave it: it is what Twilio signs. */
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/**
 * Calls a webhook as Twilio would: https://www.twilio.com/docs/usage/webhooks/webhooks-security. The call goes to the
 * api itself, as the public address may not be reached from here. Returns its status, 0 for no response.
 */
export async function callWebhook(
  { url, fields }: Call,
  { apiUrl, twilioToken }: Config['messages'],
): Promise<number> {
  const { pathname, search } = new URL(url)
  const signed = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const signature = createHmac('sha1', twilioToken)
    .update(url + signed.flat().join(''))
    .digest('base64')
  const response = await fetch(apiUrl + pathname.replace(/^\/api/, '') + search, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  return response?.status ?? 0
}
