import type { OrderDetails } from '@darnley/contract/orders'
import type { PlanStage } from '@darnley/domain/order-plan'
import { type Day, formatDay } from '@darnley/domain/turnaround'
import { html } from '@darnley/node/html'
import { attachedHtml, attachedText } from './confirmation-attached.ts'
import { linesHtml, linesText } from './confirmation-lines.ts'
import { laterHtml, stageText, todayHtml } from './confirmation-stages.ts'
import { type Mail, type MailAttachment, nameOf, type Sender } from './mail.ts'
import { brandedMail, closingText, mailButton } from './mail-page.ts'

export interface ConfirmedOrder {
  readonly order: OrderDetails
  readonly token: string
  readonly plan: readonly PlanStage[]
  readonly today: Day
  /** What could be made: the mail names nothing else. */
  readonly attachments: readonly MailAttachment[]
}

/** Returns the e-mail of section 2.6: what to do today, each later day, what was ordered, and what is attached. */
export function orderConfirmation(confirmed: ConfirmedOrder, sender: Sender): Mail {
  const { order, token, plan, attachments } = confirmed
  const { collection_ref: number } = order
  const link = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(token)}`
  const { greeting, lead } = firstWords(order)
  const beginning = `${lead}${backWords(plan)}`
  const follow = plan.some(({ hasCode }) => hasCode) ? SHOW_CODE : 'Follow your order'
  const next = { ...confirmed, sender }
  return {
    to: order.customer_email,
    replyTo: sender.replyTo({ type: 'order', id: order._id }),
    subject: `Your ${nameOf(sender)} order ${number}`,
    ...brandedMail({
      sender,
      attachments,
      heading: greeting,
      orderNumber: number,
      content: html`<p style="margin:0 0 20px">${beginning}</p>
        <h2 style="${H2}">What happens next?</h2>
        ${todayHtml(next)} ${laterHtml(next)}
        <h2 style="${H2}">Your order</h2>
        ${linesHtml(next)} ${attachedHtml(attachments)}
        ${mailButton({ href: link, label: follow, sender, isSecond: true })}`,
    }),
    text: [
      greeting,
      beginning,
      ['What happens next?', ...plan.map((stage) => stageText(stage, next))].join('\n\n'),
      linesText(next),
      ...attachedText(attachments),
      `${follow}: ${link}`,
      closingText(sender),
    ].join('\n\n'),
  }
}

const H2 = 'font:600 20px Georgia,serif;margin:28px 0 10px'

/** The link leads to the order page, which shows the code that staff scan. */
const SHOW_CODE = 'Show your drop-off code, and follow your order'

/** What is done again was not bought, so nothing is thanked for. */
function firstWords({ inbound, collection_ref: number, redo_of: first }: OrderDetails): {
  readonly greeting: string
  readonly lead: string
} {
  const { full_name: name } = inbound.originating_address
  return first
    ? {
        greeting: `We do it again, ${name}`,
        lead: `What you reported about order ${first.collection_ref} is done again free of charge, delivery included. Its number is ${number}.`,
      }
    : {
        greeting: `Thank you for your order, ${name}!`,
        lead: `Your order ${number} was placed successfully.`,
      }
}

function backWords(plan: readonly PlanStage[]): string {
  const back = plan.find(({ name }) => name === 'back')
  if (!back?.day) return ''
  return ` Your clothes are ${back.place || isInShop(plan) ? 'ready for you' : 'back with you'} by ${formatDay(back.day)}.`
}

function isInShop(plan: readonly PlanStage[]): boolean {
  return (
    plan.some(({ name }) => name === 'hand-over') && !plan.some(({ name }) => name === 'dispatch')
  )
}
