import { useEffect, useRef, useState, type JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { useSearchParams } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import page from '../page.module.css'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import styles from './money.module.css'
import { pricedGarmentOf } from '#src/lib/pricing-address.ts'
import { firstNameOf } from '#src/lib/first-name.ts'
import { linesToPrice } from './price-choice.ts'
import { PriceForm } from './price-form.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { useMoney } from './use-money.ts'

/** Prices that were proposed, and the form that proposes one: for managers, while the work is under way. */
export function AnotherPrice({ orderId }: { orderId: string }): JSX.Element | null {
  const { money } = useMoney(orderId)
  if (!money || (!money.can_propose && money.proposals.length === 0)) return null
  return (
    <section className={page['panel']}>
      <header>
        <h2>Another price</h2>
      </header>
      {money.proposals.length > 0 ? (
        <ul className={styles['proposals']}>
          {money.proposals.map((proposal) => (
            <li key={proposal.id}>
              <ProposalCard money={money} proposal={proposal} />
            </li>
          ))}
        </ul>
      ) : null}
      {money.can_propose ? <Proposing money={money} /> : null}
    </section>
  )
}

/** The form; after a first proposal it is opened by a button or an address, because another one is rare. */
function Proposing({ money }: { money: OrderMoney }): JSX.Element {
  const [query] = useSearchParams()
  const wanted = pricedGarmentOf(query)
  const [isAsked, ask] = useState(money.proposals.length === 0 || wanted !== null)
  const [isSent, setSent] = useState(false)
  const lines = linesToPrice(money)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wanted !== null) place.current?.querySelector('select')?.focus()
  }, [wanted])
  if (isAsked)
    return (
      <div ref={place}>
        <PriceForm
          money={money}
          lines={lines}
          garment={wanted}
          onDone={() => {
            setSent(true)
            ask(false)
          }}
        />
      </div>
    )
  return (
    <>
      {isSent ? (
        <Notice tone="success">{`Sent to ${firstNameOf(money.customer_name)}.`}</Notice>
      ) : null}
      {lines.length > 0 ? (
        <div className={styles['foot']}>
          <PlainButton onClick={() => ask(true)}>Propose another price</PlainButton>
        </div>
      ) : null}
    </>
  )
}
