import { useState, type JSX } from 'react'
import type {
  ConversationSummary,
  OrderMessages,
  SentMessage,
} from '@darnley/contract/workshop-messages'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { ConversationMark, DeliveryMark } from '#src/components/messages/state-mark.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { conversationAddress } from '#src/lib/inbox-view.ts'
import { channelWords } from '#src/lib/ways.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import { $live } from '#src/live/live.ts'
import { orderMessagesQuery } from '#src/queries/messages.ts'
import page from '../page.module.css'
import styles from './messages.module.css'

/** Conversations about an order and everything that was sent to its customer; for managers. */
export function MessagesPanel({ orderId }: { orderId: string }): JSX.Element | null {
  const { status } = useStore($live)
  const { isManager } = useInbox()
  const { data, isError, refetch } = useQuery({
    ...orderMessagesQuery(orderId, status === 'live'),
    enabled: isManager,
  })
  if (!isManager) return null
  return (
    <section className={page['panel']}>
      <header>
        <h2>Messages</h2>
        <span className={page['muted']}>Newest first</span>
      </header>
      {isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          The messages could not be loaded.
        </Notice>
      ) : null}
      {!data && !isError ? <Spinner label="Loading the messages" /> : null}
      {data ? <Messages messages={data} /> : null}
    </section>
  )
}

function Messages({ messages: { conversations, sent } }: { messages: OrderMessages }): JSX.Element {
  return (
    <>
      {conversations.length > 0 ? (
        <ul className={styles['list']} aria-label="Conversations">
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      ) : null}
      {sent.length > 0 ? (
        <Sent sent={sent} />
      ) : (
        <p className={page['muted']}>Nothing was sent to the customer yet.</p>
      )}
    </>
  )
}

function ConversationRow({ conversation }: { conversation: ConversationSummary }): JSX.Element {
  const { id, subject, state, is_unread: isUnread, last_words: words } = conversation
  return (
    <li>
      <Link to={conversationAddress(id)}>{subject}</Link>
      <ConversationMark state={state} />
      <p className={page['muted']}>{`${isUnread ? 'New: ' : ''}${words}`}</p>
    </li>
  )
}

const shownAtFirst = 5

function Sent({ sent }: { sent: readonly SentMessage[] }): JSX.Element {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? sent : sent.slice(0, shownAtFirst)
  return (
    <>
      <h3 className={styles['heading']}>Sent to the customer</h3>
      <ul className={styles['list']} aria-label="Sent to the customer">
        {shown.map(({ id, at, name, words, actor, channel, delivery }) => (
          <li key={id}>
            <b>{name}</b>
            <DeliveryMark delivery={delivery} />
            <p className={page['muted']}>
              <time dateTime={at}>{shortMomentOf(at)}</time>
              {[actor, channelWords[channel]].map((each) => (each ? ` · ${each}` : ''))}
            </p>
            {words ? <p className={styles['words']}>{words}</p> : null}
          </li>
        ))}
      </ul>
      {shown.length < sent.length ? (
        <Button variant="link" onClick={() => setIsWhole(true)}>
          {`Show all ${sent.length}`}
        </Button>
      ) : null}
    </>
  )
}
