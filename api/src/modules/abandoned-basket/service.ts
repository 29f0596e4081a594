import type { Basket } from 'shared/contract/basket'
import type { Database } from '#src/db/database.ts'
import { conflict, notFound } from '#src/lib/http-error.ts'
import { makeToken } from '#src/lib/tokens.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import { type BasketAddress, findBasket, readBasket } from '#src/modules/basket/service.ts'
import { storeEntries } from '#src/modules/basket/store-entries.ts'
import { createOutboxRepository } from '#src/modules/outbox/repository.ts'
import type { Services } from '#src/services.ts'
import { REMINDER } from './reminder.ts'
import { abandonedBasketRepository } from './repository.ts'
import { restoreEntries } from './rules.ts'

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

/** Adds what is in the abandoned basket to the caller's own, on whichever device that is. */
export async function restoreBasket(
  { db, catalogue }: Pick<Services, 'db' | 'catalogue'>,
  { address, id }: { address: BasketAddress; id: string },
): Promise<Basket> {
  const abandoned = await abandonedBasketRepository(db).byId(id)
  if (!abandoned) throw notFound('Basket')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const source = (await basketRepository(db).find(abandoned.basketId))?.entries ?? []
    const own = await findBasket(db, address)
    const entries = restoreEntries({ own: own?.entries ?? [], abandoned: source })
    if (entries.length === (own?.entries.length ?? 0)) return readBasket({ db, catalogue }, address)
    const storefrontDomain = address.site?.domain ?? null
    const change = { id: address.id, version: own?.version ?? 0, entries, storefrontDomain }
    if (await storeEntries(db, change)) return readBasket({ db, catalogue }, address)
  }
  throw conflict('Your basket is being changed at the moment. Please try again.')
}
