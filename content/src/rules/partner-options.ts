/**
 * Choices in the description of a partner. The admin is installed apart from the workspaces, so they repeat the
 * contract's; test/partners.test.ts holds them equal.
 */
export const locales = ['en_GB', 'en_IE']
export const deliveryOptions = ['complete_in_store', 'return_to_store', 'return_to_customer']
export const providers = [
  'DPD',
  'Evermile',
  'Onfleet',
  'SFOnfleet',
  'WFLondon',
  'WFStratford',
  'RMTracked24',
  'RMTracked48',
  'RMTracked24Collection',
  'RMSpecialGND1000',
  'RMSpecialGND2500',
]
export const dropOffPoints = ['WFLondon', 'WFStratford']
export const storeAccepts = ['in_store_order', 'customer_drop_off', 'customer_collection']
/** Colours of the design that a partner may replace, besides those of buttons. */
export const colourNames = [
  'ink',
  'muted',
  'chalk',
  'chalk50',
  'chalk300',
  'tape',
  'onTape',
  'link',
  'focus',
  'thread',
]
