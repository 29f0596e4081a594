import { z } from 'zod'

/**
 * The last order of a page; the time in microseconds, the database's precision. 16 digits last beyond the year 2200.
 */
const Position = z.tuple([z.string().regex(/^\d{1,16}$/), z.uuid()])
export type Position = z.infer<typeof Position>

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** Returns null for an invalid cursor. */
export function readCursor(cursor: string): Position | null {
  return Position.safeParse(decode(cursor)).data ?? null
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
