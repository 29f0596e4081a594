import { useState, type JSX } from 'react'
import type { Person, StaffSite } from '@darnley/contract/workshop-people'
import { useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { SelectField } from '@darnley/web/ui/select-field'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { peopleQuery } from '#src/queries/people.ts'
import {
  differencesOf,
  fieldOf,
  invitationFaults,
  invitationOf,
  rolesAt,
  type InviteDraft,
  type PersonField,
} from './person-choice.ts'
import { RoleField } from './role-field.tsx'

interface InviteFormProps {
  sites: readonly StaffSite[]
  onClose: () => void
  onDone: (person: Person) => void
}

/** Mails a new person a link to choose a password with. */
export function InviteForm({ sites, onClose, onDone }: InviteFormProps): JSX.Element {
  const [draft, setDraft] = useState<InviteDraft>({
    ...{ name: '', email: '', role: '', site: sites[0]?.id ?? '' },
  })
  const client = useQueryClient()
  const { state, faults, press } = useWrite<Person, PersonField>({
    ...{ seen: null, fieldOf, refusedField: 'email', show: () => undefined },
    onDone: (person) => {
      void client.invalidateQueries(peopleQuery)
      onDone(person)
    },
  })

  function submit(): void {
    void press({
      faults: invitationFaults(draft),
      send: () =>
        staffCall('POST /workshop/people/invite', {
          body: invitationOf(draft),
          signal: timeLimit(),
        }),
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <InviteFields sites={sites} draft={draft} faults={faults} onChange={setDraft} />
      <WriteNotice
        state={state}
        subject="person"
        differencesOf={differencesOf}
        lookAt="the form again"
      />
      <Buttons>
        <PlainButton onClick={onClose}>Not now</PlainButton>
        <Button type="submit" busy={state.type === 'sending'}>
          Send the invitation
        </Button>
      </Buttons>
    </Form>
  )
}

interface InviteFieldsProps {
  sites: readonly StaffSite[]
  draft: InviteDraft
  faults: ReadonlyMap<PersonField, string>
  onChange: (draft: InviteDraft) => void
}

function InviteFields({ sites, draft, faults, onChange }: InviteFieldsProps): JSX.Element {
  const roles = rolesAt(sites.find(({ id }) => id === draft.site)?.kind ?? 'workshop')

  function chooseSite(site: string): void {
    const [only, ...others] = rolesAt(sites.find(({ id }) => id === site)?.kind ?? 'workshop')
    onChange({ ...draft, site, role: others.length === 0 && only ? only : '' })
  }

  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={100}
        value={draft.name}
        error={faults.get('name')}
        onChange={(name) => onChange({ ...draft, name })}
      />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={draft.email}
        error={faults.get('email')}
        onChange={(email) => onChange({ ...draft, email })}
      />
      <SelectField
        label="Works at"
        value={draft.site}
        options={sites.map(({ id, name }) => ({ value: id, label: name }))}
        error={faults.get('site')}
        onChange={chooseSite}
      />
      {roles.length > 1 ? (
        <RoleField
          roles={roles}
          value={draft.role}
          error={faults.get('role')}
          onChange={(role) => onChange({ ...draft, role })}
        />
      ) : null}
    </>
  )
}
