import type { Executor } from '#src/db/database.ts'
import { type PhotoRow, photoRepository } from '#src/modules/photos/repository.ts'
import { guaranteeRepository, type ReportWithRedo } from './repository.ts'

interface SentPhotos {
  readonly photosId: string
  readonly browserId: string
}

/**
 * Attaches the photos that a browser sent for its report to the order that does it again, or to the reported one. Does
 * nothing before the report is sent, and for another browser.
 */
export async function attachToReport(
  db: Executor,
  { photosId, browserId }: SentPhotos,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const repository = guaranteeRepository(transaction)
    const report = await repository.lockByPhotos({ photosId, browserId })
    if (report) await repository.attachPhotos(report)
  })
}

/** Returns the photos of each report by its id, oldest first. */
export async function photosByReport(
  db: Executor,
  reports: readonly ReportWithRedo[],
): Promise<ReadonlyMap<string, readonly PhotoRow[]>> {
  const shown = reports.filter(({ photosId }) => photosId !== null)
  const orderIds = shown.flatMap(({ orderId, redoId }) => [orderId, redoId ?? []].flat())
  const found = shown.length === 0 ? [] : await photoRepository(db).ofOrders(orderIds)
  return new Map(
    shown.map(({ id, photosId, browserId }) => [
      id,
      found.filter((photo) => photo.garmentId === photosId && photo.browserId === browserId),
    ]),
  )
}
