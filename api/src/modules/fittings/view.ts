import type { Fitting, FittingState } from '@darnley/contract/fittings'
import type { Decisions } from '#src/modules/content/decisions.ts'
import type { FittingRow } from './repository.ts'
import { viewPlace } from './rules.ts'

/** Returns a fitting with its place as it is published now. */
export async function viewFitting(
  { studios }: Pick<Decisions, 'studios'>,
  row: FittingRow,
): Promise<Fitting> {
  const studio = (await studios.current().catch(() => [])).find(({ id }) => id === row.placeId)
  return {
    place: studio ? viewPlace(studio) : null,
    ...{ date: row.date, starts_at: row.startsAt, ends_at: row.endsAt },
    state: stateOf(row, new Date()),
    held_until: row.heldUntil?.toISOString() ?? null,
    moves: row.moves,
  }
}

function stateOf({ seat, heldUntil }: FittingRow, now: Date): FittingState {
  if (seat === null) return 'lost'
  if (heldUntil === null) return 'booked'
  return heldUntil > now ? 'held' : 'ended'
}
