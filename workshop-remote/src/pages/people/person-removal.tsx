import type { JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { AskFirst } from '#src/components/form/ask-first.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { peopleQuery, showPerson } from '#src/queries/people.ts'
import styles from './page.module.css'
import { differencesOf } from './person-choice.ts'

interface PersonRemovalProps {
  person: Person
  /** With what was done, in words. */
  onRemoved: (words: string) => void
}

/** Ends an account after a question: what the person did keeps the name. */
export function PersonRemoval({ person, onRemoved }: PersonRemovalProps): JSX.Element {
  const client = useQueryClient()
  const { state, press } = useWrite<Person, never>({
    seen: person,
    fieldOf: () => null,
    show: (current) => showPerson(client, current),
    onDone: ({ name }) => onRemoved(`${name} is removed.`),
  })

  function remove(): void {
    void press({
      faults: new Map<never, string>(),
      send: async (version) => {
        const people = await staffCall('POST /workshop/people/{id}/remove', {
          params: { id: person.id },
          body: { version },
          signal: timeLimit(),
        })
        client.setQueryData(peopleQuery.queryKey, people)
        return person
      },
    })
  }

  return (
    <section aria-label="Remove">
      <AskFirst
        label={person.is_self ? 'Remove your own account' : `Remove ${person.name}`}
        question={`${person.name} is signed out everywhere and cannot sign in again. What they did stays, with the name.`}
        confirm={`Yes, remove ${person.name}`}
        keep="Keep the account"
        danger
        busy={state.type === 'sending'}
        onConfirm={remove}
      />
      <div className={styles['whole']}>
        <WriteNotice
          state={state}
          subject="person"
          differencesOf={differencesOf}
          lookAt="name and role"
        />
      </div>
    </section>
  )
}
