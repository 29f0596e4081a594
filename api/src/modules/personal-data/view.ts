import type { PersonalData } from '@darnley/contract/personal-data'
import type { LinkPurpose } from '#src/db/schema/mailed-links.ts'
import type { ReportRow } from '#src/modules/guarantee/repository.ts'
import type { FittingRow } from '#src/modules/fittings/repository.ts'
import type { PhotoRow } from '#src/modules/photos/repository.ts'
import type { OrderMoneyRecords } from './order-money-repository.ts'
import type { PersonalDataRepository, PersonRecords } from './repository.ts'

type MailedLinks = Awaited<ReturnType<PersonalDataRepository['mailedLinksTo']>>

interface Collected {
  readonly email: string
  readonly found: PersonRecords
  readonly history: Awaited<ReturnType<PersonalDataRepository['historyOf']>>
  readonly messages: Awaited<ReturnType<PersonalDataRepository['messagesAbout']>>
  readonly money: OrderMoneyRecords
  readonly photos: readonly PhotoRow[]
  readonly fittings: readonly FittingRow[]
  readonly reports: readonly ReportRow[]
  readonly areTextsStopped: boolean
  /** Of the account. */
  readonly links: Awaited<ReturnType<PersonalDataRepository['linksOf']>>
  /** To the address. */
  readonly mailedLinks: MailedLinks
  readonly words: Awaited<ReturnType<PersonalDataRepository['wordsOf']>>
}

export function viewPersonalData({
  email,
  found,
  history,
  money,
  messages,
  words,
  photos,
  fittings,
  reports,
  areTextsStopped,
  links,
  mailedLinks,
}: Collected): PersonalData {
  const [account] = found.accounts
  return {
    email,
    orders: found.orders.map((order) => ({
      collection_ref: order.collectionRef,
      status: order.status,
      placed_at: order.createdAt.toISOString(),
      customer_name: order.customerName,
      email: order.email,
      phone: order.phone,
      address: order.address,
      items: order.entries,
      total_price: order.total,
      history: history
        .filter(({ orderId }) => orderId === order.id)
        .map(({ to, at }) => ({ status: to, at: at.toISOString() })),
      photos: photos.filter(({ orderId }) => orderId === order.id).map(viewPhoto),
      fitting: viewFitting(fittings.find(({ orderId }) => orderId === order.id)),
      reports: reports.filter(({ orderId }) => orderId === order.id).map(viewReport),
      ...viewMoney(money, order.id),
    })),
    abandoned_baskets: found.abandonedBaskets.map(({ createdAt, entries }) => ({
      left_at: createdAt.toISOString(),
      items: entries,
    })),
    enquiries: found.enquiries.map(({ createdAt, content }) => ({
      sent_at: createdAt.toISOString(),
      content: { ...content },
    })),
    account: account ? viewAccount(account, links) : null,
    mailed_links: mailedLinks.map(viewLink),
    shop_orders: found.shopOrders.map((order) => ({
      shop: order.shopDomain,
      order_number: order.orderNumber,
      customer_name: order.customerName,
      items: order.lineItems.map(({ title }) => title),
    })),
    conversations: found.conversations.map(({ id, subject }) => ({
      about: subject,
      messages: words
        .filter(({ conversationId }) => conversationId === id)
        .map((message) => ({
          from: message.kind === 'received' ? 'person' : 'us',
          at: message.at.toISOString(),
          channel: message.channel,
          words: message.words ?? '',
        })),
    })),
    messages: messages.map(({ template, createdAt, sentAt }) => ({
      about: template,
      queued_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
    texts_stopped: areTextsStopped,
  }
}

function viewAccount(
  { name, createdAt, passwordChangedAt, phone, address }: PersonRecords['accounts'][number],
  links: Collected['links'],
): NonNullable<PersonalData['account']> {
  const of = (purpose: 'repairs' | 'new_email'): Collected['links'] =>
    links.filter((link) => link.purpose === purpose)
  return {
    name,
    opened_at: createdAt.toISOString(),
    password_changed_at: passwordChangedAt?.toISOString() ?? null,
    new_emails: of('new_email').map(({ email }) => email),
    signed_in_until: of('repairs').map(({ expiresAt }) => expiresAt.toISOString()),
    devices: of('repairs').flatMap(({ device }) => (device === null ? [] : [device])),
    ...{ phone, address },
  }
}

const OPENS = {
  personal_data: 'personal_data',
  repairs: 'orders',
  order: 'order',
  new_email: 'new_email',
  former_account: 'nothing',
} as const satisfies Record<LinkPurpose, PersonalData['mailed_links'][number]['opens']>

function viewLink({
  purpose,
  orderNumber,
  expiresAt,
  device,
  lastUsedAt,
}: MailedLinks[number]): PersonalData['mailed_links'][number] {
  return {
    ...{ opens: OPENS[purpose], order_number: orderNumber, device },
    ends_at: expiresAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}

function viewFitting(row: FittingRow | undefined): PersonalData['orders'][number]['fitting'] {
  if (!row) return null
  const { placeId: place, date, startsAt, mark } = row
  return { place, date, starts_at: startsAt, mark }
}

function viewReport({
  createdAt,
  garment,
  kind,
  words,
  answer,
}: ReportRow): PersonalData['orders'][number]['reports'][number] {
  return { at: createdAt.toISOString(), garment, kind, words, answer }
}

function viewPhoto({
  takenAt,
  kind,
  garment,
  words,
}: PhotoRow): PersonalData['orders'][number]['photos'][number] {
  const from = kind === 'customer' ? 'person' : 'us'
  return { at: takenAt.toISOString(), from, garment, words }
}

function viewMoney(
  { proposals, refunds }: OrderMoneyRecords,
  orderId: string,
): Pick<PersonalData['orders'][number], 'proposed_prices' | 'refunds'> {
  return {
    proposed_prices: proposals
      .filter((each) => each.orderId === orderId)
      .map(({ createdAt, state, oldPrice, newPrice, reason, questions }) => ({
        ...{ at: createdAt.toISOString(), state, reason },
        old_price: oldPrice,
        new_price: newPrice,
        questions: questions.map(({ text }) => text),
      })),
    refunds: refunds
      .filter((each) => each.orderId === orderId)
      .map(({ createdAt, amount, reason, refundedAt }) => ({
        ...{ at: createdAt.toISOString(), amount, reason },
        refunded_at: refundedAt?.toISOString() ?? null,
      })),
  }
}
