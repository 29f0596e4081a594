import { createHash } from 'node:crypto'
import type { Queryable } from '#src/database/database.ts'
import { StripeFault } from './fault.ts'
import type { Answer } from './payment-intents/service.ts'

export interface KeyedCall {
  key: string
  /** Method, path and parameters of the call. */
  description: string
}

/**
 * Returns the same response for the same key and parameters. A concurrent call with the key waits at the insert until
 * the first has committed, then replays its response.
 */
export async function answerOnce(
  transaction: Queryable,
  { key, description }: KeyedCall,
  work: () => Promise<Answer>,
): Promise<Answer & { isReplayed: boolean }> {
  const fingerprint = createHash('sha256').update(description).digest('hex')
  const stored = await claimKey(transaction, { key, fingerprint })
  if (stored) return { ...replay(stored, { key, fingerprint }), isReplayed: true }
  const answer = await work()
  const text = 'update stripe_idempotency_keys set status = $2, body = $3 where key = $1'
  const values = [key, answer.status, JSON.stringify(answer.body)]
  await transaction.query({ name: 'keep_answer', text, values })
  return { ...answer, isReplayed: false }
}

interface KeyRow extends Answer {
  fingerprint: string
}

interface Claim {
  key: string
  fingerprint: string
}

async function claimKey(
  transaction: Queryable,
  { key, fingerprint }: Claim,
): Promise<KeyRow | undefined> {
  // Stripe forgets keys after a day.
  const claim = `insert into stripe_idempotency_keys as known (key, fingerprint) values ($1, $2)
    on conflict (key) do update
      set fingerprint = excluded.fingerprint, status = null, body = null, created = now()
      where known.created < now() - interval '24 hours'`
  const values = [key, fingerprint]
  const { rowCount } = await transaction.query({ name: 'claim_key', text: claim, values })
  if (rowCount === 1) return undefined
  const select = 'select fingerprint, status, body from stripe_idempotency_keys where key = $1'
  const { rows } = await transaction.query<KeyRow>(select, [key])
  return rows[0]
}

function replay(stored: KeyRow, { key, fingerprint }: Claim): Answer {
  if (stored.fingerprint === fingerprint) return { status: stored.status, body: stored.body }
  const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
  throw new StripeFault(400, { type: 'idempotency_error', message })
}
