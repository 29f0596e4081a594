import type { Conversation, ConversationPage } from '@darnley/contract/workshop-messages'
import { expect } from 'vitest'
import type { TestEnvironment } from './test-environment.ts'
import type { Visitor } from './visitor.ts'

interface SandboxMail {
  readonly id: string
  readonly text: string
  readonly replyTo: string | null
}

export interface SandboxText {
  readonly sid: string
  readonly body: string
  readonly receiver: string
  readonly status: string
}

/** What a customer does in the sandbox's mailbox and on a phone. */
export interface Customer {
  /** Waits for the mail to this address that contains a text. */
  mail(address: string, withText: string): Promise<SandboxMail>
  /** Answers a mail; returns the status of the api. */
  answerMail(mail: SandboxMail, answer: object): Promise<number>
  /** Waits for the text messages to a phone, newest first. */
  texts(phone: string, count: number): Promise<SandboxText[]>
  answerText(text: SandboxText, words: string): Promise<number>
}

export function customerOf({ sandboxUrl }: TestEnvironment): Customer {
  const get = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(sandboxUrl + path)).json()) as Body

  async function post(path: string, body: object): Promise<number> {
    const response = await fetch(sandboxUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    return ((await response.json()) as { status: number }).status
  }

  async function found<Each>(list: () => Promise<Each[]>, count: number): Promise<Each[]> {
    await expect.poll(async () => (await list()).length).toBe(count)
    return list()
  }

  return {
    mail: async (address, withText) => {
      const list = async (): Promise<SandboxMail[]> => {
        const path = `/mailbox.json?to=${encodeURIComponent(address)}`
        return (await get<SandboxMail[]>(path)).filter(({ text }) => text.includes(withText))
      }
      const [mail] = await found(list, 1)
      if (!mail) throw new Error('There is no mail')
      return mail
    },
    answerMail: (mail, answer) => post(`/mailbox/${mail.id}/answer`, answer),
    texts: (phone, count) =>
      found(
        async () =>
          (await get<SandboxText[]>(`/texts.json?phone=${encodeURIComponent(phone)}`)).filter(
            ({ receiver }) => receiver === phone,
          ),
        count,
      ),
    answerText: (text, words) => post(`/texts/${text.sid}/answer`, { words }),
  }
}

/** Returns the conversations about an order with their entries. */
export async function conversationsOf(manager: Visitor, orderId: string): Promise<Conversation[]> {
  const { body } = await manager.get<ConversationPage>(`/workshop/orders/${orderId}/messages`)
  return Promise.all(
    body.conversations.map(
      async ({ id }) => (await manager.get<Conversation>(`/workshop/conversations/${id}`)).body,
    ),
  )
}
