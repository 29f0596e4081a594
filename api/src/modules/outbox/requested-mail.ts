import type { Executor } from '#src/db/database.ts'
import {
  countAttempt,
  type Limit,
  limitOf,
  networkOf,
  placeOf,
  takeBack,
  tooMany,
} from '#src/modules/throttle/throttle.ts'
import type { RequestedTemplate } from './audiences.ts'
import { isKnownRecipient } from './known-recipient-repository.ts'
import { createOutboxRepository, type OutgoingMail } from './repository.ts'

const HOUR = 60 * 60
const DAY = 24 * HOUR

/** Daily limit for each recipient. These templates contain no text from a visitor. */
const A_DAY: Readonly<Record<RequestedTemplate, number>> = {
  'account-registration': 3,
  'account-new-email': 3,
  'password-reset': 5,
  'staff-password-reset': 5,
  'staff-invitation': 5,
  'personal-data-link': 3,
  'my-repairs-link': 5,
  'my-order-link': 5,
  'abandoned-basket': 2,
}
const OF_ALL_KINDS = { max: 10, seconds: DAY }
const BY_ONE_ADDRESS = { max: 30, seconds: HOUR }
/** Of all kinds: a whole network gets no more than a few of its addresses would. */
export const BY_ONE_NETWORK = { max: 600, seconds: HOUR }
/** The bound of the queue: all other mails are caused by orders, or by people whose writes have a budget. */
export const BY_ALL = { max: 20_000, seconds: HOUR }
export const OF_ALL = 'mails asked for by all'
/** Kept beside it for addresses that we know, so that strangers cannot use up everyone's way to sign in. */
export const OF_KNOWN = 'mails asked for to known addresses'
/** Kept for what signed-in colleagues ask for, which strangers cannot. */
export const OF_STAFF = 'mails asked for by staff'

const BY_STAFF: ReadonlySet<RequestedTemplate> = new Set<RequestedTemplate>(['staff-invitation'])

/** Sent to addresses that we know alone, whatever is asked for. */
const ONLY_TO_KNOWN: ReadonlySet<RequestedTemplate> = new Set<RequestedTemplate>([
  'password-reset',
  'staff-password-reset',
  'my-repairs-link',
  'my-order-link',
  'personal-data-link',
])

interface Request {
  readonly template: RequestedTemplate
  /** E-mail address that a visitor entered. */
  readonly recipient: string
  /** Network address of the visitor. */
  readonly address: string
  /** Whether a mail to the recipient would be sent; that of an account, an order or a colleague by default. */
  readonly isKnown?: () => Promise<boolean>
}

declare const granted: unique symbol
/** Permission to send one mail, granted only by this module. */
export type MailGrant = Pick<Request, 'template'> & {
  readonly [granted]: true
  /** False for a mail that would not be sent anyway. */
  readonly isQueued: boolean
}

export type Granting =
  | { readonly type: 'granted'; readonly grant: MailGrant }
  | { readonly type: 'refused'; readonly seconds: number }

/** Counts a mail to an address that may not be the visitor's own. Must not be called in a transaction. */
export async function askForMail(db: Executor, request: Request): Promise<Granting> {
  const { template } = request
  const own = limitsOf(request)
  const shared = BY_STAFF.has(template) ? OF_STAFF : OF_ALL
  const counted = await countAttempt(db, [...own, limitOf(shared, BY_ALL)])
  if (counted.type === 'counted') return grantOf(template, { isQueued: true })
  return ONLY_TO_KNOWN.has(template) ? askOfReserve(db, { request, own }) : counted
}

interface OfReserve {
  readonly request: Request
  readonly own: readonly Limit[]
}

/** Answers alike for an address that we do not know: its mail would not be sent, and uses up nothing of the reserve. */
async function askOfReserve(db: Executor, { request, own }: OfReserve): Promise<Granting> {
  const reserve = limitOf(OF_KNOWN, BY_ALL)
  const counted = await countAttempt(db, [...own, reserve])
  if (counted.type === 'refused') return counted
  const { recipient, isKnown = () => isKnownRecipient(db, recipient) } = request
  const isQueued = await isKnown()
  if (!isQueued) await takeBack(db, reserve)
  return grantOf(request.template, { isQueued })
}

function grantOf(template: RequestedTemplate, { isQueued }: { isQueued: boolean }): Granting {
  return { type: 'granted', grant: { template, isQueued } as MailGrant }
}

/** Like askForMail. @throws HttpError 429, whether or not the address is known */
export async function requireMail(db: Executor, request: Request): Promise<MailGrant> {
  const asked = await askForMail(db, request)
  if (asked.type === 'granted') return asked.grant
  const { seconds } = asked
  throw tooMany({ seconds, detail: 'Too many e-mails were asked for. Please wait.' })
}

/** Adds the mail in the transaction that causes it, unless it would not be sent. */
export async function addRequestedMail(
  db: Executor,
  grant: MailGrant,
  mail: Pick<OutgoingMail, 'key' | 'payload' | 'delayMs'>,
): Promise<void> {
  const { template, isQueued } = grant
  if (!isQueued) return
  await createOutboxRepository(db).addAny({
    notificationType: 'something_else',
    ...mail,
    template,
  })
}

function limitsOf({ template, recipient, address }: Request): Limit[] {
  const receiver = recipient.toLowerCase()
  return [
    limitOf(`${template} to ${receiver}`, { max: A_DAY[template], seconds: DAY }),
    limitOf(`mails to ${receiver}`, OF_ALL_KINDS),
    limitOf(`${template} asked for from ${placeOf(address)}`, BY_ONE_ADDRESS),
    limitOf(`mails asked for from ${networkOf(address)}`, BY_ONE_NETWORK),
  ]
}
