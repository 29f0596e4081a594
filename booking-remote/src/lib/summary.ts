import type { QuestionAnswerModifier } from '@darnley/contract/basket'
import { inBothUnits, shownAnswer, type Place, type WizardState } from '@darnley/domain/flow'
import { minor, type Minor } from '@darnley/domain/money'
import { fittingCards } from './fitting-cards.ts'

export interface SummaryRow {
  readonly label: string
  readonly value: string
  /** What it adds to the price; null when it has none. */
  readonly price: Minor | null
  /** The depth of the place where this was answered; null when it cannot be changed. */
  readonly depth: number | null
}

const serviceTypes = { alteration: 'Alteration', repair: 'Repair' } as const

/** Returns all choices so far, in the order of the steps. */
export function summaryRows(state: WizardState): SummaryRow[] {
  const { service, subservice, fittingChoice } = state
  const row = (place: Place['step'], label: string, value: string | null | undefined) =>
    value ? [{ label, value, price: null, depth: depthOf(state, { step: place }) }] : []
  const isMeasured = fittingChoice === 'measure'
  const repairs = service?.serviceType === 'repair'
  return [
    ...row('item-category', 'Category', state.itemCategory?.name),
    // The search skips the list of items, so another item is chosen from the categories.
    ...row('item', 'Item', state.item?.name).map((each) => ({
      ...each,
      depth: each.depth ?? depthOf(state, { step: 'item-category' }),
    })),
    ...row('item-description', 'Description', state.itemDescription),
    ...row('service-type', 'Kind of service', state.serviceType && serviceTypes[state.serviceType]),
    ...row(repairs ? 'repair-list' : 'alteration-list', 'Service', service?.name).map((each) => ({
      ...each,
      price: service && !service.deadEnd ? service.price : null,
    })),
    ...row('repair-location', 'Where', repairs ? state.repairLocation : null),
    ...state.answers.map((answer) => answerRow(state, 'service-question', answer)),
    ...row('subservice', 'How it is done', subservice?.name).map((each) => ({
      ...each,
      price: subservice ? surcharge(subservice.priceModifier) : null,
    })),
    ...state.subserviceAnswers.map((answer) => answerRow(state, 'subservice-question', answer)),
    ...row('fitting-choice', 'Fitting', fittingChoice && fittingCards[fittingChoice].name),
    ...row('fitting-details', isMeasured ? 'Measurements' : 'To match', detailsOf(state)),
  ]
}

/** Returns the fitting details of measuring and matching, with lengths in both units. */
function detailsOf({ fittingChoice, fittingDetails }: WizardState): string | null {
  if (fittingChoice === 'match') return fittingDetails
  return fittingChoice === 'measure' ? inBothUnits(fittingDetails) : null
}

function answerRow(
  state: WizardState,
  step: Place['step'],
  given: QuestionAnswerModifier,
): SummaryRow {
  const { question: label, questionId, priceModifier } = given
  const depth = depthOf(state, { step, questionId })
  return { label, value: shownAnswer(given), price: surcharge(minor(priceModifier)), depth }
}

function surcharge(amount: Minor): Minor | null {
  return amount === 0 ? null : amount
}

function depthOf(
  { history }: WizardState,
  { step, questionId = null }: { step: Place['step']; questionId?: string | null },
): number | null {
  const depth = history.findIndex((place) => place.step === step && place.questionId === questionId)
  return depth === -1 ? null : depth
}
