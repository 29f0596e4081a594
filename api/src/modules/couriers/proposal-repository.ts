import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { CourierProposal } from '@darnley/contract/couriers'
import type { Executor } from '#src/db/database.ts'
import { courierProposals } from '#src/db/schema/couriers.ts'

interface Offered {
  readonly orderId: string
  readonly proposals: readonly CourierProposal[]
}

export interface ProposalRepository {
  /** Stores the proposals for an order and deletes its expired ones. */
  keep(offered: Offered): Promise<void>
  /** Whether this time was offered for this order and has not passed. */
  isOpen(chosen: { orderId: string; proposalId: string }): Promise<boolean>
}

export function proposalRepository(db: Executor): ProposalRepository {
  const { orderId: ofOrder, proposalId: named, collectFrom } = courierProposals
  return {
    keep: async ({ orderId, proposals }) => {
      await db
        .delete(courierProposals)
        .where(and(eq(ofOrder, orderId), lt(collectFrom, sql`now()`)))
      if (proposals.length === 0) return
      const rows = proposals.map(({ id, collect_from: from }) => ({
        orderId,
        proposalId: id,
        collectFrom: new Date(from),
      }))
      await db
        .insert(courierProposals)
        .values(rows)
        .onConflictDoUpdate({
          target: [ofOrder, named],
          set: { collectFrom: sql`excluded.collect_from` },
        })
    },
    isOpen: async ({ orderId, proposalId }) => {
      const isMeant = and(eq(ofOrder, orderId), eq(named, proposalId))
      const rows = await db
        .select({ collectFrom })
        .from(courierProposals)
        .where(and(isMeant, gt(collectFrom, sql`now()`)))
      return rows.length > 0
    },
  }
}
