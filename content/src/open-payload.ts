import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import type { Payload, SanitizedConfig } from 'payload'
import type { PayloadOptions } from './payload-config.ts'
import { buildPayloadConfig } from './payload-config.ts'

/** Outside production Payload would connect to Next's development server, which does not exist here. */
process.env['DISABLE_PAYLOAD_HMR'] = 'true'

export interface OpenPayload {
  readonly payload: Payload
  readonly config: SanitizedConfig
  /** Payload caches instances by key; different keys let a process open several. */
  readonly key: string
}

export async function openPayload(options: PayloadOptions): Promise<OpenPayload> {
  const config = await buildPayloadConfig(options)
  const key = randomUUID()
  const payload = await getPayload({ config, key })
  // A database restart closes idle connections. Without a listener the error would end the process.
  payload.db.pool.on('error', (error) => payload.logger.warn(`PostgreSQL: ${error.message}`))
  return { payload, config, key }
}

export async function closePayload(payload: Payload): Promise<void> {
  const { pool } = payload.db
  await payload.destroy()
  // Payload never releases one connection, so the end of the pool cannot be awaited.
  void pool.end()
}
