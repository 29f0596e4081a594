import type { DeliveryProviderCode } from 'shared/contract/delivery-providers'

interface Words {
  readonly description: string
  readonly extra: string
}

/** How one provider is described in each direction; a direction that it does not serve is absent. */
export interface ProviderWords {
  readonly displayName: string
  readonly inbound?: Words
  readonly outbound?: Words
}

const PRINT =
  'You will find a postage label on the page after your order: print it and stick it on.'
const tracked = (days: string): Words => ({
  description: `Delivered to your door within ${days}`,
  extra: 'You will get a tracking number by e-mail once your clothes are on their way.',
})
const post = (days: string): Words => ({
  description: `Drop your parcel at a post office; it reaches us within ${days}`,
  extra: PRINT,
})

/** All providers of section 3, in the order in which they are offered. */
export const PROVIDERS: Readonly<Record<DeliveryProviderCode, ProviderWords>> = {
  RMTracked24Collection: {
    displayName: 'Royal Mail Tracked 24 with collection',
    inbound: {
      description: 'Your postie collects the parcel from your door',
      extra: 'Have it packed by 7 am on the day of collection. Your postie brings the label.',
    },
  },
  RMTracked24: {
    displayName: 'Royal Mail Tracked 24',
    inbound: post('1 to 2 working days'),
    outbound: tracked('1 to 2 working days'),
  },
  RMTracked48: {
    displayName: 'Royal Mail Tracked 48',
    inbound: post('2 to 3 working days'),
    outbound: tracked('2 to 3 working days'),
  },
  RMSpecialGND1000: {
    displayName: 'Royal Mail Special Delivery, insured to £1,000',
    inbound: post('1 working day, by 1 pm'),
    outbound: tracked('1 working day, by 1 pm; signed for and insured to £1,000'),
  },
  RMSpecialGND2500: {
    displayName: 'Royal Mail Special Delivery, insured to £2,500',
    inbound: post('1 working day, by 1 pm'),
    outbound: tracked('1 working day, by 1 pm; signed for and insured to £2,500'),
  },
  DPD: {
    displayName: 'DPD',
    inbound: {
      description: 'Drop your parcel at a DPD Pickup shop near you',
      extra: PRINT,
    },
    outbound: {
      description: 'Delivered to your door on the next working day, in a one-hour slot',
      extra: 'DPD will send you the hour by text message on the morning of the delivery.',
    },
  },
  Evermile: {
    displayName: 'Evermile bicycle courier',
    inbound: {
      description: 'A bicycle courier collects from your London address',
      extra: 'You will be asked by text message for an hour that suits you.',
    },
    outbound: {
      description: 'A bicycle courier brings your clothes back within London',
      extra: 'You will be asked by text message for an hour that suits you.',
    },
  },
  WFLondon: {
    displayName: 'Drop-off point London',
    inbound: {
      description: 'Bring your clothes to our London drop-off point',
      extra: 'Show the code from your confirmation at the service desk.',
    },
    outbound: {
      description: 'Collect your clothes from our London drop-off point',
      extra: 'We will e-mail you as soon as they are there.',
    },
  },
  WFStratford: {
    displayName: 'Drop-off point Stratford',
    inbound: {
      description: 'Bring your clothes to our Stratford drop-off point',
      extra: 'Show the code from your confirmation at the service desk.',
    },
    outbound: {
      description: 'Collect your clothes from our Stratford drop-off point',
      extra: 'We will e-mail you as soon as they are there.',
    },
  },
  Onfleet: {
    displayName: 'Onfleet courier',
    inbound: {
      description: 'Our courier collects the clothes from the shop',
      extra: 'Collections are made on every working day.',
    },
    outbound: {
      description: 'Our courier brings the clothes back to the shop',
      extra: 'The customer is told as soon as they are there.',
    },
  },
  SFOnfleet: {
    displayName: 'Onfleet courier for shops',
    inbound: {
      description: 'Our courier collects the clothes together with the other orders of the shop',
      extra: 'Collections are made on every working day.',
    },
    outbound: {
      description: 'Our courier brings the clothes back with the other orders of the shop',
      extra: 'The customer is told as soon as they are there.',
    },
  },
}
