import { z } from 'zod'
import { ValidationFailed } from '#src/lib/http-error.ts'

/** The last order of a page; the time in microseconds, as the database keeps it: 16 digits last beyond the year 2200. */
const Position = z.tuple([z.string().regex(/^\d{1,16}$/), z.uuid()])
export type Position = z.infer<typeof Position>

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url')
}

/** @throws ValidationFailed for anything that is not one of ours */
export function readCursor(cursor: string, part: 'query' | 'body'): Position {
  const position = Position.safeParse(decode(cursor))
  if (position.success) return position.data
  throw new ValidationFailed([
    { loc: [part, 'cursor'], msg: 'Not a cursor of this list', type: 'custom' },
  ])
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
