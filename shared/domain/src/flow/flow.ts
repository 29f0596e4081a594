/** The booking flow (sections 2.2 and 4.1) as pure functions: the wizard renders it, the api validates with it. */
export { checkServiceDetails, type FlowFault, type ServiceDetailsCheck } from './check.ts'
export { withItem } from './choices.ts'
export {
  currentAnswer,
  currentQuestion,
  currentSubservices,
  listedServices,
  questionPosition,
  type QuestionPosition,
} from './current.ts'
export { serviceTypeOf, toBasketEntry, toServiceDetails } from './details.ts'
export { draft, draftOf } from './draft.ts'
export { hasText } from '#src/rich-text/nodes.ts'
export type { FlowEvent } from './events.ts'
export { fittingOptions, isBlank, type FittingOption } from './fitting.ts'
export { priceSoFar, priceWithOption } from './price.ts'
export {
  asksForLength,
  inBothUnits,
  inCentimetres,
  lacksUnit,
  shownAnswer,
  withUnit,
} from './lengths.ts'
export { startForLine, type LineToEdit } from './edit.ts'
export { startForService } from './offer.ts'
export { isHidden } from './questions.ts'
export {
  type GuideContent,
  initialState,
  startForEntry,
  type Place,
  type WizardState,
} from './state.ts'
export { isStep, stageOf, stages, type Stage, type Step } from './steps.ts'
export { back, canGoBack, changeEarlier, forward, next } from './walk.ts'
