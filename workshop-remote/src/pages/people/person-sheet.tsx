import type { JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { Sheet } from '#src/components/sheet.tsx'
import { PersonAccess } from './person-access.tsx'
import { PersonForm } from './person-form.tsx'
import styles from './page.module.css'

interface PersonSheetProps {
  /** Null while no person is open. */
  person: Person | null
  onClose: () => void
  /** With what was done, in words. */
  onDone: (words: string) => void
}

/** Name and role of a person, and the ways in which they sign in. */
export function PersonSheet({ person, onClose, onDone }: PersonSheetProps): JSX.Element {
  return (
    <Sheet label={person?.name ?? 'Person'} open={person !== null} onClose={onClose}>
      {person ? (
        <>
          <p className={styles['who']}>{`${person.email} · ${person.site.name}`}</p>
          <PersonForm person={person} onDone={onDone} />
          <PersonAccess person={person} onRemoved={onDone} />
        </>
      ) : null}
    </Sheet>
  )
}
