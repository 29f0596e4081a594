import { callIntent, intentPath } from '../call.ts'
import type { Answer, PageQuestion } from '../messages.ts'
import { listenToPage } from '../page-port.ts'

type Outcome = 'complete' | 'fail'

const { origin } = window.location
// Listens from the start, so that a choice made before the shop's page connects counts.
const { promise: chosen, resolve: choose } = Promise.withResolvers<Outcome>()
let publicKey = ''

for (const outcome of ['complete', 'fail'] as const) {
  button(outcome).addEventListener('click', () => choose(outcome))
}
disableButtons(false)
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') choose('fail')
})

async function authenticate({ clientSecret }: PageQuestion): Promise<Answer> {
  button('complete').focus()
  const parameters = { key: publicKey, client_secret: clientSecret }
  const path = intentPath(clientSecret)
  showAmount(await callIntent({ origin, method: 'GET', path, parameters }))
  const outcome = await chosen
  disableButtons(true)
  return outcomeOf(
    await callIntent({
      origin,
      method: 'POST',
      path: `${path}/sandbox_authentication`,
      parameters: { ...parameters, outcome },
    }),
  )
}

/** Returns the result for the shop: like Stripe, an error when the bank refused the intent. */
function outcomeOf(answer: Answer): Answer {
  const error = answer.paymentIntent?.last_payment_error
  return error ? { error: { ...error, payment_intent: answer.paymentIntent } } : answer
}

function showAmount({ paymentIntent }: Answer): void {
  const amount = document.querySelector('#amount')
  if (!paymentIntent || !amount) return
  const { currency } = paymentIntent
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  amount.textContent = format.format(paymentIntent.amount / 100)
}

function disableButtons(disabled: boolean): void {
  for (const outcome of ['complete', 'fail'] as const) button(outcome).disabled = disabled
}

function button(id: Outcome): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`#${id}`)
  if (!found) throw new Error('A button of the page is missing.')
  return found
}

listenToPage({
  onMessage: (message, port) => {
    if (message.type === 'setup') publicKey = message.publicKey
    if (message.type === 'abandon') choose('fail')
    if (message.type !== 'authenticate') return
    void authenticate(message).then((answer) => port.answer(message, answer))
  },
})
