import type { JSX } from 'react'
import type { ConversationState, DeliveryState } from '@darnley/contract/workshop-messages'
import { Sign, type SignName } from '#src/components/icon.tsx'
import { states } from '#src/lib/inbox-view.ts'
import styles from '#src/components/marks.module.css'

/** Whether a conversation waits for the company or for the customer. */
export function ConversationMark({ state }: { state: ConversationState }): JSX.Element {
  const { label, sign } = states.find((each) => each.state === state) ?? states[0]
  return (
    <span className={styles['mark']} data-tone="plain">
      <Sign name={sign} size={18} />
      {label}
    </span>
  )
}

const deliveries: Readonly<Record<DeliveryState, { label: string; sign: SignName }>> = {
  waiting: { label: 'On its way', sign: 'later' },
  sent: { label: 'Sent', sign: 'ticked-ring' },
  failed: { label: 'Not delivered', sign: 'attention' },
  delivered: { label: 'Arrived', sign: 'ticked-ring' },
  undelivered: { label: 'Did not arrive', sign: 'attention' },
  dropped: { label: 'Given up', sign: 'prohibited' },
}

/** How far a message to a customer has come. */
export function DeliveryMark({ delivery }: { delivery: DeliveryState }): JSX.Element {
  const { label, sign } = deliveries[delivery]
  const isTrouble = delivery === 'failed' || delivery === 'undelivered'
  return (
    <span className={styles['mark']} data-tone={isTrouble ? 'trouble' : 'later'}>
      <Sign name={sign} size={18} />
      {label}
    </span>
  )
}
