import type { BasketEntry, QuestionAnswerModifier } from 'shared/contract/basket'
import type { orders } from '#src/db/schema/orders.ts'

type Row = typeof orders.$inferSelect

/** In place of the address of a customer whose data was erased; no mail can go there (RFC 2606). */
export const ERASED_EMAIL = 'erased@invalid'

const ERASED = 'Erased'

export function isErased({ email }: Pick<Row, 'email'>): boolean {
  return email === ERASED_EMAIL
}

/** What is left of a customer whose data was erased: what was done to which clothes at which price, and no more. */
export function withoutCustomer({
  entries,
}: Pick<Row, 'entries'>): Pick<
  Row,
  'customerName' | 'email' | 'phone' | 'address' | 'entries' | 'eraseOnceClosed'
> {
  return {
    customerName: ERASED,
    email: ERASED_EMAIL,
    phone: '',
    address: null,
    entries: entries.map(withoutWords),
    eraseOnceClosed: false,
  }
}

/** Customers write what they like of themselves wherever they may write: descriptions, notes, measurements. */
function withoutWords(entry: BasketEntry): BasketEntry {
  return {
    ...entry,
    itemDescription: ERASED,
    serviceDetails: entry.serviceDetails.map((line) => ({
      ...line,
      questionAnswerModifiers: line.questionAnswerModifiers.map(withoutText),
      subserviceDetails: line.subserviceDetails && {
        ...line.subserviceDetails,
        questionAnswerModifiers: line.subserviceDetails.questionAnswerModifiers.map(withoutText),
      },
      fittingDetails: null,
      repairLocation: null,
      tailorNotes: null,
    })),
  }
}

/** An answer that was chosen is the catalogue's; one without an id was written. */
function withoutText(answer: QuestionAnswerModifier): QuestionAnswerModifier {
  return answer.answerId === null ? { ...answer, answer: ERASED } : answer
}
