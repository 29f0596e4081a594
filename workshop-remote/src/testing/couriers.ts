import type { CourierConnection, CourierTest } from '@darnley/contract/workshop-couriers'

export const someCouriers: readonly CourierConnection[] = [
  {
    ...{ courier: 'royalMail', name: 'Royal Mail', setting: 'ROYAL_MAIL_API_KEY' },
    ...{ used_for: 'Parcels by post, and their labels', is_set_up: true },
  },
  {
    ...{ courier: 'dpd', name: 'DPD', setting: 'DPD_API_KEY' },
    ...{ used_for: 'Parcels by courier', is_set_up: true },
  },
  {
    ...{ courier: 'onfleet', name: 'Onfleet', setting: 'ONFLEET_API_KEY' },
    ...{ used_for: 'Our own couriers between shops and the workshop', is_set_up: false },
  },
]

export const aTest: CourierTest = {
  ...{ courier: 'royalMail', result: 'works', is_set_up: true, status: 200 },
  ...{ host: 'api.parcel.royalmail.com', milliseconds: 212 },
}
