import type { BasketEntry, QuestionAnswerModifier } from '@darnley/contract/basket'
import type { orders } from '#src/db/schema/orders.ts'

type Row = typeof orders.$inferSelect

/** Replaces the address of a customer whose data was erased. It can receive no mail (RFC 2606). */
export const ERASED_EMAIL = 'erased@invalid'

/** Replaces what a customer, or staff about a customer, wrote. */
export const ERASED = 'Erased'

export function isErased({ email }: Pick<Row, 'email'>): boolean {
  return email === ERASED_EMAIL
}

/** Returns the columns of an order without its customer: only services, garments and prices remain. */
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

/** Removes free text, which may contain personal data: descriptions, notes, measurements. */
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

/** A chosen answer is the catalogue's text; one without an id was typed. */
function withoutText(answer: QuestionAnswerModifier): QuestionAnswerModifier {
  return answer.answerId === null ? { ...answer, answer: ERASED } : answer
}
