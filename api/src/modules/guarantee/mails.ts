import { faultNames } from '@darnley/domain/fault-names'
import type { Executor } from '#src/db/database.ts'
import { inboxLink } from '#src/modules/conversations/inbox-link.ts'
import { inboxMail } from '#src/modules/conversations/inbox-mail.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import { type Order, orderRepository } from '#src/modules/orders/repository.ts'
import { customerMail } from '#src/modules/outbox/customer-mail.ts'
import type { Mail, Sender, SenderOf } from '#src/modules/outbox/mail.ts'
import type { MailTemplate } from '#src/modules/outbox/worker.ts'
import { REPORT_DECLINED, REPORT_RECEIVED, REPORT_TO_COMPANY } from './mail-keys.ts'
import { guaranteeRepository, type ReportRow } from './repository.ts'

interface Told {
  readonly order: Order
  readonly report: ReportRow
}

/** Returns the templates; an order erased in the meantime sends no mail. */
export function reportTemplates(
  db: Executor,
  { sender, senderOf }: { readonly sender: Sender; readonly senderOf: SenderOf },
): Record<
  typeof REPORT_RECEIVED | typeof REPORT_TO_COMPANY | typeof REPORT_DECLINED,
  MailTemplate
> {
  const about =
    (mail: (told: Told) => Promise<Mail>): MailTemplate =>
    async ({ orderId, reportId }) => {
      const order = orderId ? await orderRepository(db).byId(orderId) : null
      const report = reportId ? await guaranteeRepository(db).byId(reportId) : null
      return order && report && !isErased(order) ? mail({ order, report }) : null
    }
  return {
    [REPORT_RECEIVED]: about(async (told) => receivedMail(told, await senderOf(told.order))),
    [REPORT_DECLINED]: about(async (told) => declinedMail(told, await senderOf(told.order))),
    [REPORT_TO_COMPANY]: about(async (told) =>
      companyMail(told, { sender, link: await inboxLink(db, { id: told.report.id, sender }) }),
    ),
  }
}

function receivedMail({ order, report }: Told, sender: Sender): Mail {
  return customerMail(
    {
      order,
      heading: 'We have your report',
      paragraphs: [
        `You told us that something is not right. ${aboutWords({ order, report })}.`,
        'Our tailors look at it, and we answer within one working day. Keep the garment until then.',
      ],
      button: 'See your order',
    },
    sender,
  )
}

function declinedMail({ order, report }: Told, sender: Sender): Mail {
  return customerMail(
    {
      order,
      heading: 'Our answer to your report',
      paragraphs: [
        `You told us that something is not right. ${aboutWords({ order, report })}.`,
        'Our tailors have looked at it, and we do not do it again free of charge:',
        ...(report.answer === null ? [] : [report.answer]),
        'If you see it otherwise, answer this e-mail.',
      ],
      button: 'See your order',
    },
    sender,
  )
}

/** Returns the mail to the company: it is answered on the page of the order. */
function companyMail(
  { order, report }: Told,
  { sender, link: href }: { readonly sender: Sender; readonly link: string },
): Mail {
  return inboxMail(
    {
      heading: `Something is not right: ${order.collectionRef}`,
      subject: aboutWords({ order, report }),
      words: report.words,
      customerName: order.customerName,
      button: { href, label: 'Open in the inbox' },
    },
    sender,
  )
}

function aboutWords({ order, report }: Told): string {
  const garment = order.entries[report.garment - 1]?.item.name ?? 'Your garment'
  return `${garment}: ${faultNames[report.kind].toLowerCase()}`
}
