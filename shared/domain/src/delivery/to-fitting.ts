import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'

/**
 * The code of an order whose clothes are brought to their fitting. Nothing carries them, and the code is that of a
 * drop-off, for which nothing is paid, booked or printed, because releases from before know no other.
 */
export const CODE_TO_FITTING: DeliveryProviderCode = 'WFLondon'

export const TO_FITTING_NAME = 'At your fitting'

/** The same for staff. */
export const TO_FITTING_STAFF_NAME = 'Brought to the fitting'
