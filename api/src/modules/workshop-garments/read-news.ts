import type { GarmentNews } from '@darnley/contract/workshop-garments'
import type { Executor } from '#src/db/database.ts'
import { entriesAtGarment } from '#src/modules/conversations/garment-repository.ts'
import { orderMoneyRepository } from '#src/modules/order-money/repository.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import { staffNames } from '#src/modules/workshop-orders/history-repository.ts'
import { staffIdOf } from '#src/modules/workshop-orders/history.ts'
import { newsOf, type ProposalOfLine } from './news.ts'
import type { GarmentRow } from './repository.ts'

interface Shown {
  readonly order: Order
  readonly garment: GarmentRow
}

/** Returns what came of suggestions and other prices at a garment, with the names of those who did it. */
export async function readNews(db: Executor, shown: Shown): Promise<GarmentNews[]> {
  const { order, garment } = shown
  const proposals = await proposalsFor(db, shown)
  const entries = await entriesAtGarment(db, {
    garmentId: garment.id,
    proposalIds: proposals.map(({ proposal }) => proposal.id),
  })
  const news = newsOf({ entries, proposals })
  const names = await staffNames(db, [
    ...new Set(news.flatMap(({ actor }) => staffIdOf(actor) ?? [])),
  ])
  return news.map(({ at, actor, ...told }) => {
    const staffId = staffIdOf(actor)
    const colleague = staffId === null ? null : (names.get(staffId) ?? 'A former colleague')
    return { ...told, at: at.toISOString(), actor: colleague ?? order.customerName }
  })
}

/** Returns the other prices for the services of a garment. */
async function proposalsFor(db: Executor, { order, garment }: Shown): Promise<ProposalOfLine[]> {
  const entry = order.entries.find(({ id }) => id === garment.entryId)
  if (!entry) return []
  const { proposals } = await orderMoneyRepository(db).rowsOf(order.id)
  return proposals.flatMap((proposal) => {
    const line = entry.serviceDetails.find(({ id }) => id === proposal.lineId)
    return line ? [{ proposal, service: line.service.name }] : []
  })
}
