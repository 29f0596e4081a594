import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'

/** The display name of each provider. */
export const providerNames: Readonly<Record<DeliveryProviderCode, string>> = {
  RMTracked24Collection: 'Royal Mail Tracked 24 with collection',
  RMTracked24: 'Royal Mail Tracked 24',
  RMTracked48: 'Royal Mail Tracked 48',
  RMSpecialGND1000: 'Royal Mail Special Delivery, insured to £1,000',
  RMSpecialGND2500: 'Royal Mail Special Delivery, insured to £2,500',
  DPD: 'DPD',
  Evermile: 'Evermile bicycle courier',
  WFLondon: 'Drop-off point London',
  WFStratford: 'Drop-off point Stratford',
  Onfleet: 'Onfleet courier',
  SFOnfleet: 'Onfleet courier for shops',
}
