import type { Partner, PartnerShop } from '@darnley/contract/partners'

type Hours = PartnerShop['openingHours']
type Day = Hours[number]['day']

/** The demonstration's description of a partner: pictures are files of the content service's seed, named by the id. */
export type MadeUpPartner = Omit<Partner, 'logo' | 'backgroundImages'>

const weekdays: Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const open = (days: Day[], opens: string, closes: string): Hours =>
  days.map((day) => ({ day, opens, closes }))

/** Opening hours of made-up shops and studios. */
export const shopHours: Hours = [
  ...open(weekdays, '09:30', '18:30'),
  ...open(['saturday'], '10:00', '18:00'),
]
export const centreHours: Hours = [
  ...open([...weekdays, 'saturday'], '10:00', '20:00'),
  ...open(['sunday'], '12:00', '18:00'),
]
export const officeHours: Hours = open(weekdays, '09:00', '17:00')

const everyOption: Partner['deliveryOptions'] = [
  'complete_in_store',
  'return_to_store',
  'return_to_customer',
]

const everything: PartnerShop['accepts'] = [
  'in_store_order',
  'customer_drop_off',
  'customer_collection',
]

/** An empty address of a shop is that of the partner. */
const ofPartner = { line1: '', line2: '', city: '', postcode: '' }

const maison: MadeUpPartner = {
  id: 'maison-vale',
  name: 'Maison Vale',
  hostname: 'maison.localhost',
  locale: 'en_GB',
  exchangeRate: '1',
  deliveryOptions: everyOption,
  blockedProviders: [],
  address: { line1: '12 Chiltern Street', line2: '', city: 'London', postcode: 'W1U 7PT' },
  shops: [
    {
      id: 'maison-vale-marylebone',
      name: 'Maison Vale, Marylebone',
      address: ofPartner,
      phone: '020 7946 0112',
      openingHours: shopHours,
      accepts: everything,
      dropOffPoint: 'WFLondon',
    },
    {
      id: 'maison-vale-richmond',
      name: 'Maison Vale, Richmond',
      address: { line1: '8 Paved Court', line2: '', city: 'Richmond', postcode: 'TW9 1LZ' },
      phone: '020 7946 0138',
      openingHours: shopHours,
      accepts: ['in_store_order'],
      dropOffPoint: null,
    },
  ],
  styles: { buttonColour: '#1F3A5F', buttonHoverColour: '#152A47' },
  colours: {},
}

const kirk: MadeUpPartner = {
  id: 'kirk-and-daughters',
  name: 'Kirk & Daughters',
  hostname: 'kirk.localhost',
  locale: 'en_IE',
  exchangeRate: '1.25',
  deliveryOptions: everyOption,
  blockedProviders: ['DPD'],
  address: { line1: '5 The Broadway', line2: 'Stratford', city: 'London', postcode: 'E15 4QS' },
  shops: [
    {
      id: 'kirk-stratford',
      name: 'Kirk & Daughters, Stratford',
      address: ofPartner,
      phone: '020 7946 0155',
      openingHours: centreHours,
      accepts: everything,
      dropOffPoint: 'WFStratford',
    },
  ],
  styles: { buttonColour: '#14503C', buttonHoverColour: '#0D3B2C' },
  colours: {
    ink: '#10261d',
    muted: '#4d5f57',
    chalk: '#f1e6da',
    chalk50: '#f8f3ed',
    chalk300: '#d9bfa3',
    tape: '#f0b59b',
    onTape: '#10261d',
    link: '#14503c',
    focus: '#14503c',
    thread: '#c26a45',
  },
}

/** The partners of development and demonstration. Content, api and edge take them from here. */
export const madeUpPartners: readonly [MadeUpPartner, MadeUpPartner] = [maison, kirk]
