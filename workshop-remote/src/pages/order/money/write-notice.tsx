import type { JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { Notice } from '@darnley/web/ui/notice'
import { shortMomentOf } from '#src/lib/moment.ts'
import { eventWords } from './events.ts'
import styles from './money.module.css'
import type { WriteState } from './use-money-write.ts'

/** Says why a press had no effect; what was typed is kept in each case. */
export function WriteNotice({
  state,
  money,
}: {
  state: WriteState
  money: OrderMoney
}): JSX.Element | null {
  switch (state.type) {
    case 'changed':
      return <Changed state={state} money={money} />
    case 'refused':
      return <Notice tone="error">{state.words}</Notice>
    case 'lost':
      return (
        <Notice tone="error">
          No answer came. What you typed is kept: press again when the connection is back, it takes
          effect once.
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="error">That did not work just now. What you typed is kept: try again.</Notice>
      )
    default:
      return null
  }
}

function Changed({
  state: { events },
  money,
}: {
  state: Extract<WriteState, { type: 'changed' }>
  money: OrderMoney
}): JSX.Element {
  return (
    <div className={styles['changed']} role="alert">
      <b>This order was changed in the meantime. Nothing was sent.</b>
      {events.length > 0 ? (
        <ul>
          {events.map((event) => {
            const { title, detail } = eventWords(event, money)
            return (
              <li key={`${event.kind} ${event.at} ${event.amount}`}>
                {title} <small>{`${detail} · ${shortMomentOf(event.at)}`}</small>
              </li>
            )
          })}
        </ul>
      ) : null}
      <p>What you typed is kept. Look at the sums, then press again.</p>
    </div>
  )
}
