import type { ClientLog } from '#system-tests/chaos/client-log.ts'
import { retry, type Answer } from './client.ts'

export type Card = 'pm_card_visa' | 'pm_card_visa_chargeDeclined' | 'pm_card_authenticationRequired'

interface Payment {
  readonly sandboxUrl: string
  readonly log: ClientLog
  readonly clientSecret: string
  readonly card: Card
}

interface Intent {
  readonly status?: string
}

/** Pays like the provider's script in the browser, with the bank's 3-D Secure step. Returns whether it is captured. */
export async function payByCard({ clientSecret, card, ...payment }: Payment): Promise<boolean> {
  const intent = clientSecret.split('_secret_')[0] ?? ''
  const send = (action: string, form: Record<string, string>): Promise<Answer<Intent>> =>
    post(`${payment.sandboxUrl}/v1/payment_intents/${intent}/${action}`, {
      client_secret: clientSecret,
      ...form,
    })
  let { body } = await send('confirm', {
    payment_method: card,
    return_url: 'http://localhost/validate-payment',
  })
  if (body.status === 'requires_action')
    ({ body } = await send('sandbox_authentication', { outcome: 'complete' }))
  const isCaptured = body.status === 'succeeded'
  if (isCaptured) payment.log.add({ type: 'captured', intent })
  return isCaptured
}

function post(url: string, form: Record<string, string>): Promise<Answer<Intent>> {
  return retry(`POST ${url}`, async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
    })
    // The sandbox answers 500 while its database restarts.
    const status = response.status === 500 ? 503 : response.status
    return { status, body: (await response.json()) as Intent }
  })
}
