import { initialState, next, toBasketEntry } from '@darnley/domain/flow'
import { upToNotes } from './catalogue.ts'

const ids = { entryId: crypto.randomUUID(), serviceId: crypto.randomUUID() }
const entry = toBasketEntry(upToNotes.reduce(next, initialState), ids)
if (!entry) throw new Error('The scene has no garment')

/** A garment in the basket whose only line has every answer. */
export const jeansWithHem = entry
export const hemId = ids.serviceId
