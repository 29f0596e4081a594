import type { People, Person, StaffSite } from '@darnley/contract/workshop-people'
import type { Colleague } from '@darnley/contract/workshop-session'

const ids = (last: number): string => `6e0c1d36-3c7a-4c0a-9a43-${String(last).padStart(12, '0')}`

export const owner: Colleague = {
  id: ids(903),
  name: 'Ruth Adeyemi',
  email: 'owner@darnley.example',
  role: 'owner',
}

export const workshop: StaffSite = {
  ...{ id: 'workshop', name: 'Darnley workshop', domain: 'workshop.darnley.example' },
  kind: 'workshop',
}
export const maison: StaffSite = {
  ...{ id: 'maison-vale', name: 'Maison Vale', domain: 'repairs.maisonvale.example' },
  kind: 'partner',
}

export function aPerson(change: Partial<Person> = {}): Person {
  return {
    id: ids(905),
    version: 3,
    name: 'Joan Bright',
    email: 'joan@darnley.example',
    role: 'tailor',
    site: workshop,
    is_self: false,
    invited_at: null,
    has_second_step: false,
    sessions: 2,
    last_used_at: '2026-11-24T16:40:00.000Z',
    access_code_since: null,
    ...change,
  }
}

export const ruth: Person = aPerson({ ...owner, is_self: true, has_second_step: true, sessions: 1 })
export const joan: Person = aPerson()
export const elena: Person = aPerson({
  ...{ id: ids(906), name: 'Elena Petrova', email: 'elena@darnley.example', role: 'manager' },
  ...{ has_second_step: true, sessions: 0 },
})
export const sam: Person = aPerson({
  ...{ id: ids(907), name: 'Sam Whitlock', email: 'sam@darnley.example' },
  ...{ invited_at: '2026-11-23T09:00:00.000Z', sessions: 0, last_used_at: null },
})
export const till: Person = aPerson({
  ...{ id: ids(908), name: 'Marylebone', email: 'staff@maison.example', role: 'shop' },
  ...{ site: maison, access_code_since: '2026-11-03T08:00:00.000Z' },
})

export function somePeople(people: readonly Person[] = [ruth, elena, joan, sam, till]): People {
  return { people: [...people], sites: [workshop, maison] }
}
