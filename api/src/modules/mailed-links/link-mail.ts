import { html } from '@darnley/node/html'
import { brandedMail, closingText, mailButton, unbroken } from '#src/modules/outbox/mail-page.ts'
import type { Mail, Sender } from '#src/modules/outbox/mail.ts'

interface LinkMail {
  readonly to: string
  readonly heading: string
  readonly lines: readonly string[]
  readonly button: { readonly href: string; readonly label: string }
}

/** Returns a mail of a few lines and a link. */
export function linkMail({ to, heading, lines, button }: LinkMail, sender: Sender): Mail {
  return {
    to,
    subject: heading,
    ...brandedMail({
      sender,
      heading,
      content: html`${lines.map((line) => html`<p>${unbroken(line)}</p>`)}
      ${mailButton({ ...button, sender })}`,
    }),
    text: [heading, ...lines, `${button.label}: ${button.href}`, closingText(sender)].join('\n\n'),
  }
}
