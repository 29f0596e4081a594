import type { Executor } from '#src/db/database.ts'
import {
  countAttempt,
  type Limit,
  limitOf,
  placeOf,
  tooMany,
} from '#src/modules/throttle/throttle.ts'
import type { RequestedTemplate } from './audiences.ts'
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
/** The bound of the queue: all other mails are caused by orders, or by people whose writes have a budget. */
export const BY_ALL = { max: 20_000, seconds: HOUR }
export const OF_ALL = 'mails asked for by all'

interface Request {
  readonly template: RequestedTemplate
  /** E-mail address that a visitor entered. */
  readonly recipient: string
  /** Network address of the visitor. */
  readonly address: string
}

declare const granted: unique symbol
/** Permission to send one mail, granted only by this module. */
export type MailGrant = Pick<Request, 'template'> & { readonly [granted]: true }

export type Granting =
  | { readonly type: 'granted'; readonly grant: MailGrant }
  | { readonly type: 'refused'; readonly seconds: number }

/** Counts a mail to an address that may not be the visitor's own. Must not be called in a transaction. */
export async function askForMail(db: Executor, request: Request): Promise<Granting> {
  const counted = await countAttempt(db, limitsOf(request))
  if (counted.type === 'refused') return counted
  return { type: 'granted', grant: { template: request.template } as MailGrant }
}

/** Like askForMail. @throws HttpError 429, whether or not the address is known */
export async function requireMail(db: Executor, request: Request): Promise<MailGrant> {
  const asked = await askForMail(db, request)
  if (asked.type === 'granted') return asked.grant
  const { seconds } = asked
  throw tooMany({ seconds, detail: 'Too many e-mails were asked for. Please wait.' })
}

/** Adds the mail in the transaction that causes it. */
export function addRequestedMail(
  db: Executor,
  grant: MailGrant,
  mail: Pick<OutgoingMail, 'key' | 'payload' | 'delayMs'>,
): Promise<void> {
  const { template } = grant
  return createOutboxRepository(db).addAny({
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
    limitOf(OF_ALL, BY_ALL),
  ]
}
