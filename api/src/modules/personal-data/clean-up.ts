import type { Database } from '#src/db/database.ts'
import { type Loop, startLoop } from '#src/queue/loop.ts'
import { removeStalledUploads } from '#src/modules/customer-photos/clean-up.ts'
import type { PhotoParts } from '#src/modules/customer-photos/parts.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { removeOverduePhotos } from '#src/modules/photos/clean-up.ts'
import type { PhotoFiles } from '#src/modules/photos/photo-files.ts'
import { shopifyRepository } from '#src/modules/shopify/repository.ts'
import { BATCH, cleanUpRepository, type Overdue } from './clean-up-repository.ts'
import { RETENTION, type Period, type Retention } from './retention.ts'

interface Dependencies {
  readonly db: Database
  readonly files: PhotoFiles
  readonly parts: PhotoParts
  readonly log: {
    info(details: object, message: string): void
    error(details: object, message: string): void
  }
  /** Interval at which it checks whether a new day has begun. */
  readonly everyMs: number
}

/** Deletes and erases data past its retention period, once a night and in one of several processes. */
export function startCleanUp({ db, files, parts, log, everyMs }: Dependencies): Loop {
  async function work(): Promise<boolean> {
    if (!(await cleanUpRepository(db).claimToday())) return false
    const removed: Record<string, number> = {}
    for (const overdue of overdueRows()) {
      const count = await removeAll(db, overdue)
      if (count > 0) removed[overdue.table] = (removed[overdue.table] ?? 0) + count
    }
    const photos = await removeOverduePhotos(db, files)
    if (photos > 0) removed['photos'] = photos
    const uploads = await removeStalledUploads(db, parts)
    if (uploads > 0) removed['photo_uploads'] = uploads
    log.info({ removed }, 'cleaned up')
    return false
  }
  const onError = (error: unknown): void =>
    log.error({ reason: String(error) }, 'the clean-up failed')
  return startLoop({ everyMs, work, onError })
}

function overdueRows(): Overdue[] {
  return Object.entries<Retention>(RETENTION).flatMap(([table, retention]) =>
    isPeriods(retention) ? retention.map((period) => ({ table, period })) : [],
  )
}

const isPeriods = (retention: Retention): retention is readonly Period[] => Array.isArray(retention)

async function removeAll(db: Database, overdue: Overdue): Promise<number> {
  let all = 0
  for (;;) {
    const count = await removeBatch(db, overdue)
    all += count
    if (count < BATCH) return all
  }
}

function removeBatch(db: Database, overdue: Overdue): Promise<number> {
  return db.transaction(async (transaction) => {
    const repository = cleanUpRepository(transaction)
    await repository.allowLongStatements()
    if (overdue.period.action === 'delete') return repository.deleteOverdue(overdue)
    const ids = await repository.overdueIds(overdue)
    if (overdue.table === 'shopify_orders') await shopifyRepository(transaction).eraseOrders(ids)
    else
      for (const order of await repository.lockOrders(ids))
        await orderRepository(transaction).erase(order)
    return ids.length
  })
}
