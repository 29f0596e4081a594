import type {
  ManagedPartner,
  PartnerReadiness,
  PartnerVersion,
} from '@darnley/contract/workshop-partners'

export const aDescription: ManagedPartner['description'] = {
  name: 'Ashdown Outfitters',
  hostname: 'repairs.ashdown.example',
  locale: 'en_GB',
  exchangeRate: '1.10',
  deliveryOptions: ['return_to_store'],
  blockedProviders: ['Evermile'],
  address: { line1: '1 North Street', line2: '', city: 'Brighton', postcode: 'BN1' },
  shops: [
    {
      id: 'ashdown-hove',
      name: 'Ashdown, Hove',
      address: { line1: '', line2: '', city: '', postcode: '' },
      phone: '01273 496 012',
      openingHours: [
        { day: 'monday', opens: '09:00', closes: '17:30' },
        { day: 'saturday', opens: '10:00', closes: '16:00' },
      ],
      accepts: ['in_store_order'],
      dropOffPoint: null,
    },
  ],
  styles: { buttonColour: '#5A3A6E', buttonHoverColour: '' },
  colours: {
    ...{ ink: '', muted: '', chalk: '', chalk50: '', chalk300: '' },
    ...{ tape: '', onTape: '', link: '', focus: '', thread: '' },
  },
  logo: null,
  backgroundImages: { bookingFlow: null, basket: null, checkout: null, thankYou: null },
}

export function aPartner(change: Partial<ManagedPartner> = {}): ManagedPartner {
  return {
    id: 'ashdown-outfitters',
    description: aDescription,
    published: null,
    pictures: [],
    version: Date.parse('2026-11-24T10:00:00.000Z'),
    state: 'draft',
    changed_by: 'ruth@darnley.example',
    faults: [{ path: 'address.postcode', message: 'Write the whole postcode, like BN1 1AA.' }],
    ...change,
  }
}

export const someVersions: PartnerVersion[] = [
  {
    ...{ id: '3', at: '2026-11-24T10:00:00.000Z', by: 'ruth@darnley.example', state: 'draft' },
    description: aDescription,
  },
  {
    ...{ id: '2', at: '2026-11-23T10:00:00.000Z', by: null, state: 'published' },
    description: { ...aDescription, exchangeRate: '1.05', locale: 'en_IE' },
  },
]

const ashdown = aPartner()

export const somePartners: readonly ManagedPartner[] = [
  aPartner({
    ...{ id: 'maison-vale', state: 'published', faults: [] },
    description: { ...aDescription, name: 'Maison Vale', hostname: 'maison.localhost' },
  }),
  aPartner({
    ...{ id: 'kirk-and-daughters', state: 'changed', faults: [] },
    description: { ...aDescription, name: 'Kirk & Daughters', hostname: 'kirk.localhost' },
  }),
  ashdown,
]

export const someChecks: PartnerReadiness = {
  checks: [
    { check: 'hostname', is_ready: true, detail: 'repairs.ashdown.example' },
    { check: 'colours', is_ready: true, detail: '9.3 to 1' },
    { check: 'couriers', is_ready: false, detail: 'Write the whole postcode, like BN1 1AA.' },
    { check: 'description', is_ready: true, detail: 'Nothing is missing' },
  ],
  faults: [{ path: 'address.postcode', message: 'Write the whole postcode, like BN1 1AA.' }],
}
