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

function digest(text: string): Buffer {
  return createHmac('sha256', 'compare').update(text).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
