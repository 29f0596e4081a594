import { useState, type JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { TextField } from '@darnley/web/ui/text-field'
import { emailFault } from '#src/components/account/email-fault.ts'
import { EmailField } from '#src/components/account/email-field.tsx'
import { findMyOrder } from '#src/queries/my-repairs.ts'
import { LinkForm } from './link-form.tsx'

/** Asks for the link to one order, by its number. */
export function FindOrder(): JSX.Element {
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const asking = useChange({ mutationFn: findMyOrder })
  const fault = emailFault(email)
  const send = (): void => {
    setIsTried(true)
    if (number.trim() !== '' && fault === null)
      asking.mutate({ number: number.trim(), email: email.trim() })
  }
  return (
    <LinkForm title="Find one order" tone="chalk" asking={asking} onSend={send}>
      <TextField
        label="Order number"
        name="order-number"
        hint="In your e-mail, or on the tag: DN and five figures"
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={40}
        error={isTried && number.trim() === '' ? 'Enter the number of your order' : undefined}
        value={number}
        onChange={setNumber}
      />
      <EmailField
        label="E-mail you booked with"
        error={isTried ? (fault ?? undefined) : undefined}
        value={email}
        onChange={setEmail}
      />
    </LinkForm>
  )
}
