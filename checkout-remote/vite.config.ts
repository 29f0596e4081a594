import { defineRemote } from '@darnley/releases/build'
import area from './src/pages.ts'

/** What no first screen of the checkout needs: it stays out of the chunk that all pages share. */
const later = [
  '/domain/src/(?:order-plan|opening-hours|moment|name-in-sentence)/',
  '/components/(?:account|to-do)/',
  '/web/src/ui/use-followed-link$',
  '/web/src/locks/in-turn$',
  '/components/(?:ordered-items|order-facts|shipping-facts|point-facts|use-arrival)',
  '/components/(?:drop-off-code|refund-note|tile-choice|pickup-days)',
  '/payment/payment-loading$',
  '/lib/(?:load-stripe|plan|status-words|way-words|address|address-fields|unknown-order)$',
  '/queries/(?:card-form|order-progress|my-repairs|own-account|phone-rules|proof-of)',
  '/stores/(?:customer-session|hint-of-session|saves-details)$',
]

export default defineRemote(area, import.meta.dirname, { later: new RegExp(later.join('|')) })
