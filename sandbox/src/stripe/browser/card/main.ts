import { callApi, callIntent, intentPath } from '../call.ts'
import type { Answer, PageMessage, PageQuestion, StripeError } from '../messages.ts'
import { listenToPage, type PagePort } from '../page-port.ts'
import { applyAppearance, loadFonts } from './appearance.ts'
import { CardForm } from './card-form.ts'

let page: PagePort | null = null
let publicKey = ''
const form = new CardForm(reportChange)
let lastState = form.state
const { origin } = window.location

async function answerTo(question: PageQuestion): Promise<Answer> {
  const fault = form.check()
  if (fault) {
    const { code, message } = fault
    return { error: { type: 'validation_error', code, message } }
  }
  if (question.type === 'confirm') return confirm(question.clientSecret)
  if (question.type === 'create-payment-method') return createPaymentMethod()
  return { selectedPaymentMethod: 'card' }
}

async function confirm(clientSecret: string): Promise<Answer> {
  const card = Object.entries(form.parameters).map(([name, value]): [string, string] => {
    const [first, ...rest] = name.split('[')
    return [['payment_method_data[' + first + ']', ...rest].join('['), value]
  })
  const answer = await callIntent({
    origin,
    method: 'POST',
    path: `${intentPath(clientSecret)}/confirm`,
    parameters: { key: publicKey, client_secret: clientSecret, ...Object.fromEntries(card) },
  })
  if (answer.error?.code === 'incorrect_number') form.showNumberError(answer.error.message)
  return answer
}

async function createPaymentMethod(): Promise<Answer> {
  const parameters = { key: publicKey, ...form.parameters }
  const body = await callApi({ origin, method: 'POST', path: '/v1/payment_methods', parameters })
  return body['error'] ? { error: body['error'] as StripeError } : { paymentMethod: body }
}

function receive(message: PageMessage, port: PagePort): void {
  if (message.type === 'setup') {
    publicKey = message.publicKey
    applyAppearance(message.appearance)
    loadFonts(message.fonts)
    port.send({ type: 'ready' })
  } else if (message.type === 'focus') form.focus()
  else if (message.type === 'blur') (document.activeElement as HTMLElement | null)?.blur()
  else if (message.type === 'clear') {
    form.clear()
    reportChange()
  } else if ('number' in message) {
    void answerTo(message).then((answer) => port.answer(message, answer))
  }
}

function reportChange(): void {
  const { state } = form
  if (state.complete === lastState.complete && state.empty === lastState.empty) return
  lastState = state
  page?.send({ type: 'change', ...state })
}

function reportHeight(): void {
  page?.send({ type: 'height', height: document.body.getBoundingClientRect().height })
}

listenToPage({
  onConnect: (port) => {
    page = port
    reportHeight()
  },
  onMessage: receive,
})
new ResizeObserver(reportHeight).observe(document.body)
window.addEventListener('focus', () => page?.send({ type: 'focus' }))
window.addEventListener('blur', () => page?.send({ type: 'blur' }))
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Enter') page?.send({ type: 'enter' })
})
