import { html } from 'ghtml'
import { subtotal } from 'shared/pricing'
import type { BasketEntry } from 'shared/contract/basket'
import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'
import { formatMoney, minor, type Minor } from 'shared/money'
import { isDropOffPoint } from '#src/modules/delivery-providers/rules.ts'
import { mailButton, mailPage } from './mail-page.ts'
import type { Mail } from './mailer.ts'

export interface ConfirmedOrder {
  readonly token: string
  readonly collectionRef: string
  readonly customerName: string
  readonly email: string
  readonly collectionProvider: DeliveryProviderCode
  readonly entries: readonly BasketEntry[]
  readonly shipping: Minor
  readonly discount: Minor | null
  readonly expressPrice: Minor | null
  readonly total: Minor
  readonly express: boolean
}

export interface Sender {
  readonly companyName: string
  readonly supportEmail: string
  /** Public address of the customers' site. */
  readonly siteUrl: string
}

interface Row {
  readonly label: string
  readonly amount: string
  readonly isTotal?: boolean
}

/** The e-mail that section 2.6 promises: number, items, what was paid and what happens next. */
export function orderConfirmation(order: ConfirmedOrder, sender: Sender): Mail {
  const subject = `Your ${sender.companyName} order ${order.collectionRef}`
  const link = `${sender.siteUrl}/order?orderIdToken=${encodeURIComponent(order.token)}`
  const greeting = `Thank you for your order, ${order.customerName}!`
  const steps = stepsFor(order, sender)
  const follow = isDropOffPoint(order.collectionProvider) ? SHOW_CODE : 'Follow your order'
  return {
    to: order.email,
    subject,
    html: mailPage({
      sender,
      heading: greeting,
      content: html` <p>
          Your order <strong>${order.collectionRef}</strong> was placed successfully.
        </p>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          !${[...itemRows(order), ...totalRows(order)].map(htmlRow)}
        </table>
        <h2 style="font:600 20px Georgia,serif;margin:28px 0 8px">What happens next?</h2>
        <ol>
          !${steps.map((step) => html`<li style="margin:0 0 6px">${step}</li>`)}
        </ol>
        !${mailButton({ href: link, label: follow })}`,
    }),
    text: [
      greeting,
      `Your order ${order.collectionRef} was placed successfully.`,
      [...itemRows(order), ...totalRows(order)]
        .map(({ label, amount }) => `${label}: ${amount}`)
        .join('\n'),
      `What happens next?\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
      `${follow}: ${link}`,
      `Questions? Write to ${sender.supportEmail}.\n${sender.companyName}`,
    ].join('\n\n'),
  }
}

/** The page of an order that is brought to a drop-off point shows the code that staff scan. */
const SHOW_CODE = 'Show your drop-off code, and follow your order'

function stepsFor({ express }: ConfirmedOrder, { companyName }: Sender): string[] {
  return [
    'Wash and dry your items: our tailors cannot work on damp clothes.',
    `Send them to ${companyName} the way you chose.`,
    `Our tailors do the work within ${express ? 3 : 7} working days of arrival.`,
    'You receive your items back, ready to wear.',
  ]
}

function itemRows({ entries }: ConfirmedOrder): Row[] {
  return entries.flatMap((entry) =>
    entry.serviceDetails.map((details) => ({
      label: `${entry.item.name} (${entry.itemDescription}), ${details.service.name}`,
      amount: formatMoney(subtotal([{ ...entry, serviceDetails: [details] }])),
    })),
  )
}

function totalRows(order: ConfirmedOrder): Row[] {
  const rows: Row[] = [
    { label: 'Subtotal', amount: formatMoney(subtotal(order.entries)) },
    { label: 'Shipping', amount: order.shipping === 0 ? 'FREE' : formatMoney(order.shipping) },
  ]
  if (order.discount) rows.push({ label: 'Discount', amount: formatMoney(minor(-order.discount)) })
  if (order.expressPrice)
    rows.push({ label: 'Express turnaround', amount: formatMoney(order.expressPrice) })
  return [...rows, { label: 'Total', amount: formatMoney(order.total), isTotal: true }]
}

function htmlRow({ label, amount, isTotal = false }: Row): string {
  const line = isTotal ? 'font-weight:700' : 'border-bottom:2px dashed #B9D0DB'
  const cell = `padding:8px 0;${line}`
  return html`<tr>
    <td style="${cell}">${label}</td>
    <td align="right" style="${cell};white-space:nowrap">${amount}</td>
  </tr>`
}
