import { useState, type JSX } from 'react'
import type { Person } from '@darnley/contract/workshop-people'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { meQuery } from '#src/queries/me.ts'
import { peopleQuery, showPerson } from '#src/queries/people.ts'
import {
  changeFaults,
  differencesOf,
  fieldOf,
  rolesAt,
  type ChangeDraft,
  type PersonField,
} from './person-choice.ts'
import { RoleField } from './role-field.tsx'

interface PersonFormProps {
  person: Person
  onDone: (words: string) => void
}

/** Changes name and role. */
export function PersonForm({ person, onDone }: PersonFormProps): JSX.Element {
  const [draft, setDraft] = useState<ChangeDraft>({ name: person.name, role: person.role })
  const { state, faults, touch, press } = usePersonWrite(person, onDone)
  const roles = rolesAt(person.site.kind)

  function change(part: Partial<ChangeDraft>): void {
    touch()
    setDraft({ ...draft, ...part })
  }

  function submit(): void {
    void press({
      faults: changeFaults(draft),
      send: (version) =>
        staffCall('POST /workshop/people/{id}/change', {
          params: { id: person.id },
          body: { version, ...draft },
          signal: timeLimit(),
        }),
      isEffected: ({ name, role }) => name === draft.name.trim() && role === draft.role,
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={100}
        value={draft.name}
        error={faults.get('name')}
        onChange={(name) => change({ name })}
      />
      {roles.length > 1 ? (
        <RoleField
          roles={roles}
          value={draft.role}
          error={faults.get('role')}
          onChange={(role) => change({ role })}
        />
      ) : null}
      <WriteNotice
        state={state}
        subject="person"
        differencesOf={differencesOf}
        lookAt="name and role"
      />
      <Buttons>
        <Button type="submit" busy={state.type === 'sending'}>
          Save
        </Button>
      </Buttons>
    </Form>
  )
}

function usePersonWrite(
  person: Person,
  onDone: (words: string) => void,
): ReturnType<typeof useWrite<Person, PersonField>> {
  const client = useQueryClient()
  return useWrite<Person, PersonField>({
    seen: person,
    // Of the version that was seen, only the last owner is refused.
    refusedField: 'role',
    fieldOf,
    show: (current) => showPerson(client, current),
    onDone: (done) => {
      showPerson(client, done)
      void client.invalidateQueries(peopleQuery)
      // An owner may have become something else.
      if (done.is_self) void client.invalidateQueries(meQuery)
      onDone(`${done.name} is saved.`)
    },
  })
}
