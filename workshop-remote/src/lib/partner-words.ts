import type { ManagedPartner } from '@darnley/contract/workshop-partners'
import { providerNames } from '@darnley/domain/delivery'
import type { SignName } from '#src/components/icon.tsx'

interface StateWords {
  readonly word: string
  readonly sign: SignName
  readonly tone: 'good' | 'bad' | 'quiet'
}

export const stateWords: Readonly<Record<ManagedPartner['state'], StateWords>> = {
  published: { word: 'Live', sign: 'ticked-ring', tone: 'good' },
  changed: { word: 'Live, with a draft', sign: 'half', tone: 'quiet' },
  draft: { word: 'Draft', sign: 'half', tone: 'quiet' },
}

export const deliveryWords = {
  complete_in_store: 'Complete in store',
  return_to_store: 'Return to store',
  return_to_customer: 'Return to customer',
} as const

export const localeWords = [
  { value: 'en_GB', label: 'United Kingdom' },
  { value: 'en_IE', label: 'Ireland' },
] as const

const { DPD, Evermile, Onfleet, RMTracked24, RMTracked48 } = providerNames

/** Providers that a partner can do without. */
export const providerWords = { DPD, Evermile, Onfleet, RMTracked24, RMTracked48 } as const

export const dropOffWords = [
  { value: 'none', label: 'None' },
  { value: 'WFLondon', label: 'London' },
  { value: 'WFStratford', label: 'Stratford' },
] as const
