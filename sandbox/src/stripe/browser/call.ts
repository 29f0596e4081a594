import type { Answer, Intent, StripeError } from './messages.ts'

export interface ApiCall {
  origin: string
  method: 'GET' | 'POST'
  path: string
  parameters: Record<string, string>
}

const offline: StripeError = {
  type: 'api_connection_error',
  message: 'We could not reach the payment service. Please check your connection and try again.',
}

/** Calls the sandbox like Stripe's script calls Stripe: form-encoded, without credentials or custom headers. */
export async function callApi(call: ApiCall): Promise<Record<string, unknown>> {
  const form = new URLSearchParams(call.parameters)
  const query = call.method === 'GET' ? `?${form}` : ''
  const body = call.method === 'GET' ? null : form
  try {
    const options: RequestInit = { method: call.method, body, credentials: 'omit' }
    const response = await fetch(`${call.origin}${call.path}${query}`, options)
    return (await response.json()) as Record<string, unknown>
  } catch {
    return { error: offline }
  }
}

export async function callIntent(call: ApiCall): Promise<Answer> {
  const body = await callApi(call)
  if (body['error']) return { error: body['error'] as StripeError }
  const paymentIntent = body as Intent
  return { paymentIntent }
}

/** Returns the path of an intent: `pi_123_secret_456` belongs to `pi_123`. */
export function intentPath(clientSecret: string): string {
  return `/v1/payment_intents/${encodeURIComponent(clientSecret.split('_secret_')[0] ?? '')}`
}
