import { useState, type JSX } from 'react'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { moneyText } from './pounds.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useMoney } from './use-money.ts'

interface GiveBackProps {
  orderId: string
  /** With what was done. */
  onTold: (words: string) => void
}

/** Opens the dialog that gives money back: for managers, while there is something to give back. */
export function GiveBackButton({ orderId, onTold }: GiveBackProps): JSX.Element | null {
  const { money } = useMoney(orderId)
  const [isOpen, open] = useState(false)
  /** Counts refunds: a new form follows what was given back. */
  const [done, setDone] = useState(0)
  if (!money) return null
  return (
    <>
      {money.refundable > 0 ? (
        <PlainButton onClick={() => open(true)}>
          <Sign name="give-back" size={18} />
          Give money back
        </PlainButton>
      ) : null}
      <RefundDialog
        key={done}
        money={money}
        open={isOpen}
        onClose={() => open(false)}
        onDone={(amount) => {
          open(false)
          setDone(done + 1)
          const name = firstNameOf(money.customer_name)
          onTold(`${moneyText(amount)} is given back. ${name} is told by e-mail.`)
        }}
      />
    </>
  )
}
