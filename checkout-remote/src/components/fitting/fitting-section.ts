export { FittingSection } from './held-fitting.tsx'
export { OrderFitting } from './order-fitting.tsx'
