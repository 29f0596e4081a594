import { randomUUID } from 'node:crypto'
import type { EnquiryReceipt } from '@darnley/contract/enquiries'
import type { Conversation, Inbox } from '@darnley/contract/workshop-messages'
import { expect } from 'vitest'
import type { PaidOrder } from './paid-order.ts'
import { signInToWorkshop } from './staff.ts'
import type { TestEnvironment } from './test-environment.ts'
import { type Answer, visit, type Visitor } from './visitor.ts'

export const newEmail = (): string => `ida.${randomUUID().slice(0, 8)}@example.com`

/** What visitors and a manager do with the inbox. */
export interface InboxOfTest {
  readonly manager: Visitor
  /** Sends an enquiry; returns the id of its conversation. */
  enquire(path: string, body: object, visitor?: Visitor): Promise<string>
  /** The same with the contact form. */
  contact(change?: object): Promise<string>
  read(id: string): Promise<Conversation>
  answer<Body = Conversation>(id: string, body: object, staff?: Visitor): Promise<Answer<Body>>
  change<Body = Conversation>(id: string, body: object): Promise<Answer<Body>>
  inbox(): Promise<Inbox>
  /** Returns the id of the manager. */
  maggie(): Promise<string>
  /** Proposes another price for the first line of an order; returns the id of the proposal. */
  propose(order: PaidOrder): Promise<string>
}

export async function openInbox(environment: TestEnvironment): Promise<InboxOfTest> {
  const manager = await signInToWorkshop(environment, 'manager')

  const enquire: InboxOfTest['enquire'] = async (
    path,
    body,
    visitor = visit(environment.apiUrl),
  ) => {
    const answer = await visitor.post<EnquiryReceipt>(`/public/${path}`, { body })
    expect(answer.status).toBe(200)
    return answer.body.id
  }

  const inbox = async (): Promise<Inbox> => (await manager.get<Inbox>('/workshop/inbox')).body

  return {
    manager,
    enquire,
    inbox,
    contact: (change = {}) =>
      enquire('contact_us', {
        ...{ name: 'Ida Holm', email: newEmail(), message: 'Do you mend waxed jackets?' },
        ...change,
      }),
    read: async (id) => {
      const { status, body } = await manager.get<Conversation>(`/workshop/conversations/${id}`)
      expect(status).toBe(200)
      return body
    },
    answer: (id, body, staff = manager) =>
      staff.post(`/workshop/conversations/${id}/answer`, {
        body: { version: 1, key: randomUUID(), words: 'Yes, we do.', ...body },
      }),
    change: (id, body) =>
      manager.post(`/workshop/conversations/${id}/change`, {
        body: { version: 1, state: 'open', owner_id: null, is_claim: false, ...body },
      }),
    maggie: async () =>
      (await inbox()).colleagues.find(({ name }) => name === 'Maggie Thorne')?.id ?? '',
    propose: (order) => propose(manager, order),
  }
}

async function propose(manager: Visitor, { id, entries }: PaidOrder): Promise<string> {
  const path = `/workshop/orders/${id}`
  const { version } = (await manager.get<{ version: number }>(`${path}/money`)).body
  const proposed = {
    ...{ version, line_id: entries[0]?.serviceDetails[0]?.id, kind: 'more' },
    ...{ new_price: 9000, reason: 'The strap is sewn through.' },
  }
  const { body } = await manager.post<{ proposals: { id: string }[] }>(`${path}/proposals`, {
    body: proposed,
  })
  return body.proposals[0]?.id ?? ''
}

/** The customer's question about a proposed price. */
export function ask(
  { visitor, token }: PaidOrder,
  { id, question }: { id: string; question: string },
): Promise<Answer<unknown>> {
  return visitor.post(`/public/price_proposals/${id}/answer`, {
    body: { order_id_token: token, answer: 'ask', question },
  })
}
