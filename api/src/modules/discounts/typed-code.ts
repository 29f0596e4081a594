import type { Executor } from '#src/db/database.ts'
import { basketRepository } from '#src/modules/basket/repository.ts'
import {
  type Attempt,
  countAttempt,
  limitOf,
  placeOf,
  tooMany,
} from '#src/modules/throttle/throttle.ts'
import { judgeCode } from './judge.ts'
import { normaliseCode } from './rules.ts'

const seconds = 15 * 60
/** Limits for refused codes: for one visitor, who may mistype a few, and for all visitors together. */
const VISITOR = { max: 20, seconds }
const ALL_VISITORS = { max: 500, seconds }
/** Limit of a visitor once the overall limit is reached: valid codes still work. */
const VISITOR_DURING_ATTACK = { max: 2, seconds }

export interface TypedCode {
  readonly code: string
  readonly basketId: string
  /** Network address of the visitor. */
  readonly address: string
}

const FREE: Attempt = { forgive: () => Promise.resolve() }

/**
 * Counts a code before it is checked. Every call that accepts a code uses this and takes the count back unless the
 * code is refused. The code that the basket already holds is not counted.
 * @throws HttpError 429
 */
export async function countTypedCode(
  db: Executor,
  { code, basketId, address }: TypedCode,
): Promise<Attempt> {
  const wanted = normaliseCode(code)
  if (wanted === '') return FREE
  if ((await basketRepository(db).find(basketId))?.discountCode === wanted) return FREE
  const all = await countAttempt(db, [limitOf('discount codes', ALL_VISITORS)])
  const limit = all.type === 'counted' ? VISITOR : VISITOR_DURING_ATTACK
  const own = await countAttempt(db, [limitOf(`discount codes from ${placeOf(address)}`, limit)])
  const forgiveAll = all.type === 'counted' ? all.forgive : FREE.forgive
  if (own.type === 'refused') {
    await forgiveAll()
    const detail = 'Too many discount codes were tried. Please wait a few minutes.'
    throw tooMany({ detail, seconds: own.seconds })
  }
  return {
    forgive: async () => {
      await own.forgive()
      await forgiveAll()
    },
  }
}

/** Whether an entered code can be used; a refused one is counted. @throws HttpError 429 */
export async function isUsableTypedCode(db: Executor, typed: TypedCode): Promise<boolean> {
  const attempt = await countTypedCode(db, typed)
  const isUsable = (await judgeCode(db, typed)) !== null
  if (isUsable) await attempt.forgive()
  return isUsable
}
