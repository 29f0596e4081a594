import type { FastifyRequest } from 'fastify'
import type { Executor } from '#src/db/database.ts'
import { hashToken } from '#src/lib/tokens.ts'
import { deviceWords } from '#src/modules/own-sessions/rules.ts'
import { sessionsRepository } from './sessions-repository.ts'

interface Used {
  readonly token: string
  readonly request: FastifyRequest
}

/** Notes that a session is used, for the list of sessions. */
export async function noteUse(
  { db }: { readonly db: Executor },
  { token, request }: Used,
): Promise<void> {
  const device = deviceOf(request)
  await sessionsRepository(db).noteUse({ tokenHash: hashToken(token), device })
}

/** Returns browser and system in words; null when unknown. */
export function deviceOf({ headers }: FastifyRequest): string | null {
  return deviceWords(headers['user-agent'] ?? null)
}
