import { setTimeout as sleep } from 'node:timers/promises'

export interface ReceivedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export interface Mailbox {
  /** Mails to one address; waits until there are that many. */
  mailsTo(address: string, count: number): Promise<ReceivedMail[]>
}

/** The sandbox's mailbox, where all mail of the api ends. */
export function createMailbox(sandboxUrl: string): Mailbox {
  return {
    mailsTo: async (address, count) => {
      const url = `${sandboxUrl}/mailbox.json?to=${encodeURIComponent(address)}`
      for (const deadline = Date.now() + 10_000; ; await sleep(50)) {
        const mails = (await (await fetch(url)).json()) as ReceivedMail[]
        if (mails.length >= count || Date.now() > deadline) return mails
      }
    },
  }
}
