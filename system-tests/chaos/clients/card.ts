import { type Answer, untilAnswered } from './client.ts'
import type { Notes } from '#system-tests/chaos/notes.ts'

export type Card = 'pm_card_visa' | 'pm_card_visa_chargeDeclined' | 'pm_card_authenticationRequired'

interface Payment {
  readonly sandboxUrl: string
  readonly notes: Notes
  readonly clientSecret: string
  readonly card: Card
}

interface Intent {
  readonly status?: string
}

/** Pays as the provider's script in the browser does, the bank's own step included; true once it is captured. */
export async function payByCard({ clientSecret, card, ...payment }: Payment): Promise<boolean> {
  const intent = clientSecret.split('_secret_')[0] ?? ''
  const confirmed = await ask(payment.sandboxUrl, {
    path: `${intent}/confirm`,
    form: {
      client_secret: clientSecret,
      payment_method: card,
      return_url: 'http://localhost/validate-payment',
    },
  })
  const { body } =
    confirmed.body.status === 'requires_action'
      ? await ask(payment.sandboxUrl, {
          path: `${intent}/sandbox_authentication`,
          form: { client_secret: clientSecret, outcome: 'complete' },
        })
      : confirmed
  const isCaptured = body.status === 'succeeded'
  if (isCaptured) payment.notes.add({ type: 'captured', intent })
  return isCaptured
}

function ask(
  sandboxUrl: string,
  { path, form }: { path: string; form: Record<string, string> },
): Promise<Answer<Intent>> {
  return untilAnswered(`paying ${path}`, async () => {
    const response = await fetch(`${sandboxUrl}/v1/payment_intents/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
    })
    // The sandbox's 500 is its database's restart.
    const status = response.status === 500 ? 503 : response.status
    return { status, body: (await response.json()) as Intent }
  })
}
