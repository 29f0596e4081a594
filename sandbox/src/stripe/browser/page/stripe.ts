import { callApi, callIntent, intentPath, type ApiCall } from '../call.ts'
import type { Answer, Intent, StripeError } from '../messages.ts'
import { Elements, type ElementsOptions } from './elements.ts'
import { askTheBank } from './three-d-secure.ts'

interface ConfirmOptions {
  elements?: Elements
  clientSecret?: string
  confirmParams?: { return_url?: string }
  redirect?: 'always' | 'if_required'
}

interface Place {
  /** Of the frames that it embeds. */
  readonly origin: string
  /** Of the API that the page itself calls. */
  readonly api: string
  readonly publicKey: string
}

/** Stripe's browser object, limited to card payments. */
export class SandboxStripe {
  readonly #origin: string
  readonly #api: string
  readonly #publicKey: string

  constructor({ origin, api, publicKey }: Place) {
    this.#origin = origin
    this.#api = api
    this.#publicKey = publicKey
  }

  elements(options: ElementsOptions = {}): Elements {
    return new Elements({ origin: this.#origin, publicKey: this.#publicKey, options })
  }

  /** Leaves the page for `return_url` on success, unless `redirect` is 'if_required'. */
  async confirmPayment(options: ConfirmOptions): Promise<Answer> {
    const { elements, confirmParams, redirect = 'always' } = options
    const clientSecret = options.clientSecret ?? elements?.clientSecret ?? ''
    const answer = await this.#settle(await this.#attempt(elements, clientSecret))
    if (!answer.paymentIntent || redirect === 'if_required') return answer
    leaveFor(confirmParams?.return_url ?? '', answer.paymentIntent)
    // Like Stripe's, this promise stays pending while the page navigates.
    return new Promise<Answer>(() => undefined)
  }

  async confirmCardPayment(
    clientSecret: string,
    data: { payment_method?: string } = {},
  ): Promise<Answer> {
    const { payment_method } = data
    return this.#settle(await this.#confirm(clientSecret, payment_method ? { payment_method } : {}))
  }

  async handleNextAction({ clientSecret }: { clientSecret: string }): Promise<Answer> {
    return this.#settle(await this.retrievePaymentIntent(clientSecret))
  }

  async retrievePaymentIntent(clientSecret: string): Promise<Answer> {
    return callIntent(this.#call('GET', { path: intentPath(clientSecret), clientSecret }))
  }

  async createPaymentMethod({ elements }: { elements: Elements }): Promise<Answer> {
    return elements.payment.ask('create-payment-method')
  }

  async createToken(): Promise<Answer> {
    const call = this.#call('POST', { path: '/v1/tokens', clientSecret: '' })
    const body = await callApi(call)
    return { error: body['error'] as StripeError }
  }

  registerAppInfo(): void {}

  _registerWrapper(): void {}

  /** Confirms with the wallet's card, the card form's or the intent's own payment method. */
  async #attempt(elements: Elements | undefined, clientSecret: string): Promise<Answer> {
    if (elements?.takeWalletAgreement())
      return this.#confirm(clientSecret, { payment_method: 'pm_card_visa' })
    return elements
      ? elements.payment.ask('confirm', clientSecret)
      : this.#confirm(clientSecret, {})
  }

  async #confirm(clientSecret: string, parameters: Record<string, string>): Promise<Answer> {
    const path = `${intentPath(clientSecret)}/confirm`
    const call = this.#call('POST', { path, clientSecret })
    return callIntent({ ...call, parameters: { ...call.parameters, ...parameters } })
  }

  async #settle(answer: Answer): Promise<Answer> {
    const intent = answer.paymentIntent
    if (intent?.status !== 'requires_action') return answer
    return askTheBank({
      origin: this.#origin,
      publicKey: this.#publicKey,
      clientSecret: intent.client_secret,
    })
  }

  #call(
    method: ApiCall['method'],
    { path, clientSecret }: { path: string; clientSecret: string },
  ): ApiCall {
    const parameters = { key: this.#publicKey, client_secret: clientSecret }
    return { origin: this.#api, method, path, parameters }
  }
}

function leaveFor(returnUrl: string, intent: Intent): void {
  const url = new URL(returnUrl, window.location.href)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  window.location.assign(url)
}
