import type { JSX } from 'react'
import type { OrderMoney } from '@darnley/contract/workshop-money'
import { WriteNotice } from '#src/components/form/write-notice.tsx'
import { shortMomentOf } from '#src/lib/moment.ts'
import type { WriteState } from '#src/lib/write/use-write.ts'
import { eventsBetween, eventWords } from './events.ts'

/** Says why a press about money had no effect, with what colleagues or the customer did. */
export function MoneyWriteNotice({ state }: { state: WriteState<OrderMoney> }): JSX.Element {
  return (
    <WriteNotice
      state={state}
      subject="order"
      differencesOf={(before, current) =>
        eventsBetween(before, current).map((event) => {
          const { title, detail } = eventWords(event, current)
          return { title, detail: `${detail} · ${shortMomentOf(event.at)}` }
        })
      }
      lookAt="the sums"
    />
  )
}
