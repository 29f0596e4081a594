import { html, type Html } from '@darnley/node/html'
import { linePrice, subtotal } from '@darnley/domain/pricing'
import type { BasketEntry } from '@darnley/contract/basket'
import { formatMoney, minor, type Minor, moneyOrFree } from '@darnley/domain/money'
import { isDropOffPoint } from '@darnley/domain/delivery'
import { type Labelled, labelPath } from '#src/modules/orders/label.ts'
import { confirmationSteps, type Way } from './confirmation-steps.ts'
import type { Mail, Sender } from './mail.ts'
import { mailButton, mailPage } from './mail-page.ts'

export interface ConfirmedOrder extends Labelled, Way {
  readonly id: string
  readonly collectionRef: string
  readonly customerName: string
  readonly email: string
  readonly entries: readonly BasketEntry[]
  readonly shipping: Minor
  readonly discount: Minor | null
  readonly expressPrice: Minor | null
  readonly total: Minor
}

interface Row {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

/** Returns the e-mail of section 2.6: number, items, payment and next steps. */
export function orderConfirmation(order: ConfirmedOrder, sender: Sender): Mail {
  const subject = `Your ${sender.companyName} order ${order.collectionRef}`
  const link = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(order.token)}`
  const greeting = `Thank you for your order, ${order.customerName}!`
  const steps = confirmationSteps(order, sender)
  const label = labelPath(order)
  const labelLink = label && `${sender.siteUrl}${label}`
  const follow = isDropOffPoint(order.collectionProvider) ? SHOW_CODE : 'Follow your order'
  return {
    to: order.email,
    replyTo: sender.replyTo({ type: 'order', id: order.id }),
    subject,
    html: mailPage({
      sender,
      heading: greeting,
      content: html` <p>
          Your order <strong>${order.collectionRef}</strong> was placed successfully.
        </p>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          ${[...itemRows(order), ...totalRows(order)].map(htmlRow)}
        </table>
        <h2 style="font:600 20px Georgia,serif;margin:28px 0 8px">What happens next?</h2>
        <ol>
          ${steps.map((step) => html`<li style="margin:0 0 6px">${step}</li>`)}
        </ol>
        ${labelLink ? mailButton({ href: labelLink, label: DOWNLOAD_LABEL }) : ''}
        ${mailButton({ href: link, label: follow })}`,
    }),
    text: [
      greeting,
      `Your order ${order.collectionRef} was placed successfully.`,
      [...itemRows(order), ...totalRows(order)]
        .map(({ label, amount }) => `${label}: ${amount}`)
        .join('\n'),
      `What happens next?\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
      ...(labelLink ? [`${DOWNLOAD_LABEL}: ${labelLink}`] : []),
      `${follow}: ${link}`,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}

/** The link leads to the order page, which shows the code that staff scan. */
const SHOW_CODE = 'Show your drop-off code, and follow your order'
const DOWNLOAD_LABEL = 'Download your postage label'

function itemRows({ entries }: ConfirmedOrder): Row[] {
  return entries.flatMap((entry) =>
    entry.serviceDetails.map((details) => ({
      label: `${entry.item.name} (${entry.itemDescription}), ${details.service.name}`,
      amount: formatMoney(linePrice(details)),
    })),
  )
}

function totalRows(order: ConfirmedOrder): Row[] {
  const rows: Row[] = [
    { label: 'Subtotal', amount: formatMoney(subtotal(order.entries)) },
    { label: 'Shipping', amount: moneyOrFree(order.shipping) },
  ]
  if (order.discount) rows.push({ label: 'Discount', amount: formatMoney(minor(-order.discount)) })
  if (order.expressPrice)
    rows.push({ label: 'Express turnaround', amount: formatMoney(order.expressPrice) })
  return [...rows, { label: 'Total', amount: formatMoney(order.total), isTotal: true }]
}

function htmlRow({ label, amount, isTotal = false }: Row): Html {
  const line = isTotal ? 'font-weight:700' : 'border-bottom:2px dashed #B9D0DB'
  const cell = `padding:8px 0;${line}`
  return html`<tr>
    <td style="${cell}">${label}</td>
    <td align="right" style="${cell};white-space:nowrap">${amount}</td>
  </tr>`
}
