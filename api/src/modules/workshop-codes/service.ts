import type {
  Discount,
  DiscountChange,
  DiscountConflict,
  Discounts,
  NewDiscount,
} from '@darnley/contract/workshop-codes'
import type { OwnerActionKind } from '@darnley/contract/workshop-people'
import { minor, sum } from '@darnley/domain/money'
import type { Database, Executor } from '#src/db/database.ts'
import { HttpError, notFound, refuseFaults } from '#src/lib/http-error.ts'
import { normaliseCode } from '#src/modules/discounts/rules.ts'
import { ownerActionRepository } from '#src/modules/owner-actions/repository.ts'
import { codeRepository, type StoredCode } from './repository.ts'
import { detailsOfTerms, stateOf, termsFaults } from './rules.ts'

/** A code of which an owner wants something. */
interface Wanted {
  readonly actorId: string
  readonly code: string
  /** As the caller saw it. */
  readonly version: number
}

/** Returns all codes, those that run first. */
export async function listCodes(db: Database): Promise<Discounts> {
  const codes = (await codeRepository(db).all()).map(view)
  const runs = ({ state }: Discount): number => Number(state === 'runs')
  return {
    codes: codes.toSorted((one, other) => runs(other) - runs(one)),
    given: sum(codes.map(({ given }) => minor(given))),
  }
}

/** @throws ValidationFailed; HttpError 409 when the code exists */
export async function makeCode(
  db: Database,
  { actorId, wanted }: { actorId: string; wanted: NewDiscount },
): Promise<Discount> {
  refuseFaults(termsFaults(wanted))
  const { code } = wanted
  const isAdded = await db.transaction(async (transaction) => {
    if (!(await codeRepository(transaction).add(wanted))) return false
    await record(transaction, { actorId, code, action: 'code_made', before: null })
    return true
  })
  if (!isAdded) throw await refusal(db, code, 'This code exists')
  return view(await required(db, code))
}

/** @throws ValidationFailed; HttpError 404, 409 for another version */
export async function changeCode(
  db: Database,
  { change, ...wanted }: Wanted & { change: DiscountChange },
): Promise<Discount> {
  refuseFaults(termsFaults(change))
  return write(db, { ...wanted, action: 'code_changed' }, (repository, code) =>
    repository.change({ ...change, code }),
  )
}

/** Ends a code; one that has ended stays as it is. @throws HttpError 404, 409 for another version */
export async function endCode(db: Database, wanted: Wanted): Promise<Discount> {
  const now = view(await required(db, normaliseCode(wanted.code)))
  if (now.state === 'ended') return now
  const { version } = wanted
  return write(db, { ...wanted, action: 'code_ended' }, (repository, code) =>
    repository.end({ code, version }),
  )
}

type Write = (repository: ReturnType<typeof codeRepository>, code: string) => Promise<boolean>

async function write(
  db: Database,
  { actorId, action, code: typed }: Wanted & { action: OwnerActionKind },
  apply: Write,
): Promise<Discount> {
  const code = normaliseCode(typed)
  const isWritten = await db.transaction(async (transaction) => {
    const before = await required(transaction, code)
    if (!(await apply(codeRepository(transaction), code))) return false
    await record(transaction, { actorId, code, action, before })
    return true
  })
  if (!isWritten) throw await refusal(db, code, `${code} was changed in the meantime`)
  return view(await required(db, code))
}

function view({ startsAt, endsAt, ...code }: StoredCode): Discount {
  const { is_enabled: isEnabled, max_uses: maxUses, uses } = code
  const state = stateOf({ startsAt, endsAt, isEnabled, maxUses, uses }, new Date())
  return { ...code, state }
}

/** @throws HttpError 404 */
async function required(db: Executor, code: string): Promise<StoredCode> {
  const found = await codeRepository(db).find(code)
  if (!found) throw notFound('Discount code')
  return found
}

interface Done {
  readonly actorId: string
  readonly code: string
  readonly action: OwnerActionKind
  readonly before: StoredCode | null
}

async function record(db: Executor, { actorId, code, action, before }: Done): Promise<void> {
  const details = detailsOfTerms(before, await required(db, code))
  await ownerActionRepository(db).record({ actorId, action, subject: code, details })
}

async function refusal(db: Database, code: string, detail: string): Promise<HttpError> {
  const current = view(await required(db, code))
  const last = await ownerActionRepository(db).lastOn(code)
  const body: DiscountConflict = { detail, current, last_change: last }
  return new HttpError({ status: 409, detail, body })
}
