import type { JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { shopNow } from '@darnley/web/client'
import { Cell, RecordRow } from '#src/components/records/records.tsx'
import { RowButton } from '#src/components/records/row-button.tsx'
import { StateWord } from '#src/components/state-word.tsx'
import { initialsOf } from '#src/lib/initials.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import styles from './page.module.css'
import { roleNames } from '#src/lib/role.ts'
import { lastUseOf, sessionsOf } from './person-words.ts'

export function PersonRow({ person, onOpen }: { person: Person; onOpen: () => void }): JSX.Element {
  const { name, email, role, invited_at: invited, is_self: isSelf } = person
  return (
    <RecordRow
      title={
        <span className={styles['person']}>
          <span className={styles['badge']} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span>
            <b>{isSelf ? `${name} (you)` : name}</b>
            <small>{email}</small>
          </span>
        </span>
      }
    >
      <Cell>{roleNames[role]}</Cell>
      <Cell onPhone="end">
        <SecondStepState person={person} />
      </Cell>
      <Cell>
        {invited === null ? lastUseOf(person, shopNow()) : `Invited ${shortMomentOf(invited)}`}
        <small>{invited === null ? sessionsOf(person.sessions) : 'No password yet'}</small>
      </Cell>
      <Cell onPhone="end">
        <RowButton label={`Change ${name}`} onClick={onOpen}>
          Change
        </RowButton>
      </Cell>
    </RecordRow>
  )
}

/** Staff of a shop have none: their tills sign in with an access code. */
function SecondStepState({ person }: { person: Person }): JSX.Element {
  if (person.invited_at !== null)
    return (
      <StateWord sign="later" tone="quiet">
        Invited
      </StateWord>
    )
  if (person.has_second_step)
    return (
      <StateWord sign="ticked-ring" tone="good">
        On
      </StateWord>
    )
  return person.role === 'shop' ? (
    <span aria-label="None">–</span>
  ) : (
    <StateWord sign="attention" tone="bad">
      Off
    </StateWord>
  )
}
