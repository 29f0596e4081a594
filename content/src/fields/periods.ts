import type { ArrayField } from 'payload'
import { checkEnd, checkNoOverlap, checkTime } from '#src/rules/times.ts'

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

interface Names {
  readonly from: string
  readonly to: string
}

type Row = Readonly<Record<string, unknown>>

/** Returns a list of times on weekdays, in London time. */
export function periodsField(name: string, { from, to }: Names): ArrayField {
  return {
    name,
    type: 'array',
    validate: (rows: unknown) =>
      !Array.isArray(rows) ||
      checkNoOverlap(
        (rows as Row[]).map((row) => ({
          day: String(row['day']),
          from: String(row[from]),
          to: String(row[to]),
        })),
      ),
    fields: [
      { name: 'day', type: 'select', required: true, options: days },
      { name: from, type: 'text', required: true, validate: checkTime },
      {
        name: to,
        type: 'text',
        required: true,
        validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
          checkEnd(value, (siblingData as Row)[from]),
      },
    ],
  }
}
