import { useState, type JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { TextField } from '@darnley/web/ui/text-field'
import { isEmail } from '@darnley/contract/text/email'
import { findMyOrder } from '#src/queries/my-repairs.ts'
import { EmailField } from './email-field.tsx'
import { LinkForm } from './link-form.tsx'

/** Asks for the link to one order, by its number. */
export function FindOrder(): JSX.Element {
  const [number, setNumber] = useState('')
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const asking = useChange({ mutationFn: findMyOrder })
  const send = (): void => {
    setIsTried(true)
    if (number.trim() !== '' && isEmail(email))
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
        isTried={isTried}
        value={email}
        onChange={setEmail}
      />
    </LinkForm>
  )
}
