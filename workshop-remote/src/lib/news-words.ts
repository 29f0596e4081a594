import type { GarmentNews } from '@darnley/contract/workshop-garments'

type Telling = (about: string, customer: string) => string

const tellings: Readonly<Record<GarmentNews['kind'], Telling>> = {
  suggested: (words) => `Suggested to managers: “${words}”`,
  written: (words, customer) => `Wrote to ${customer} about “${words}”`,
  answered: (words) => `Answered about “${words}”. Managers have the answer in Messages.`,
  closed: (words) => `Closed “${words}”`,
  closed_unused: (words, customer) =>
    `Closed “${words}”: ${customer} was not written to, and no other price was proposed`,
  reopened: (words) => `Opened “${words}” again`,
  price_proposed: (service, customer) => `Proposed another price to ${customer}: ${service}`,
  not_possible: (service, customer) => `Told ${customer} that this is not possible: ${service}`,
  price_asked: (service) => `Asked about another price: ${service}. A manager answers.`,
  price_question_answered: (service, customer) =>
    `Answered ${customer} about another price: ${service}`,
  price_agreed: (service) => `Agreed to another price: ${service} is to be done`,
  leaving_out_agreed: (service) => `Agreed to leave this out: ${service}`,
  price_refused: (service) => `Said no to another price: ${service} is left out`,
  price_withdrawn: (service) => `Withdrew another price: ${service} stays as it was agreed`,
  price_went_on: (service) => `Did not answer in time: ${service} is to be done as ordered`,
  price_sent_back: (service) => `Did not answer in time: ${service} is left out`,
}

/** Returns what happened, in a sentence that begins after the name of the one who did it. */
export function newsWords({ kind, about }: GarmentNews, customer: string): string {
  return tellings[kind](about, customer)
}
