import type { PriceProposal, ProposalAnswer } from '@darnley/contract/price-proposals'
import { conflict, notFound, refuseFaults, valueFault } from '#src/lib/http-error.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { receiveQuestion } from '#src/modules/conversations/receive.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Services } from '#src/services.ts'
import { closeProposal } from './close.ts'
import { lineOf } from './line.ts'
import { PRICE_QUESTION } from './mails.ts'
import { payDifference } from './pay.ts'
import { type Proposal, proposalRepository } from './repository.ts'
import { type Closed, needsPayment } from './rules.ts'

type Answering = Pick<Services, 'db' | 'config' | 'payments' | 'settle' | 'outbox' | 'reconciler'>

interface Answered {
  readonly order: Order
  readonly id: string
  readonly answer: Pick<ProposalAnswer, 'answer' | 'question'>
}

/**
 * Takes a customer's answer, once: a repeated one changes nothing. Returns the secret of the payment that a higher
 * price needs first.
 * @throws HttpError 409 when the proposal was closed in another way
 */
export async function answerProposal(
  services: Answering,
  { order, id, answer: { answer, question } }: Answered,
): Promise<string | null> {
  const proposal = await proposalRepository(services.db).byId(id)
  if (proposal?.orderId !== order.id) throw notFound('Proposal')
  if (answer === 'ask') return ask(services, { proposal, question })
  if (answer === 'refuse' && proposal.kind === 'not_possible')
    refuseFaults([valueFault(['body', 'answer'], 'What is not possible cannot be refused')])
  const state = answer === 'agree' ? 'agreed' : 'refused'
  if (proposal.state === state) return null
  requireOpen(proposal)
  if (answer === 'agree' && needsPayment(proposal))
    return payDifference(services, { order, proposal })
  await close(services, { proposal, state })
  return null
}

function requireOpen({ state, answerUntil }: Proposal): void {
  if (state !== 'open' || answerUntil.getTime() <= Date.now()) throw conflict(TOO_LATE[state])
}

const TOO_LATE: Readonly<Record<PriceProposal['state'], string>> = {
  open: 'The time to answer is over',
  agreed: 'You agreed to this price before',
  refused: 'You said no to this price before',
  withdrawn: 'The workshop has withdrawn this price',
  went_on: 'The time to answer is over: the work went on as ordered',
  sent_back: 'The time to answer is over: the work was left out',
}

async function close(
  { db, config: { company }, outbox, reconciler }: Answering,
  { proposal: { id, orderId }, state }: { proposal: Proposal; state: Closed },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId)
    const proposal = await proposalRepository(transaction).byId(id)
    if (!order || !proposal || proposal.state === state) return
    requireOpen(proposal)
    await closeProposal(transaction, { order, proposal, state, by: 'customer', company })
  })
  outbox.wake()
  reconciler.wake()
}

async function ask(
  { db, outbox }: Answering,
  { proposal, question }: { proposal: Proposal; question: string | undefined },
): Promise<null> {
  if (question === undefined) throw new Error('The rules of the call require a question')
  requireOpen(proposal)
  await db.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(proposal.orderId)
    const repository = proposalRepository(transaction)
    if (!order || !(await repository.ask(proposal.id, question))) return
    const { garment, service } = lineOf(order, proposal)
    const subject = `New price: ${service}, ${garment}`
    await receiveQuestion(transaction, { id: proposal.id, order, subject, question })
    await createOutboxRepository(transaction).add({
      key: `${PRICE_QUESTION}:${proposal.id}:${proposal.questions.length + 1}`,
      notificationType: 'something_else',
      template: PRICE_QUESTION,
      payload: { proposalId: proposal.id },
    })
  })
  outbox.wake()
  return null
}
