import type { Database } from '#src/db/database.ts'
import { orderRepository } from '#src/modules/orders/repository.ts'
import { attachToReport } from '#src/modules/guarantee/photos.ts'
import { customerPhotoRepository } from './repository.ts'

/**
 * Attaches the photos of a browser to the order that it has just checked out, each to its garment. A photo that
 * arrives later looks for its order itself (attachLate): each side writes before it looks, so that none is missed.
 */
export async function attachPhotos(
  db: Database,
  { browserId, token }: { readonly browserId: string | null; readonly token: string },
): Promise<void> {
  const order = browserId === null ? null : await orderRepository(db).byToken(token)
  if (browserId === null || !order) return
  const garmentIds = order.entries.map(({ id }) => id)
  await customerPhotoRepository(db).attach({ id: order.id, garmentIds, browserId })
}

interface LatePhoto {
  readonly browserId: string
  readonly basketId: string | null
  readonly garmentId: string
}

/** Attaches a photo that has just arrived to the order that its garment is in, or to the report that it belongs to. */
export async function attachLate(
  db: Database,
  { browserId, basketId, garmentId }: LatePhoto,
): Promise<void> {
  const repository = customerPhotoRepository(db)
  const order = basketId === null ? null : await repository.orderWith({ basketId, garmentId })
  if (order) await repository.attach({ ...order, browserId })
  else await attachToReport(db, { photosId: garmentId, browserId })
}
