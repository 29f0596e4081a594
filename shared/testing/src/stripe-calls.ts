/** Records the calls between a server and Stripe, or its stand-in, and says which types of Stripe they claim to have. */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Claim } from './stripe-types.ts'

export interface StripeCall {
  /** As in "POST /v1/payment_intents/:id/cancel". */
  readonly name: string
  /** Parameters of query or form. */
  readonly parameters: unknown
  /** The version that the request names. */
  readonly version: string | undefined
  readonly status: number
  readonly answer: unknown
}

export interface StripeRecorder {
  readonly url: string
  readonly calls: StripeCall[]
  close(): void
}

/** Starts a proxy in front of an address that is asked for at each call. Other calls than Stripe's pass unrecorded. */
export async function recordStripe(target: () => string): Promise<StripeRecorder> {
  const calls: StripeCall[] = []
  const server: Server = createServer((asked, response) => {
    void pass(target(), { asked, response }).then((call) => call && calls.push(call))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, calls, close: () => server.close() }
}

interface Exchange {
  readonly asked: IncomingMessage
  readonly response: ServerResponse
}

async function pass(target: string, { asked, response }: Exchange): Promise<StripeCall | null> {
  const { method = 'GET', url = '/', headers } = asked
  const body = await buffer(asked)
  const onward = request(new URL(url, target), { method, headers })
  onward.end(body)
  const [answered] = (await once(onward, 'response')) as [IncomingMessage]
  const { statusCode: status = 502 } = answered
  const answer = await buffer(answered)
  response.writeHead(status, answered.headers).end(answer)
  if (!url.startsWith('/v1/')) return null
  const { pathname, search } = new URL(url, target)
  return {
    name: `${method} ${nameOf(pathname)}`,
    parameters: readForm(method === 'GET' ? search.slice(1) : body.toString()),
    version: headers['stripe-version']?.toString(),
    status,
    answer: JSON.parse(answer.toString()) as unknown,
  }
}

function nameOf(path: string): string {
  return path.replaceAll(/\/(?:pi|re|evt|pm)_\w+/g, '/:id')
}

type Form = { [name: string]: unknown }

/** Reads names such as `automatic_payment_methods[enabled]`, as Stripe does. */
function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...path] = name.split(/\]?\[|\]/).filter((part) => part !== '')
    const isText = first === 'metadata' || first === 'description' || first === 'query'
    put(form, { path: [first, ...path], value: isText ? value : plain(value) })
  }
  return form
}

function put(
  form: Form,
  { path: [name = '', ...rest], value }: { path: string[]; value: unknown },
): void {
  if (rest.length === 0) {
    form[name] = value
    return
  }
  const inner = (form[name] ??= {}) as Form
  put(inner, { path: rest, value })
}

/** A form has only texts: numbers and booleans are told by how they look. */
function plain(value: string): unknown {
  if (/^\d+$/.test(value)) return Number(value)
  return value === 'true' || value === 'false' ? value === 'true' : value
}

const ERROR = '{ error: Stripe.PaymentIntent.LastPaymentError }'

/** The types of parameters and answer of each call. */
const CALLS: Readonly<Record<string, readonly [parameters: string, answer: string]>> = {
  'POST /v1/payment_intents': ['Stripe.PaymentIntentCreateParams', 'Stripe.PaymentIntent'],
  'GET /v1/payment_intents/search': [
    'Stripe.PaymentIntentSearchParams',
    'Stripe.ApiSearchResult<Stripe.PaymentIntent>',
  ],
  'GET /v1/payment_intents/:id': ['Stripe.PaymentIntentRetrieveParams', 'Stripe.PaymentIntent'],
  'POST /v1/payment_intents/:id/cancel': [
    'Stripe.PaymentIntentCancelParams',
    'Stripe.PaymentIntent',
  ],
  'POST /v1/payment_intents/:id/confirm': [
    'Stripe.PaymentIntentConfirmParams',
    'Stripe.PaymentIntent',
  ],
  'POST /v1/refunds': ['Stripe.RefundCreateParams', 'Stripe.Refund'],
  'GET /v1/refunds': ['Stripe.RefundListParams', 'Stripe.ApiList<Stripe.Refund>'],
  'GET /v1/balance': ['Stripe.BalanceRetrieveParams', 'Stripe.Balance'],
  'GET /v1/webhook_endpoints': [
    'Stripe.WebhookEndpointListParams',
    'Stripe.ApiList<Stripe.WebhookEndpoint>',
  ],
}

/** Returns what a call claims. @throws Error for a call that is not known here */
export function claimsOf({ name, parameters, status, answer }: StripeCall): Claim[] {
  const types = CALLS[name]
  if (!types) throw new Error(`Name the types of ${name} in CALLS`)
  return [
    { type: types[0], value: parameters },
    { type: status < 400 ? types[1] : ERROR, value: answer },
  ]
}

/** Returns what an event claims: the type of exactly its kind. */
export function claimOfEvent(event: { readonly type: string }): Claim {
  return { type: `Extract<Stripe.Event, { type: '${event.type}' }>`, value: event }
}
