import { setTimeout as sleep } from 'node:timers/promises'
import type {
  OrderPrices,
  PriceProposal,
  ProposalAnswered,
} from '@darnley/contract/price-proposals'
import type { Random } from '@darnley/testing/random'
import { payByCard } from './card.ts'
import { type Client, createClient } from './client.ts'
import type { ChaosContext } from './customer.ts'

interface Answering {
  readonly context: ChaosContext
  readonly client: Client
  readonly random: Random
  readonly token: string
  readonly proposal: PriceProposal
}

/** Looks at the page of every order again and again, as its customer, and answers proposed prices until the signal. */
export async function answerPrices(
  context: ChaosContext,
  { random, until }: { readonly random: Random; readonly until: AbortSignal },
): Promise<void> {
  const client = createClient({ ...context, random })
  while (!until.aborted) {
    for (const token of context.tokens) {
      if (until.aborted) return
      const path = `/public/price_proposals?order_id_token=${token}`
      const { status, body } = await client.get<OrderPrices>(path)
      if (status !== 200) continue
      for (const proposal of body.proposals)
        if (proposal.state === 'open') await answer({ context, client, random, token, proposal })
    }
    await sleep(50)
  }
}

async function answer(answering: Answering): Promise<void> {
  const dice = answering.random()
  if (dice < 0.5) await agree(answering)
  else if (dice < 0.7) await send(answering, 'refuse')
  else if (dice < 0.85) await send(answering, 'ask')
  // In two tabs: whichever is first is what counts.
  else await Promise.all([agree(answering), send(answering, 'refuse')])
}

async function agree(answering: Answering): Promise<void> {
  const { context, proposal, random } = answering
  context.log.add({ type: 'agreeing', proposal: proposal.id })
  const { status, body } = await send(answering, 'agree')
  if (status !== 200 || body.client_secret === null) return
  const payment = { ...context, clientSecret: body.client_secret }
  if (random() < 0.2) await payByCard({ ...payment, card: 'pm_card_visa_chargeDeclined' })
  const isPaid = await payByCard({ ...payment, card: 'pm_card_visa' })
  if (isPaid) context.log.add({ type: 'difference-paid', proposal: proposal.id })
}

function send(
  { client, token, proposal }: Answering,
  said: 'agree' | 'refuse' | 'ask',
): Promise<{ readonly status: number; readonly body: ProposalAnswered }> {
  return client.post<ProposalAnswered>(`/public/price_proposals/${proposal.id}/answer`, {
    order_id_token: token,
    answer: said,
    ...(said === 'ask' && { question: 'What does it look like?' }),
  })
}
