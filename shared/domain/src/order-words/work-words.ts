import type { OrderedWork } from '@darnley/contract/storefront-orders'
import { inBothUnits } from '#src/flow/flow.ts'

const fittings = {
  measure: 'Measured by the customer',
  pin: 'Pinned by the customer',
  match: 'Match another garment',
  pin_in_store: 'Fitted in person',
} as const

/** Returns everything that the customer said about a service, a line each; lengths in both units. */
export function workLines(work: Omit<OrderedWork, 'price'>): string[] {
  const { subservice, answers, repair_location, details, fitting_details, tailor_notes } = work
  return [
    ...(subservice ? [subservice] : []),
    ...answers.map(({ question, answer }) => `${question} ${answer}`),
    ...(repair_location ? [`Where: ${repair_location}`] : []),
    ...(details.fitting_choice ? [fittingLine(details.fitting_choice, fitting_details)] : []),
    ...(tailor_notes ? [`Note: ${tailor_notes}`] : []),
  ]
}

function fittingLine(choice: keyof typeof fittings, details: string | null): string {
  const said = choice === 'measure' && details ? inBothUnits(details) : details
  return said ? `${fittings[choice]}: ${said}` : fittings[choice]
}
