/** Every step of the wizard (section 2.2), in the order of the flow. */
export const steps = [
  'item-category',
  'item',
  'item-description',
  'service-type',
  'repair-list',
  'alteration-list',
  'repair-location',
  'service-question',
  'subservice',
  'subservice-question',
  'fitting-choice',
  'fitting-guide',
  'fitting-details',
  'tailor-notes',
  'expectations',
  'add-more',
  'dead-end',
  'unavailable-service',
] as const

export type Step = (typeof steps)[number]

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value)
}

/** Stages of the progress tracker (section 4.1). */
export const stages = { YOUR_ITEM: 0, YOUR_SERVICE: 1, ADD_ANOTHER: 2, CHECKOUT: 3 } as const

export type Stage = (typeof stages)[keyof typeof stages]

export function stageOf(step: Step): Stage {
  switch (step) {
    case 'item-category':
    case 'item':
    case 'item-description':
      return stages.YOUR_ITEM
    case 'add-more':
      return stages.ADD_ANOTHER
    default:
      return stages.YOUR_SERVICE
  }
}
