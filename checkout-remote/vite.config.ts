import { defineRemote } from '@darnley/releases/build'
import area from './src/pages.ts'

export default defineRemote(area, import.meta.dirname, {
  later:
    /\/domain\/src\/order-plan\/|\/components\/(?:to-do\/|ordered-items|order-facts|shipping-facts|drop-off-code|refund-note)|\/lib\/plan$|\/queries\/order-progress/,
})
