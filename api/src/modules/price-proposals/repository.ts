import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ProposalState } from '@darnley/contract/price-proposals'
import type { Minor } from '@darnley/domain/money'
import type { Executor } from '#src/db/database.ts'
import { priceProposals } from '#src/db/schema/price-proposals.ts'
import { inSeconds, type Queue, queueOf } from '#src/queue/repository.ts'

export type Proposal = typeof priceProposals.$inferSelect
type NewProposal = Omit<typeof priceProposals.$inferInsert, 'state' | 'nextAttemptAt'>

export interface Closing {
  readonly id: string
  readonly state: Exclude<ProposalState, 'open'>
  /** staff:<id>, customer or system. */
  readonly by: string
  readonly isPaid: boolean
  readonly settledChange: Minor
}

export interface ProposalRepository extends Queue<Proposal> {
  byId(id: string): Promise<Proposal | null>
  byIntent(intentId: string): Promise<Proposal | null>
  /** Returns null when the line has an open proposal. */
  add(proposal: NewProposal): Promise<Proposal | null>
  /** Closes an open proposal. An intent that was not paid is then cancelled by the worker. */
  close(closing: Closing): Promise<void>
  /** Adds a question, unless it is the last one again; returns false then. */
  ask(id: string, question: string): Promise<boolean>
  /** Stores the intent of an open proposal; returns false when it was closed or has another. */
  saveIntent(id: string, intentId: string): Promise<boolean>
  /** Prepares for another intent: the present one was cancelled, or the provider may have made one without answering. */
  dropIntent(proposal: Pick<Proposal, 'id' | 'intentAttempt'>): Promise<void>
  /** Has a proposal checked again in this time, at the latest when its answer is due. */
  checkAgain(id: string, seconds: number): Promise<void>
  /** Nothing is left to be done for a proposal that is closed. */
  finish(id: string): Promise<void>
}

const { id: idColumn, state, paymentIntentId, answerUntil } = priceProposals
const isOpen = eq(state, 'open')
const queueOfProposals = queueOf(priceProposals, isNotNull(priceProposals.nextAttemptAt))

export function proposalRepository(db: Executor): ProposalRepository {
  return { ...queueOfProposals(db), ...reads(db), ...writes(db), ...intents(db) }
}

function reads(db: Executor): Pick<ProposalRepository, 'byId' | 'byIntent'> {
  return {
    byId: async (id) => {
      const [row] = await db.select().from(priceProposals).where(eq(idColumn, id))
      return row ?? null
    },
    byIntent: async (intentId) => {
      const [row] = await db.select().from(priceProposals).where(eq(paymentIntentId, intentId))
      return row ?? null
    },
  }
}

function writes(db: Executor): Pick<ProposalRepository, 'add' | 'close' | 'ask'> {
  return {
    add: async (proposal) => {
      const [row] = await db
        .insert(priceProposals)
        .values({ ...proposal, nextAttemptAt: proposal.answerUntil })
        .onConflictDoNothing()
        .returning()
      return row ?? null
    },
    close: async ({ id, state: to, by, isPaid, settledChange }) => {
      const isLeft = sql`${paymentIntentId} is not null and not ${isPaid}::boolean`
      await db
        .update(priceProposals)
        .set({
          ...{ state: to, closedBy: by, settledChange },
          closedAt: sql`now()`,
          paidAt: isPaid ? sql`now()` : null,
          attempts: 0,
          nextAttemptAt: sql`case when ${isLeft} then now() end`,
        })
        .where(and(eq(idColumn, id), isOpen))
    },
    ask: async (id, question) => {
      const { questions } = priceProposals
      const asked = sql`jsonb_build_array(jsonb_build_object('text', ${question}::text, 'askedAt', now()))`
      const rows = await db
        .update(priceProposals)
        .set({ questions: sql`${questions} || ${asked}` })
        .where(
          and(
            ...[eq(idColumn, id), isOpen],
            sql`${questions} -> -1 ->> 'text' is distinct from ${question}::text`,
          ),
        )
        .returning({ id: idColumn })
      return rows.length > 0
    },
  }
}

function intents(
  db: Executor,
): Pick<ProposalRepository, 'saveIntent' | 'dropIntent' | 'checkAgain' | 'finish'> {
  const within = (seconds: number) => sql`least(${answerUntil}, ${inSeconds(seconds)})`
  return {
    saveIntent: async (id, intentId) => {
      const isFree = or(isNull(paymentIntentId), eq(paymentIntentId, intentId))
      const rows = await db
        .update(priceProposals)
        .set({ paymentIntentId: intentId, nextAttemptAt: within(60) })
        .where(and(eq(idColumn, id), isOpen, isFree))
        .returning({ id: idColumn })
      return rows.length > 0
    },
    dropIntent: async ({ id, intentAttempt }) => {
      await db
        .update(priceProposals)
        .set({ paymentIntentId: null, intentAttempt: intentAttempt + 1 })
        .where(and(eq(idColumn, id), isOpen, eq(priceProposals.intentAttempt, intentAttempt)))
    },
    checkAgain: async (id, seconds) => {
      await db
        .update(priceProposals)
        .set({ attempts: 0, nextAttemptAt: within(seconds) })
        .where(and(eq(idColumn, id), isOpen))
    },
    finish: async (id) => {
      await db
        .update(priceProposals)
        .set({ attempts: 0, nextAttemptAt: null })
        .where(and(eq(idColumn, id), sql`not ${isOpen}`))
    },
  }
}
