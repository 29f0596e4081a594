import type { JSX } from 'react'
import type { CustomerMessage } from '@darnley/contract/customer-messages'
import { useQuery } from '@darnley/web/query'
import { formatMoment } from '@darnley/domain/moment'
import { pageConfig } from '@darnley/web/page-config'
import { Panel } from '@darnley/web/ui/page'
import { useArrival } from '#src/components/use-arrival.ts'
import { orderMessagesQuery } from '#src/queries/order-messages.ts'
import { AddNote } from './add-note.tsx'
import styles from './order-messages.module.css'

/** What was written about an order; until the clothes arrive its customer can add a note. */
export function OrderMessages({ token }: { token: string }): JSX.Element | null {
  const { data } = useQuery(orderMessagesQuery(token))
  if (!data || (data.messages.length === 0 && !data.can_add_note)) return null
  return <Messages token={token} messages={data.messages} canAddNote={data.can_add_note} />
}

interface MessagesProps {
  token: string
  messages: readonly CustomerMessage[]
  canAddNote: boolean
}

function Messages({ token, messages, canAddNote }: MessagesProps): JSX.Element {
  const { part } = useArrival('messages')
  return (
    <Panel>
      <section ref={part} className={styles['section']} aria-label="Messages">
        <h2>Messages</h2>
        {messages.length > 0 ? (
          <ol className={styles['messages']}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ol>
        ) : null}
        {canAddNote ? <AddNote token={token} /> : null}
      </section>
    </Panel>
  )
}

function Message({ message: { from, at, words } }: { message: CustomerMessage }): JSX.Element {
  return (
    <li>
      <p className={styles['from']}>
        {from === 'us' ? pageConfig().company.name : 'You'},{' '}
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
      </p>
      <p className={styles['words']}>{words}</p>
    </li>
  )
}
