import type { JSX } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { TextField } from '@darnley/web/ui/text-field'
import { changeName, ownAccountQuery } from '#src/queries/own-account.ts'
import { AccountForm } from './account-form.tsx'
import type { ChangeProps } from './change-props.ts'
import { faults, nameFault } from './checks.ts'
import { useAccountForm } from './use-account-form.ts'

export function ChangeName({ session, name, onEnd }: ChangeProps & { name: string }): JSX.Element {
  const cache = useQueryClient()
  const form = useAccountForm({
    initial: { name },
    check: (typed) => faults({ name: nameFault(typed.name) }),
    send: (typed) => changeName({ session, name: typed.name.trim() }),
    onSent: () => void cache.invalidateQueries({ queryKey: ownAccountQuery(session).queryKey }),
    onTooOld: () => onEnd('too-old'),
    keeps: true,
  })
  return (
    <AccountForm title="Your name" action="Save the name" form={form} done="Your name is changed.">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        {...form.field('name')}
      />
    </AccountForm>
  )
}
