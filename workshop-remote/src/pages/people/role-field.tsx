import type { JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { Segments } from '#src/components/form/segments.tsx'
import { roleNames } from '#src/lib/role.ts'

interface RoleFieldProps {
  roles: readonly Person['role'][]
  value: Person['role'] | ''
  error: string | undefined
  onChange: (role: Person['role']) => void
}

/** A role, and what it may do. */
export function RoleField({ roles, value, error, onChange }: RoleFieldProps): JSX.Element {
  return (
    <>
      <Segments
        legend="Role"
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
        value={value === '' ? null : value}
        error={error}
        onChange={onChange}
      />
      <p>{value === '' ? null : duties[value]}</p>
    </>
  )
}

const duties: Readonly<Record<Person['role'], string>> = {
  shop: 'Takes orders in the shop.',
  tailor: 'Sees and moves work.',
  manager: 'Sees and moves work, and handles money and messages.',
  owner: 'Does all of that, and decides about people, codes and personal data.',
}
