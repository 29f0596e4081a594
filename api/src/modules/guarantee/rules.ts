import type { BasketEntry, QuestionAnswerModifier } from '@darnley/contract/basket'
import { type Minor, minor } from '@darnley/domain/money'
import { addDays, type Day, dayAt } from '@darnley/domain/turnaround'
import { faultNames } from '@darnley/domain/fault-names'
import type { ReportRow, ReportWithRedo } from './repository.ts'

/** Returns the last day of the guarantee of an order that was finished then. */
export function guaranteedUntil(finishedAt: Date, days: number): Day {
  return addDays(dayAt(finishedAt), days)
}

/**
 * Whether a report of a garment is under way: it is not answered, or an order does it again, which has a page and a
 * guarantee of its own. One that was declined, or whose order was cancelled, can be reported anew.
 */
export function isTaken(
  reports: readonly Pick<ReportWithRedo, 'garmentId' | 'state' | 'redo'>[],
  garmentId: string,
): boolean {
  return reports.some(
    ({ garmentId: reported, state, redo }) =>
      reported === garmentId &&
      (state === 'open' || (state === 'accepted' && redo?.status !== 'cancelled')),
  )
}

/** As long as a text of a line may be. */
const LONGEST_NOTE = 2000

interface ToRedo {
  readonly entry: BasketEntry
  readonly report: Pick<ReportRow, 'kind' | 'words'>
  readonly makeId: () => string
}

/**
 * Returns a garment as it is done again: the same services and answers under ids of their own, because a line is paid
 * once, without prices, and with what the customer reported as the first note for the tailor.
 */
export function redoEntry({ entry, report, makeId }: ToRedo): BasketEntry {
  const reported = `To be done again. ${faultNames[report.kind]}: ${report.words}`
  return {
    ...entry,
    id: makeId(),
    serviceDetails: entry.serviceDetails.map(({ tailorNotes, subserviceDetails, ...line }) => ({
      ...line,
      id: makeId(),
      service: { ...line.service, price: FREE },
      questionAnswerModifiers: line.questionAnswerModifiers.map(withoutPrice),
      subserviceDetails: subserviceDetails && {
        subservice: { ...subserviceDetails.subservice, priceModifier: FREE },
        questionAnswerModifiers: subserviceDetails.questionAnswerModifiers.map(withoutPrice),
      },
      tailorNotes: [reported, tailorNotes].filter(Boolean).join('\n\n').slice(0, LONGEST_NOTE),
    })),
  }
}

const FREE: Minor = minor(0)

function withoutPrice(answer: QuestionAnswerModifier): QuestionAnswerModifier {
  return { ...answer, priceModifier: FREE }
}
