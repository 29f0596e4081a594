/** Signature checks for provider events. All compare in constant time. */
import { createHmac, timingSafeEqual } from 'node:crypto'

interface Signed {
  /** The raw bytes of the request. */
  readonly body: Buffer
  readonly secret: string
}

/** https://docs.onfleet.com/reference/secrets: HMAC-SHA512, hexadecimal, under a hexadecimal secret. */
export function isFromOnfleet({ body, secret }: Signed, signature: string): boolean {
  const wanted = createHmac('sha512', Buffer.from(secret, 'hex')).update(body).digest()
  return isSame(wanted, Buffer.from(signature, 'hex'))
}

/** https://docs.ship24.com/webhooks/authentication: the secret itself, as a bearer token. */
export function isFromShip24({ secret }: Pick<Signed, 'secret'>, authorization: string): boolean {
  return isSame(digest(`Bearer ${secret}`), digest(authorization))
}

export interface SvixHeaders {
  readonly 'svix-id': string
  readonly 'svix-timestamp': string
  readonly 'svix-signature': string
}

const TOLERANCE_SECONDS = 300

/**
 * Evermile sends its events (https://webhooks.prod.evermile.io) through Svix, whose signature also covers id and
 * time: https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function isFromSvix({ body, secret }: Signed, headers: SvixHeaders, now: Date): boolean {
  const seconds = Number(headers['svix-timestamp'])
  if (!(Math.abs(now.getTime() / 1000 - seconds) <= TOLERANCE_SECONDS)) return false
  const wanted = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${headers['svix-id']}.${headers['svix-timestamp']}.`)
    .update(body)
    .digest()
  return headers['svix-signature']
    .split(' ')
    .some((each) => each.startsWith('v1,') && isSame(wanted, Buffer.from(each.slice(3), 'base64')))
}

/** Shopify's webhooks: HMAC-SHA256 in base64. */
export function isFromShopify({ body, secret }: Signed, signature: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest()
  return isSame(wanted, Buffer.from(signature, 'base64'))
}

/** https://postmarkapp.com/developer/webhooks/inbound-webhook: the password in the address of the webhook. */
export function isFromPostmark(
  { secret }: Pick<Signed, 'secret'>,
  authorization: string | undefined,
): boolean {
  const [, credentials = ''] = /^Basic (\S+)$/i.exec(authorization ?? '') ?? []
  const [, password = ''] =
    /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString()) ?? []
  return isSame(digest(secret), digest(password))
}

interface SignedForm {
  /** The address that was called, as the outside names it. */
  readonly url: string
  readonly form: URLSearchParams
  readonly secret: string
}

/** https://www.twilio.com/docs/usage/webhooks/webhooks-security: HMAC-SHA1 of address and sorted fields. */
export function isFromTwilio({ url, form, secret }: SignedForm, signature: string): boolean {
  const fields = [...form].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
  const wanted = createHmac('sha1', secret)
    .update(url + fields.flat().join(''))
    .digest()
  return isSame(wanted, Buffer.from(signature, 'base64'))
}

function digest(text: string): Buffer {
  return createHmac('sha256', 'compare').update(text).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
