import type { PersonalData } from '@darnley/contract/personal-data'
import { formatMoney, minor } from '@darnley/domain/money'
import { dayAt, formatDay } from '@darnley/domain/turnaround'
import { html, type Html } from '@darnley/node/html'

type Kept<Part extends keyof PersonalData> =
  NonNullable<PersonalData[Part]> extends readonly (infer Each)[] ? Each : never

/** Returns an export as a page to read or print: without scripts, links or other files. */
export function personPage(data: PersonalData, company: string): string {
  const { email, account } = data
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What ${company} keeps about ${email}</title>
        <style>
          body {
            max-width: 44rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font:
              16px/1.5 system-ui,
              sans-serif;
          }
          h3 {
            margin-bottom: 0;
          }
          li,
          p {
            overflow-wrap: anywhere;
          }
        </style>
      </head>
      <body>
        <h1>What ${company} keeps about ${email}</h1>
        ${part('Orders', data.orders.map(order))}
        ${part('Baskets that were left', data.abandoned_baskets.map(basket))}
        ${part('Enquiries', data.enquiries.map(enquiry))}
        ${part('Account', account ? [accountEntry(account)] : [])}
        ${part('Links in e-mails', data.mailed_links.map(link))}
        ${part('Orders in connected shops', data.shop_orders.map(shopOrder))}
        ${part('Messages', data.conversations.map(conversation))}
        ${part('E-mails and text messages', data.messages.map(message))}
        ${data.texts_stopped ? html`<p>You have stopped text messages.</p>` : ''}
      </body>
    </html>`.text
}

function part(heading: string, entries: Html[]): Html {
  return html`<h2>${heading}</h2>
    ${entries.length > 0 ? entries : html`<p>Nothing is kept.</p>`}`
}

function entry(heading: string, lines: readonly string[]): Html {
  return html`<h3>${heading}</h3>
    <ul>
      ${lines.filter((line) => line !== '').map((line) => html`<li>${line}</li>`)}
    </ul>`
}

function accountEntry(kept: NonNullable<PersonalData['account']>): Html {
  const { name, opened_at: opened, password_changed_at: changed } = kept
  return entry(name, [
    `Opened ${dayOf(opened)}`,
    changed ? `Password changed ${dayOf(changed)}` : '',
    ...kept.new_emails.map((email) => `New address, not confirmed yet: ${email}`),
    ...kept.signed_in_until.map((end) => `Signed in until ${dayOf(end)}`),
    ...kept.devices.map((device) => `Signed in with ${device}`),
    kept.phone ? `Phone: ${kept.phone}` : '',
    kept.address ? `Address: ${Object.values(kept.address).filter(Boolean).join(', ')}` : '',
  ])
}

const OPENS = {
  personal_data: 'Your data',
  orders: 'All your orders',
  order: 'One order',
  new_email: 'A new address of an account',
  nothing: 'A former address of an account',
} as const satisfies Record<Kept<'mailed_links'>['opens'], string>

function link({ opens, device, ...kept }: Kept<'mailed_links'>): Html {
  return entry(OPENS[opens], [
    kept.order_number === null ? '' : `Asked for order ${kept.order_number}`,
    `Until ${dayOf(kept.ends_at)}`,
    device === null ? '' : `Followed with ${device}`,
    kept.last_used_at === null ? '' : `Last used ${dayOf(kept.last_used_at)}`,
  ])
}

function order(kept: Kept<'orders'>): Html {
  const { address } = kept
  return entry(`${kept.collection_ref}, ${dayOf(kept.placed_at)}`, [
    `Name: ${kept.customer_name}`,
    `E-mail: ${kept.email}`,
    `Phone: ${kept.phone}`,
    address ? `Address: ${Object.values(address).filter(Boolean).join(', ')}` : '',
    `Total: ${formatMoney(minor(kept.total_price))}`,
    ...garments(kept.items),
    ...kept.history.map(({ status, at }) => `${dayOf(at)}: ${status.replaceAll('_', ' ')}`),
    ...kept.photos.map(photo),
    kept.fitting ? fitting(kept.fitting) : '',
    ...kept.proposed_prices.map(proposal),
    ...kept.refunds.map(refund),
    ...kept.reports.map(report),
  ])
}

function fitting(kept: NonNullable<Kept<'orders'>['fitting']>): string {
  const { place, date, starts_at: time, mark } = kept
  return `Fitting at ${place} on ${date} at ${time}${mark === null ? '' : `: ${mark}`}`
}

function photo({ at, from, garment, words }: Kept<'orders'>['photos'][number]): string {
  const of = garment === null ? '' : ` of garment ${garment}`
  return `${dayOf(at)}: photo${of} by ${from === 'us' ? 'us' : 'you'}${words ? `: ${words}` : ''}`
}

const money = (amount: number): string => formatMoney(minor(amount))

function proposal(kept: Kept<'orders'>['proposed_prices'][number]): string {
  const { at, old_price: old, new_price: now, reason, state, questions } = kept
  const asked = questions.map((question) => `; you asked: ${question}`).join('')
  const prices = `${money(now)} instead of ${money(old)}`
  return `${dayOf(at)}: another price proposed, ${prices}, ${state}: ${reason}${asked}`
}

const refund = ({ at, amount, reason }: Kept<'orders'>['refunds'][number]): string =>
  `${dayOf(at)}: refund of ${money(amount)}${reason ? `: ${reason}` : ''}`

function report({ at, garment, kind, words, answer }: Kept<'orders'>['reports'][number]): string {
  const answered = answer ? `; we answered: ${answer}` : ''
  return `${dayOf(at)}: garment ${garment} is not right, ${kind.replaceAll('_', ' ')}: ${words}${answered}`
}

/** Returns each garment with everything that the customer said about it. */
function garments(items: Kept<'orders'>['items']): string[] {
  return items.map(({ item, itemDescription, serviceDetails }) => {
    const services = serviceDetails.map((line) =>
      [
        line.service.name,
        ...line.questionAnswerModifiers.map(({ question, answer }) => `${question} ${answer}`),
        ...(line.subserviceDetails?.questionAnswerModifiers ?? []).map(
          ({ question, answer }) => `${question} ${answer}`,
        ),
        line.repairLocation,
        line.fittingDetails,
        line.tailorNotes,
      ]
        .filter(Boolean)
        .join('; '),
    )
    return `${item.name}, ${itemDescription}: ${services.join(' / ')}`
  })
}

const basket = ({ left_at: at, items }: Kept<'abandoned_baskets'>): Html =>
  entry(dayOf(at), garments(items))

const enquiry = ({ sent_at: at, content }: Kept<'enquiries'>): Html =>
  entry(
    dayOf(at),
    Object.entries(content).map(([name, value]) => `${name}: ${textOf(value)}`),
  )

const shopOrder = (kept: Kept<'shop_orders'>): Html =>
  entry(`${kept.shop}, ${kept.order_number}`, [
    kept.customer_name ? `Name: ${kept.customer_name}` : '',
    ...kept.items,
  ])

const WAYS = { site: '', mail: ' by e-mail', sms: ' by text message' } as const

const conversation = ({ about, messages }: Kept<'conversations'>): Html =>
  entry(
    about,
    messages.map(({ from, at, channel, words }) =>
      [dayOf(at), (from === 'us' ? 'we wrote' : 'you wrote') + WAYS[channel ?? 'site'], words].join(
        ': ',
      ),
    ),
  )

const message = ({ about, queued_at: queued, sent_at: sent }: Kept<'messages'>): Html =>
  html`<p>${dayOf(queued)}: ${about.replaceAll('-', ' ')}${sent ? '' : ' (not sent)'}</p>`

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

const dayOf = (moment: string): string => {
  const day = dayAt(new Date(moment))
  return `${formatDay(day)} ${day.slice(0, 4)}`
}
