import type { Executor } from '#src/db/database.ts'
import { discountRepository } from './repository.ts'
import { hasUsesLeft, isInWindow, normaliseCode } from './rules.ts'

export interface CodeToJudge {
  readonly code: string
  readonly basketId: string
}

/** A code that the basket may use. */
export interface UsableDiscount {
  readonly code: string
  readonly percentage: number
}

/**
 * Returns the discount of a code that a basket may use now, otherwise null. The percentage that its unpaid order
 * agreed to at submit stays valid, whatever happened to the code since (F28).
 */
export async function judgeCode(db: Executor, asked: CodeToJudge): Promise<UsableDiscount | null> {
  const code = normaliseCode(asked.code)
  const { basketId } = asked
  const repository = discountRepository(db)
  const rule = code === '' ? null : await repository.find(code)
  if (!rule) return null
  const agreed = await repository.agreed({ code, basketId })
  if (agreed !== null) return { code, percentage: agreed }
  if (!isInWindow(rule, new Date())) return null
  const isLimited = rule.maxUses !== null || rule.maxUsesPerBasket !== null
  if (isLimited && !hasUsesLeft(rule, await repository.countUses({ code, basketId }))) return null
  return { code, percentage: rule.percentage }
}

/**
 * Like judgeCode, and locks the code so that no other order takes its last use before the transaction ends (F29). Only
 * now is the customer known, whose own limit holds whatever the basket agreed to before.
 */
export async function claimCode(
  db: Executor,
  asked: CodeToJudge & { readonly email: string },
): Promise<UsableDiscount | null> {
  const code = normaliseCode(asked.code)
  const repository = discountRepository(db)
  const rule = await repository.find(code)
  const ownLimit = rule?.maxUsesPerCustomer ?? null
  if (rule && (rule.maxUses !== null || ownLimit !== null)) await repository.lock(code)
  if (ownLimit !== null) {
    const { basketId, email } = asked
    const used = await repository.countUsesOfCustomer({ code, basketId, email })
    if (used >= ownLimit) return null
  }
  return judgeCode(db, asked)
}
