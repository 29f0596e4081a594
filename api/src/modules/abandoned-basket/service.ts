import type { Basket } from 'shared/contract/basket'
import { NO_RATE } from 'shared/pricing'
import type { Database } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { orderableEntries } from '#src/modules/basket/changed-lines.ts'
import { viewBasket } from '#src/modules/basket/view.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Services } from '#src/services.ts'
import { REMINDER } from './reminder.ts'
import { abandonedBasketRepository } from './repository.ts'

interface ToRemember {
  readonly basketId: string
  readonly email: string
  readonly delayMs: number
}

/** One reminder a basket and day at most; the address can be corrected until it is sent. */
export function rememberBasket(
  db: Database,
  { basketId, email, delayMs }: ToRemember,
): Promise<string> {
  return db.transaction(async (transaction) => {
    const basket = await basketRepository(transaction).lock(basketId)
    if (!basket || basket.entries.length === 0) throw conflict('Your basket is empty')
    const repository = abandonedBasketRepository(transaction)
    const recent = await repository.recent(basketId)
    if (recent) {
      await repository.correctEmail(recent.id, email)
      return recent.id
    }
    const id = makeToken()
    await repository.insert({ id, basketId, email })
    await createOutboxRepository(transaction).add({
      key: `${REMINDER}:${id}`,
      notificationType: 'something_else',
      template: REMINDER,
      payload: { abandonedBasketId: id },
      delayMs,
    })
    return id
  })
}

/** What is left of it that can be ordered today, at today's prices. It changes nothing: adding is the caller's wish. */
export async function readAbandonedBasket(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
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
  return viewBasket({ version: 0, entries }, { rate: NO_RATE, discount: null })
}
