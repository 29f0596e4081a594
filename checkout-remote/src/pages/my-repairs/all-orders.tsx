import { useState, type JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { emailFault } from '#src/components/account/email-fault.ts'
import { EmailField } from '#src/components/account/email-field.tsx'
import styles from '#src/components/account/layout.module.css'
import { requestRepairsLink } from '#src/queries/my-repairs.ts'
import { LinkForm } from './link-form.tsx'

/** Asks for the link to all orders of an address. */
export function AllOrders(): JSX.Element {
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const asking = useChange({ mutationFn: requestRepairsLink })
  const fault = emailFault(email)
  const send = (): void => {
    setIsTried(true)
    if (fault === null) asking.mutate(email.trim())
  }
  return (
    <LinkForm title="See all of them" tone="plain" asking={asking} onSend={send}>
      <p className={styles['note']}>
        Every order booked with one e-mail address: their days, receipts and messages.
      </p>
      <EmailField
        label="E-mail"
        error={isTried ? (fault ?? undefined) : undefined}
        value={email}
        onChange={setEmail}
      />
    </LinkForm>
  )
}
