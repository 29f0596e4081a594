import { useEffect, useRef, useState, type JSX } from 'react'
import { useQueryClient } from '@darnley/web/query'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { phoneRules } from '#src/queries/phone-rules.ts'
import { $checkoutForm, editStep, respellPhone } from '#src/stores/checkout-form.ts'
import styles from './from-account.module.css'
import { useOwnAccount } from './use-own-account.ts'

/** Fills in name, e-mail and phone when the customer asks for it. */
export function FillDetails(): JSX.Element | null {
  const page = useOwnAccount()
  const cache = useQueryClient()
  const { details } = useStore($checkoutForm)
  if (!page?.account) return null
  const { email } = page
  const { name, phone } = page.account
  const isFilled = details.name === name && details.email === email && details.phone !== ''
  const fill = (): void => {
    editStep('details', { name, email, ...(phone !== null && { phone, country: 'GB' }) })
    void cache.fetchQuery(phoneRules).then(({ tidyPhone }) => respellPhone(tidyPhone))
  }
  return (
    <Filling isNeeded={!isFilled && (phone !== null || details.name !== name)} onFill={fill}>
      Fill in my details from my account
    </Filling>
  )
}

interface FillAddressProps {
  /** Called once the fields have the address. */
  onFilled: () => void
}

/** Fills in the address when the customer asks for it. */
export function FillAddress({ onFilled }: FillAddressProps): JSX.Element | null {
  const page = useOwnAccount()
  const { address } = useStore($checkoutForm)
  const kept = page?.account?.address ?? null
  if (kept === null) return null
  const isFilled = address.house === kept.house && address.postcode === kept.postcode
  const fill = (): void => {
    editStep('address', kept)
    onFilled()
  }
  return (
    <Filling isNeeded={!isFilled} onFill={fill}>
      Use the address of my account
    </Filling>
  )
}

interface FillingProps {
  isNeeded: boolean
  onFill: () => void
  children: string
}

/** The pressed button goes, so that the focus moves to what was done. */
function Filling({ isNeeded, onFill, children }: FillingProps): JSX.Element | null {
  const [isDone, setIsDone] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])
  if (isDone)
    return (
      <p ref={done} className={`${styles['fill']} ${styles['done']}`} role="status" tabIndex={-1}>
        Filled in from your account. Please check it.
      </p>
    )
  if (!isNeeded) return null
  return (
    <div className={styles['fill']}>
      <Button
        variant="secondary"
        onClick={() => {
          onFill()
          setIsDone(true)
        }}
      >
        {children}
      </Button>
    </div>
  )
}
