import type { WorkshopRole } from '@darnley/contract/staff-roles'
import type { SignName } from '#src/components/icon.tsx'

export interface Entry {
  readonly section: string
  readonly to: string
  readonly label: string
  readonly sign: SignName
  /** The least role that sees the entry. */
  readonly least: WorkshopRole
}

/** The parts of the workshop in the order of the rail: one line adds an entry. The server refuses the same roles. */
export const sections = [
  { section: 'desk', to: '/', label: 'Desk', sign: 'board', least: 'tailor' },
  { section: 'arrivals', to: '/arrivals', label: 'Arrivals', sign: 'tray-down', least: 'tailor' },
  { section: 'fittings', to: '/fittings', label: 'Fittings', sign: 'calendar', least: 'tailor' },
  { section: 'messages', to: '/messages', label: 'Messages', sign: 'mail', least: 'manager' },
  { section: 'figures', to: '/figures', label: 'Figures', sign: 'chart', least: 'owner' },
  { section: 'partners', to: '/partners', label: 'Partners', sign: 'shop', least: 'owner' },
  { section: 'texts', to: '/texts', label: 'Texts', sign: 'page', least: 'owner' },
  { section: 'people', to: '/people', label: 'People', sign: 'people', least: 'owner' },
  { section: 'codes', to: '/codes', label: 'Codes', sign: 'code', least: 'owner' },
  { section: 'couriers', to: '/couriers', label: 'Couriers', sign: 'box', least: 'owner' },
  { section: 'data', to: '/personal-data', label: 'Personal data', sign: 'record', least: 'owner' },
  { section: 'log', to: '/log', label: 'Log', sign: 'log', least: 'owner' },
] as const satisfies readonly Entry[]

export type Section = (typeof sections)[number]['section']
