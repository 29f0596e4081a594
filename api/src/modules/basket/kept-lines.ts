import { isDeepStrictEqual } from 'node:util'
import type { BasketEntry, QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import { type Derivation, type Derived, deriveEntries } from './rules.ts'

/**
 * Like deriveEntries, but keeps a stored line that the catalogue has withdrawn: it must not block other changes to
 * the basket. Checkout refuses it.
 */
export function deriveUpdate({
  stored,
  ...derivation
}: Derivation & { readonly stored: readonly BasketEntry[] }): Derived {
  const { entries, faults } = deriveEntries(derivation)
  const lines = new Map(
    stored.flatMap((entry) => entry.serviceDetails.map((line) => [line.id, { entry, line }])),
  )
  const left = faults.filter(
    ({ path: [index, ...place] }) =>
      !entries.some((entry, at) => at === index && isKept(entry, place)),
  )
  return { entries, faults: left }

  function isKept(entry: BasketEntry, [field, index, part]: readonly unknown[]): boolean {
    if (field === 'item') return keepAll(entry)
    // A line's own id is a fault when it is repeated, which a stored line does not excuse.
    return field === 'serviceDetails' && part !== 'id' && keepLine(entry, index)
  }

  function keepLine(entry: BasketEntry, index: unknown): boolean {
    const sent = entry.serviceDetails.find((_line, at) => at === index)
    const kept = sent && lines.get(sent.id)
    if (!kept || kept.entry.id !== entry.id || kept.entry.item.id !== entry.item.id) return false
    if (!hasSameChoices(kept.line, sent)) return false
    entry.serviceDetails = entry.serviceDetails.map((line) => (line === sent ? kept.line : line))
    return true
  }

  function keepAll(entry: BasketEntry): boolean {
    const before = stored.find(({ id }) => id === entry.id)
    if (!before || !entry.serviceDetails.every((_line, index) => keepLine(entry, index)))
      return false
    entry.item = before.item
    entry.itemCategory = before.itemCategory
    return true
  }
}

/** Whether two lines hold the same choices; names, prices and pictures are ignored. */
function hasSameChoices(one: ServiceDetails, other: ServiceDetails): boolean {
  return isDeepStrictEqual(choicesOf(one), choicesOf(other))
}

function choicesOf(details: ServiceDetails): unknown {
  const { subserviceDetails: sub } = details
  return {
    id: details.id,
    service: details.service.id,
    answers: details.questionAnswerModifiers.map(choiceOf),
    subservice: sub?.subservice.id,
    subanswers: sub?.questionAnswerModifiers.map(choiceOf),
    fitting: [details.fittingChoice, details.fittingDetails],
    text: [details.repairLocation, details.tailorNotes],
  }
}

/** The text of a radio answer is the catalogue's; that of a text answer is the customer's. */
function choiceOf({ questionId, answerId, answer }: QuestionAnswerModifier): unknown {
  return [questionId, answerId ?? { text: answer }]
}
