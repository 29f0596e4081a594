import { defineRemote } from '@darnley/releases/build'
import area from './src/pages.ts'

export default defineRemote(area, import.meta.dirname, {
  later:
    /\/domain\/src\/(?:order-plan|opening-hours)\/|\/components\/(?:to-do\/|ordered-items|order-facts|shipping-facts|point-facts|use-arrival|drop-off-code|refund-note|tile-choice)|\/payment\/payment-loading$|\/lib\/(?:load-stripe|plan|status-words|way-words)$|\/queries\/(?:card-form|order-progress)/,
})
