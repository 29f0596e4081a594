import type { DeliveryProviderCode } from '@darnley/contract/delivery-providers'

interface Words {
  readonly description: string
  readonly extra: string
}

/** The call that returns the label of a parcel. */
export type LabelCall = 'royal_mail_label' | 'dpd_shipping_label'

/** The customer prints the label that these texts promise and this call returns. */
interface WithLabel {
  readonly description: string
  readonly label: LabelCall
}

/** Texts of a provider for each direction; a direction that it does not serve is absent. */
export interface ProviderWords {
  readonly inbound?: Words | WithLabel
  readonly outbound?: Words
}

export const PRINT_LABEL =
  'You will find a postage label on the page after your order and in your email: print it and stick it on.'
const WE_WRITE = 'We will e-mail you once your clothes are on their way.'
const SHOW_CODE =
  'Show your drop-off code at the service desk. You will find it on the page after your order, and your e-mail links to it.'
const delivered = (days: string): Words => ({
  description: `Delivered to your door within ${days}`,
  extra: WE_WRITE,
})
const post = (days: string): WithLabel => ({
  description: `Drop your parcel at a post office; it reaches us within ${days}`,
  label: 'royal_mail_label',
})

/** All providers of section 3, in display order. */
export const PROVIDERS: Readonly<Record<DeliveryProviderCode, ProviderWords>> = {
  RMTracked24Collection: {
    inbound: {
      description: 'Your postie collects the parcel from your door',
      extra: 'Have it packed by 7 am on the day of collection. Your postie brings the label.',
    },
  },
  RMTracked24: {
    inbound: post('1 to 2 working days'),
    outbound: delivered('1 to 2 working days'),
  },
  RMTracked48: {
    inbound: post('2 to 3 working days'),
    outbound: delivered('2 to 3 working days'),
  },
  RMSpecialGND1000: {
    inbound: post('1 working day, by 1 pm'),
    outbound: delivered('1 working day, by 1 pm; signed for and insured to £1,000'),
  },
  RMSpecialGND2500: {
    inbound: post('1 working day, by 1 pm'),
    outbound: delivered('1 working day, by 1 pm; signed for and insured to £2,500'),
  },
  DPD: {
    inbound: {
      description: 'Drop your parcel at a DPD Pickup shop near you',
      label: 'dpd_shipping_label',
    },
    outbound: {
      description: 'Delivered to your door on the next working day',
      extra: WE_WRITE,
    },
  },
  Evermile: {
    inbound: {
      description: 'A bicycle courier collects from your address',
      extra: 'Write to us after your order, and we will agree on an hour that suits you.',
    },
    outbound: {
      description: 'A bicycle courier brings your clothes back to your door',
      extra: WE_WRITE,
    },
  },
  WFLondon: {
    inbound: {
      description: 'Bring your clothes to our London drop-off point',
      extra: SHOW_CODE,
    },
    outbound: {
      description: 'Collect your clothes from our London drop-off point',
      extra: 'We will e-mail you as soon as they are there.',
    },
  },
  WFStratford: {
    inbound: {
      description: 'Bring your clothes to our Stratford drop-off point',
      extra: SHOW_CODE,
    },
    outbound: {
      description: 'Collect your clothes from our Stratford drop-off point',
      extra: 'We will e-mail you as soon as they are there.',
    },
  },
  Onfleet: {
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
