import { useState, type JSX } from 'react'
import type { Minor } from '@darnley/domain/money'
import { Notice } from '@darnley/web/ui/notice'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sign } from '#src/components/icon.tsx'
import styles from './money.module.css'
import { firstNameOf } from './names.ts'
import { moneyText } from './pounds.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { useMoney } from './use-money.ts'

/** Opens the dialog that gives money back: for managers, while there is something to give back. */
export function GiveBackButton({ orderId }: { orderId: string }): JSX.Element | null {
  const { money } = useMoney(orderId)
  const [isOpen, open] = useState(false)
  /** One for each refund: a new form follows what was given back. */
  const [done, setDone] = useState<readonly Minor[]>([])
  const last = done.at(-1)
  if (!money) return null
  return (
    <>
      {money.refundable > 0 ? (
        <PlainButton onClick={() => open(true)}>
          <Sign name="give-back" size={18} />
          Give money back
        </PlainButton>
      ) : null}
      {last === undefined ? null : (
        <div className={styles['told']}>
          <Notice tone="success">
            {`${moneyText(last)} is given back. ${firstNameOf(money.customer_name)} is told by e-mail.`}
          </Notice>
        </div>
      )}
      <RefundDialog
        key={done.length}
        money={money}
        open={isOpen}
        onClose={() => open(false)}
        onDone={(amount) => {
          open(false)
          setDone([...done, amount])
        }}
      />
    </>
  )
}
