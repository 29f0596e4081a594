import type { Partner } from '@darnley/contract/partners'
import type { Database } from '#src/db/database.ts'
import { type PartnerSource, writePartner } from '#src/modules/workshop-partners/content.ts'
import { partnerRepository } from './repository.ts'

interface Move {
  readonly db: Database
  readonly source: PartnerSource
  readonly published: readonly Partner[]
  readonly log: { warn(details: object, message: string): void }
}

/**
 * Publishes partners that only this database knows, from before the content service described them. One that content
 * knows, as a draft too, is an owner's to publish; one with faults stays as it is.
 */
export async function moveIntoContent({ db, source, published, log }: Move): Promise<void> {
  const known = new Set(published.map(({ id }) => id))
  const rows = await partnerRepository(db).undescribed()
  for (const { id, ...description } of rows.filter((row) => !known.has(row.id))) {
    const body = { description, publish: true, seenAt: null, changedBy: 'migration' }
    const saved = await writePartner(source, { method: 'PUT', path: `/${id}`, body })
    if (saved.type === 'faults')
      log.warn({ partner: id, faults: saved.faults }, 'a partner could not be described')
  }
}
