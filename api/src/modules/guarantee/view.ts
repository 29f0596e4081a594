import type { GarmentPhoto } from '@darnley/contract/customer-photos'
import type { FaultReport, LinkedOrder, OrderGuarantee } from '@darnley/contract/guarantee'
import type { WorkshopOrder, WorkshopReport } from '@darnley/contract/workshop-orders'
import { dayAt } from '@darnley/domain/turnaround'
import type { Config } from '#src/config.ts'
import type { Executor } from '#src/db/database.ts'
import { isErased } from '#src/modules/orders/erased.ts'
import type { Order } from '#src/modules/orders/repository.ts'
import type { PhotoLinks } from '#src/modules/photos/links.ts'
import type { PhotoRow } from '#src/modules/photos/repository.ts'
import { viewFiles } from '#src/modules/photos/view.ts'
import { staffNames } from '#src/modules/workshop-orders/history-repository.ts'
import { staffIdOf } from '#src/modules/workshop-orders/history.ts'
import { photosByReport } from './photos.ts'
import { guaranteeRepository, type ReportRow } from './repository.ts'
import { guaranteedUntil, isTaken } from './rules.ts'

export interface WithLinks {
  readonly links: PhotoLinks
}

export interface GuaranteeReader {
  readonly db: Executor
  readonly config: Pick<Config, 'guaranteeDays'>
  readonly photos: WithLinks
}

/** Returns the guarantee as the customer sees it; null unless the order is finished. */
export async function viewGuarantee(
  { db, config, photos }: GuaranteeReader,
  order: Order,
): Promise<OrderGuarantee | null> {
  if (order.status !== 'finished' || isErased(order)) return null
  const repository = guaranteeRepository(db)
  const finishedAt = await repository.finishedAt(order.id)
  if (!finishedAt) return null
  const reports = await repository.ofOrder(order.id)
  const shots = await photosByReport(db, reports)
  const until = guaranteedUntil(finishedAt, config.guaranteeDays)
  const isOver = dayAt(new Date()) > until
  const numbers = order.entries.map(({ id }, index) => ({ id, number: index + 1 }))
  return {
    until,
    is_over: isOver,
    reports: reports.map(({ redo, ...report }) => ({
      ...viewReport(report),
      photos: viewPhotos(photos, shots.get(report.id)),
      redo: redo && { collection_ref: redo.collectionRef, order_id_token: redo.token },
    })),
    reportable: isOver
      ? []
      : numbers.filter(({ id }) => !isTaken(reports, id)).map(({ number }) => number),
  }
}

/** Returns the order whose garment this one does again, for its customer. */
export async function viewRedoOf(
  db: Executor,
  { redoOf }: Pick<Order, 'redoOf'>,
): Promise<LinkedOrder | null> {
  const first = redoOf === null ? null : await guaranteeRepository(db).linked(redoOf)
  return first && { collection_ref: first.collectionRef, order_id_token: first.token }
}

/** Returns the same as the workshop's staff see it. */
export async function viewForStaff(
  { db, photos }: Pick<GuaranteeReader, 'db' | 'photos'>,
  { id, redoOf }: Pick<Order, 'id' | 'redoOf'>,
): Promise<Pick<WorkshopOrder, 'reports' | 'redo_of'>> {
  const repository = guaranteeRepository(db)
  const reports = await repository.ofOrder(id)
  const shots = await photosByReport(db, reports)
  const first = redoOf === null ? null : await repository.linked(redoOf)
  const actors = reports.flatMap(({ answeredBy }) => staffIdOf(answeredBy ?? '') ?? [])
  const names = await staffNames(db, [...new Set(actors)])
  return {
    reports: reports.map(({ redo, answeredBy, ...report }): WorkshopReport => ({
      ...viewReport(report),
      photos: viewPhotos(photos, shots.get(report.id)),
      answered_by: answeredBy && (names.get(staffIdOf(answeredBy) ?? '') ?? 'A former colleague'),
      redo: redo && { id: redo.id, collection_ref: redo.collectionRef },
    })),
    redo_of: first && { id: first.id, collection_ref: first.collectionRef },
  }
}

function viewPhotos({ links }: WithLinks, rows: readonly PhotoRow[] = []): GarmentPhoto[] {
  return rows.map((row) => viewFiles(links, row))
}

type Shown = Pick<
  ReportRow,
  'id' | 'garment' | 'kind' | 'words' | 'state' | 'answer' | 'createdAt' | 'pickupDay'
>

function viewReport({ createdAt, pickupDay, ...report }: Shown): FaultReport {
  const { id, garment, kind, words, state, answer } = report
  const sent = { sent_at: createdAt.toISOString(), pickup_day: pickupDay }
  return { id, garment, kind, words, state, answer, ...sent }
}
