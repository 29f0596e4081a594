import { expect, it } from 'vitest'
import type { StaffSite } from '@darnley/contract/workshop-people'
import { detailsOfChange, invitationFaults } from './rules.ts'

const workshop: StaffSite = { id: 'workshop', name: 'W', domain: 'w.example', kind: 'workshop' }
const shop: StaffSite = { id: 'maison', name: 'M', domain: 'm.example', kind: 'partner' }
const sites = [workshop, shop]

const placesOf = (invitation: Parameters<typeof invitationFaults>[0]): unknown[] =>
  invitationFaults(invitation, sites).map(({ loc }) => loc.join('.'))

it.each([
  [{ site: 'workshop', role: 'tailor' }, []],
  [{ site: 'maison', role: 'shop' }, []],
  [{ site: 'maison', role: 'owner' }, ['body.role']],
  [{ site: 'workshop', role: 'shop' }, ['body.role']],
  [{ site: 'elsewhere', role: 'shop' }, ['body.site']],
  [{ role: 'shop' }, []],
  [{ site: 'maison' }, []],
] as const)('the invitation %j has the faults %j', (invitation, faults) => {
  expect(placesOf(invitation)).toEqual(faults)
})

it('the log of a change names what differs', () => {
  const before = { name: 'Priya', role: 'tailor' } as const
  expect(detailsOfChange(before, before)).toEqual([])
  expect(detailsOfChange(before, { name: 'Priya', role: 'manager' })).toEqual([
    { field: 'role', from: 'tailor', to: 'manager' },
  ])
})
