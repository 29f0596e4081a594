import type { Basket } from '@darnley/contract/basket'
import { NO_RATE } from '@darnley/domain/money'
import type { Database, Executor } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { orderableEntries } from '#src/modules/basket/changed-lines.ts'
import { knownTerms, viewBasket } from '#src/modules/basket/view.ts'
import { addRequestedMail, askForMail, type MailGrant } from '#src/modules/outbox/requested-mail.ts'
import type { Services } from '#src/services.ts'
import { abandonedBasketRepository, REMINDER, reminderKey } from './repository.ts'

interface ToRemember {
  readonly basketId: string
  readonly email: string
  /** Network address of the caller. */
  readonly address: string
  readonly delayMs: number
}

/**
 * Schedules one reminder for each basket. Its address can be corrected until it is sent. When the recipient has
 * reached the limit, no reminder is scheduled and the response is the same.
 */
export async function rememberBasket(db: Database, wanted: ToRemember): Promise<string> {
  const { basketId, email, address } = wanted
  const known = await abandonedBasketRepository(db).ofBasket(basketId)
  if (known?.email === email) return known.id
  const basket = await basketRepository(db).find(basketId)
  if (!basket || basket.entries.length === 0) throw conflict('Your basket is empty')
  const asked = await askForMail(db, { template: REMINDER, recipient: email, address })
  const grant = asked.type === 'granted' ? asked.grant : null
  return db.transaction((transaction) => remember(transaction, { ...wanted, grant }))
}

async function remember(
  db: Executor,
  { basketId, email, delayMs, grant }: ToRemember & { readonly grant: MailGrant | null },
): Promise<string> {
  await basketRepository(db).lock(basketId)
  const repository = abandonedBasketRepository(db)
  const known = await repository.ofBasket(basketId)
  if (known && (await repository.isReminded(known.id))) return known.id
  if (known && grant) {
    await repository.correctEmail(known.id, email)
    return known.id
  }
  // Cancels the pending reminder to the former address.
  if (known) await repository.erase([known.id])
  const id = makeToken()
  await repository.insert({ id, basketId, email })
  const mail = { key: reminderKey(id), payload: { abandonedBasketId: id }, delayMs }
  if (grant) await addRequestedMail(db, grant, mail)
  return id
}

/**
 * Returns the entries that can be ordered today, at today's prices. Changes nothing: the caller decides whether to
 * add them.
 */
export async function readAbandonedBasket(
  { db, catalogue, decisions }: Pick<Services, 'db' | 'catalogue' | 'decisions'>,
  id: string,
): Promise<Basket> {
  const abandoned = await abandonedBasketRepository(db).byId(id)
  if (!abandoned) throw notFound('Basket')
  const basket = await basketRepository(db).find(abandoned.basketId)
  const entries = orderableEntries({
    entries: basket?.entries ?? [],
    catalogue: await catalogue.current(),
    rate: NO_RATE,
  })
  const terms = await knownTerms({ decisions }, null)
  return viewBasket({ version: 0, entries }, { rate: NO_RATE, terms, discount: null })
}
