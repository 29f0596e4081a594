import { createHmac, randomUUID } from 'node:crypto'
import { readConfig } from '#src/config.ts'
import type { TestEnvironment } from './test-environment.ts'

type Headers = Readonly<Record<string, string>>

/** Returns the signature headers of a provider's call for these bytes; none for other calls. */
export function signatureOf(
  { env }: Pick<TestEnvironment, 'env'>,
  { path, body }: { readonly path: string; readonly body: Buffer },
): Headers {
  const { stripe, couriers, shopify } = readConfig(env)
  const { evermile, onfleet, ship24 } = couriers.secrets
  const now = Math.floor(Date.now() / 1000)
  const hmac = (key: string | Buffer, hash = 'sha256'): ReturnType<typeof createHmac> =>
    createHmac(hash, key)
  if (path === '/public/stripe_webhook') {
    const signed = hmac(stripe.webhookSecrets[0] ?? '').update(`${now}.`)
    return { 'stripe-signature': `t=${now},v1=${signed.update(body).digest('hex')}` }
  }
  if (path === '/public/onfleet_update_event') {
    const signed = hmac(Buffer.from(onfleet[0] ?? '', 'hex'), 'sha512')
    return { 'x-onfleet-signature': signed.update(body).digest('hex') }
  }
  if (path === '/public/ship24_webhook') return { authorization: `Bearer ${ship24[0]}` }
  if (path === '/public/evermile_update_event') {
    const key = Buffer.from((evermile[0] ?? '').replace(/^whsec_/, ''), 'base64')
    const id = `msg_${randomUUID()}`
    const signed = hmac(key).update(`${id}.${now}.`)
    return {
      'svix-id': id,
      'svix-timestamp': String(now),
      'svix-signature': `v1,${signed.update(body).digest('base64')}`,
    }
  }
  if (/^\/public\/shopify\/(customers|shop|create_event)/.test(path)) {
    const signed = hmac(shopify.apiSecrets[0] ?? '').update(body)
    return { 'x-shopify-hmac-sha256': signed.digest('base64') }
  }
  return {}
}
