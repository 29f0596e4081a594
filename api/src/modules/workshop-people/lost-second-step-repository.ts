import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#src/db/database.ts'
import { staff } from '#src/db/schema/staff.ts'
import { storefronts } from '#src/db/schema/storefronts.ts'
import { ownerActionRepository } from '#src/modules/owner-actions/repository.ts'
import { secondStepRepository } from '#src/modules/second-step/repository.ts'
import { peopleChanges } from './change-repository.ts'

/** What became of a second step whose device is lost. */
export type LostSecondStep = 'ended' | 'off' | 'unknown'

/**
 * Ends the second step of a colleague of the workshop and signs out every device, since one of them is lost. The log of
 * owners names the colleague as the one who did it: the command knows no other name.
 */
export function endLostSecondStep(db: Database, email: string): Promise<LostSecondStep> {
  return db.transaction(async (transaction) => {
    const [person] = await transaction
      .select({ id: staff.id })
      .from(staff)
      .innerJoin(storefronts, eq(storefronts.id, staff.storefrontId))
      .where(
        and(
          eq(staff.email, email.toLowerCase()),
          eq(storefronts.kind, 'workshop'),
          isNull(staff.removedAt),
        ),
      )
    if (!person) return 'unknown'
    const { id } = person
    if (!(await secondStepRepository(transaction).end(id))) return 'off'
    const sessions = await peopleChanges(transaction).endSessions(id, null)
    await ownerActionRepository(transaction).record({
      ...{ actorId: id, action: 'second_step_ended', subject: id },
      details: [
        { field: 'by', from: null, to: 'a command on the server' },
        { field: 'sessions', from: String(sessions), to: null },
      ],
    })
    return 'ended'
  })
}
