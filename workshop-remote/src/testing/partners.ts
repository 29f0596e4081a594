import type { ManagedPartner } from '@darnley/contract/workshop-partners'

export function aPartner(change: Partial<ManagedPartner> = {}): ManagedPartner {
  return {
    id: 'ashdown-outfitters',
    description: {
      name: 'Ashdown Outfitters',
      hostname: 'repairs.ashdown.example',
      locale: 'en_GB',
      exchangeRate: '1.10',
      deliveryOptions: ['return_to_store'],
      blockedProviders: ['Evermile'],
      address: { line1: '1 North Street', line2: '', city: 'Brighton', postcode: 'BN1' },
      shops: [],
      styles: { buttonColour: '#5A3A6E', buttonHoverColour: '' },
    },
    version: 3,
    state: 'draft',
    changed_by: 'ruth@darnley.example',
    faults: [{ path: 'address.postcode', message: 'Write the whole postcode, like BN1 1AA.' }],
    ...change,
  }
}

const ashdown = aPartner()

export const somePartners: readonly ManagedPartner[] = [
  aPartner({
    ...{ id: 'maison-vale', state: 'published', faults: [] },
    description: { ...ashdown.description, name: 'Maison Vale', hostname: 'maison.localhost' },
  }),
  aPartner({
    ...{ id: 'kirk-and-daughters', state: 'changed', faults: [] },
    description: { ...ashdown.description, name: 'Kirk & Daughters', hostname: 'kirk.localhost' },
  }),
  ashdown,
]
