export { FittingSection } from './held-fitting.tsx'
