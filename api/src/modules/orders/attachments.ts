import { hasCalendar } from '@darnley/domain/order-plan'
import type { Config } from '#src/config.ts'
import type { Database } from '#src/db/database.ts'
import { CODE_ID, PDF } from '#src/modules/outbox/confirmation-attached.ts'
import type { MailAttachment } from '#src/modules/outbox/mail.ts'
import { labelOf, parcelOf } from '#src/modules/couriers/book.ts'
import { receiptFile } from '#src/modules/receipts/file.ts'
import { orderCalendar } from './calendar.ts'
import { packingCardPath } from './customer-view.ts'
import { labelPath } from './label.ts'
import type { PlannedOrder } from './plan.ts'
import { qrCode } from './qr-code.ts'
import type { Order } from './repository.ts'

export interface Attaching {
  readonly db: Database
  readonly config: Config
  readonly log: { warn(details: object, message: string): void }
  /** Enters what is settled in the books now. */
  readonly enterInBooks: () => void
}

interface ToAttach {
  readonly order: Order
  readonly planned: PlannedOrder
}

/**
 * Makes the files of a confirmation. One that cannot be made now, for instance a label while its courier does not answer,
 * is left out: the mail names what it carries, and the page of the order has the rest.
 */
export async function attachmentsOf(
  deps: Attaching,
  { order, planned }: ToAttach,
): Promise<MailAttachment[]> {
  const made = await Promise.all(
    [labelFile, packingCardFile, receipt, calendarFile, codePicture].map((make) =>
      make(deps, { order, planned }).catch((error: unknown) => {
        deps.log.warn({ order: order.id, reason: String(error) }, 'a file was left out of a mail')
        return null
      }),
    ),
  )
  return made.filter((file) => file !== null)
}

type Make = (deps: Attaching, wanted: ToAttach) => Promise<MailAttachment | null>

const pdf = { contentType: PDF } as const

const labelFile: Make = async (deps, { order }) => {
  if (!labelPath(order)) return null
  const content = await labelOf(deps, { order, parcel: parcelOf(order, deps.config) })
  return {
    title: 'Postage label',
    filename: `postage-label-${order.collectionRef}.pdf`,
    ...pdf,
    content: Buffer.from(content),
  }
}

const packingCardFile: Make = async ({ config }, { order }) => {
  if (!packingCardPath(order)) return null
  // Imported on demand, like labels.
  const { packingCard } = await import('./packing-card.ts')
  const content = await packingCard(order, config.company.name)
  const filename = `packing-card-${order.collectionRef}.pdf`
  return { title: 'Packing card', filename, ...pdf, content }
}

const receipt: Make = async ({ db, config, enterInBooks }, { order }) => {
  // The books leave out what is done again.
  if (order.redoOf !== null) return null
  const file = await receiptFile({ db, company: config.books.company, enterInBooks }, order)
  if (!file) return null
  return { title: 'Receipt', filename: file.name, ...pdf, content: Buffer.from(file.bytes) }
}

const calendarFile: Make = async ({ config }, wanted) => {
  const { order, plan } = wanted.planned
  return hasCalendar(order, plan) ? calendarAttachment(config, wanted) : null
}

/** Returns the days of an order, with its fitting, as a file for calendars. */
export function calendarAttachment(
  { company, siteUrl }: Pick<Config, 'company' | 'siteUrl'>,
  { order, planned }: ToAttach,
): MailAttachment {
  return {
    title: 'Your days',
    filename: `days-${order.collectionRef}.ics`,
    contentType: 'text/calendar; method=PUBLISH; charset=utf-8',
    content: orderCalendar({ order, planned, companyName: company.name, siteUrl }),
  }
}

const codePicture: Make = async (_deps, { order, planned }) => {
  if (!planned.plan.some(({ hasCode }) => hasCode)) return null
  const content = await qrCode(order.token)
  return { filename: 'drop-off-code.png', contentType: 'image/png', content, cid: CODE_ID }
}
