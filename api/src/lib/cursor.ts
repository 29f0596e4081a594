import type { ValidationFault } from '@darnley/contract/errors'
import type { z } from 'zod'
import { valueFault } from './http-error.ts'

/** Returns the position of the last row of a page as text for the caller. */
export function writeCursor(position: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Returns null for an invalid cursor. */
export function readCursor<Value>(cursor: string, schema: z.ZodType<Value>): Value | null {
  return schema.safeParse(decode(cursor)).data ?? null
}

interface CursorFaultsOptions {
  readonly part: 'query' | 'body'
  readonly schema: z.ZodType
}

/** Returns the fault of a cursor that does not fit the list. */
export function cursorFaults(
  cursor: string | undefined,
  { part, schema }: CursorFaultsOptions,
): ValidationFault[] {
  if (cursor === undefined || readCursor(cursor, schema) !== null) return []
  return [valueFault([part, 'cursor'], 'Not a cursor of this list')]
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
