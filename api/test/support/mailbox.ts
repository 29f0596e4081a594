import { setTimeout as sleep } from 'node:timers/promises'
import { patience } from '@darnley/testing/patience'

export interface ReceivedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Null: an answer goes to the sender. */
  readonly replyTo: string | null
  readonly attachments: readonly { readonly filename: string }[]
}

export interface Mailbox {
  /** Returns the mails to one address once there are this many. Throws when they do not come. */
  mailsTo(address: string, count: number): Promise<ReceivedMail[]>
}

/** Returns the sandbox's mailbox, which receives all mail of the API. */
export function createMailbox(sandboxUrl: string): Mailbox {
  return {
    mailsTo: async (address, count) => {
      const url = `${sandboxUrl}/mailbox.json?to=${encodeURIComponent(address)}`
      for (const deadline = Date.now() + patience.expect.poll.timeout; ; await sleep(50)) {
        const mails = (await (await fetch(url)).json()) as ReceivedMail[]
        if (mails.length >= count) return mails
        if (Date.now() > deadline)
          throw new Error(`${address} has ${mails.length} of ${count} mails`)
      }
    },
  }
}
