/** The booking flow (sections 2.2 and 4.1), pure: the wizard shows it, the api checks with it. */
export { checkServiceDetails, type FlowFault, type ServiceDetailsCheck } from './check.ts'
export { fittingOptions, type FittingOption } from './fitting.ts'
