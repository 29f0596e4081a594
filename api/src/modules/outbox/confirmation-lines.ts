import type { OrderDetails } from '@darnley/contract/orders'
import { formatMoney, moneyOrFree } from '@darnley/domain/money'
import { fittingName } from '@darnley/domain/fitting-name'
import { type AmountRow, amountRows } from '@darnley/domain/order-plan'
import { html, type Html } from '@darnley/node/html'
import type { Sender } from './mail.ts'

interface Told {
  readonly order: OrderDetails
  readonly sender: Sender
}

type Service = OrderDetails['items'][number]['services'][number]

/** Returns what was ordered with its prices, which add up to the total, and where it is brought back. */
export function linesHtml({ order, sender }: Told): Html {
  const rows = amountRows(order)
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
      ${order.items.flatMap((item) => [
        html`<tr>
          <td colspan="2" style="padding:10px 0 0;font-weight:600">
            ${item.item_name} (${item.item_description})
          </td>
        </tr>`,
        ...item.services.map((service) => serviceHtml(service, sender)),
      ])}
      ${rows.map(amountHtml)}
    </table>
    ${addressLines(order).map((line) => html`<p style="margin:12px 0 0">${line}</p>`)}`
}

export function linesText({ order, sender }: Told): string {
  return [
    'Your order',
    ...order.items.flatMap((item) => [
      `${item.item_name} (${item.item_description})`,
      ...item.services.flatMap((service) => serviceText(service, sender)),
    ]),
    ...amountRows(order).map((row) => `${row.label}: ${moneyOf(row)}`),
    ...addressLines(order),
  ].join('\n')
}

function serviceHtml({ name, price, details, guide_url: guide }: Service, sender: Sender): Html {
  const { fitting_choice: fitting } = details
  return html`<tr>
    <td style="${CELL}">
      ${name}
      ${
        fitting
          ? html`<br /><span style="color:#6B535B;font-size:14px"
                >Fitting: ${fittingName(fitting)}</span
              >`
          : ''
      }
      ${
        guide
          ? html`<br /><a href="${sender.siteUrl}${guide}" style="color:#1D4F8C;font-size:14px"
                >Fitting guide</a
              >`
          : ''
      }
    </td>
    <td align="right" valign="top" style="${CELL};white-space:nowrap">${formatMoney(price)}</td>
  </tr>`
}

const CELL = 'padding:6px 0 8px;border-bottom:2px dashed #B9D0DB'

function serviceText(
  { name, price, details, guide_url: guide }: Service,
  { siteUrl }: Sender,
): string[] {
  const { fitting_choice: fitting } = details
  return [
    `- ${name}: ${formatMoney(price)}`,
    ...(fitting ? [`  Fitting: ${fittingName(fitting)}`] : []),
    ...(guide ? [`  Fitting guide: ${siteUrl}${guide}`] : []),
  ]
}

function amountHtml(row: AmountRow): Html {
  const look =
    row.kind === 'total' ? 'padding:10px 0;font-weight:700;font-size:18px' : 'padding:4px 0'
  return html`<tr>
    <td style="${look}">${row.label}</td>
    <td align="right" valign="top" style="${look};white-space:nowrap">${moneyOf(row)}</td>
  </tr>`
}

function moneyOf({ amount, kind }: AmountRow): string {
  return kind === 'delivery' ? moneyOrFree(amount) : formatMoney(amount)
}

function addressLines({ address }: OrderDetails): string[] {
  if (!address) return []
  const { full_name: name, line1, line2, city, postcode } = address
  const lines = [name, line1, line2, city, postcode].filter((line) => line !== '')
  return [`Your address: ${lines.join(', ')}`]
}
