import { useState, type JSX } from 'react'
import { useChange } from '@darnley/web/query'
import { isEmail } from '@darnley/contract/text/email'
import { requestRepairsLink } from '#src/queries/my-repairs.ts'
import { EmailField } from './email-field.tsx'
import { LinkForm } from './link-form.tsx'
import styles from './page.module.css'

/** Asks for the link to all orders of an address. */
export function AllOrders(): JSX.Element {
  const [email, setEmail] = useState('')
  const [isTried, setIsTried] = useState(false)
  const asking = useChange({ mutationFn: requestRepairsLink })
  const send = (): void => {
    setIsTried(true)
    if (isEmail(email)) asking.mutate(email.trim())
  }
  return (
    <LinkForm title="See all of them" tone="plain" asking={asking} onSend={send}>
      <p className={styles['note']}>
        Every order booked with one e-mail address: their days, receipts and messages.
      </p>
      <EmailField label="E-mail" isTried={isTried} value={email} onChange={setEmail} />
    </LinkForm>
  )
}
