import { html } from '@darnley/node/html'
import { mailButton, mailPage } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'

interface Written {
  readonly heading: string
  /** What it is about, in short. */
  readonly subject: string
  readonly words: string
  readonly customerName: string
  /** Leads to the conversation in the inbox. */
  readonly button: { readonly href: string; readonly label: string }
}

/** Returns the mail that tells the company what a customer wrote. */
export function inboxMail(
  { heading, subject, words, customerName, button }: Written,
  sender: Sender,
): Mail {
  return {
    to: sender.supportEmail,
    subject: heading,
    html: mailPage({
      ...{ sender, heading, isInternal: true },
      content: html`<p>${subject}</p>
        <p style="white-space:pre-wrap">${words}</p>
        <p>${customerName}</p>
        ${mailButton(button)}`,
    }),
    text: [heading, subject, words, customerName, `${button.label}: ${button.href}`].join('\n\n'),
  }
}
