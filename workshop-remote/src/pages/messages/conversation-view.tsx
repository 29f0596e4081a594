import { useRef, type JSX } from 'react'
import type { Conversation } from '@darnley/contract/workshop-messages'
import { Link } from '@darnley/web/router'
import { Notice } from '@darnley/web/ui/notice'
import { LetterNotice } from '#src/components/messages/letter-notice.tsx'
import { ConversationMark } from '#src/components/messages/state-mark.tsx'
import { useLetterWrite } from '#src/components/messages/use-letter-write.ts'
import { kinds } from '#src/lib/inbox-view.ts'
import { AnswerForm } from './answer-form.tsx'
import styles from './conversation.module.css'
import { Entries } from './entries.tsx'
import { Standing } from './standing.tsx'

interface ViewProps {
  conversation: Conversation
  /** Whether the last refresh failed. */
  isStale: boolean
  onRetry: () => void
}

/** Who wrote, what was said, and what a colleague does about it. */
export function ConversationView({ conversation, isStale, onRetry }: ViewProps): JSX.Element {
  /** The version on which the colleague decides: the one that was shown when the first word was typed. */
  const seen = useRef<number | null>(null)
  const write = useLetterWrite({ onConflict: ({ version }) => (seen.current = version) })
  const writing = {
    conversation,
    write,
    seen: () => (seen.current ??= conversation.version),
    onDone: () => (seen.current = null),
  }
  return (
    <>
      <Head conversation={conversation} />
      <Standing {...writing} />
      {isStale ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
          The conversation could not be refreshed. What you see may be old.
        </Notice>
      ) : null}
      <Entries entries={conversation.entries} />
      <LetterNotice state={write.state} />
      <AnswerForm {...writing} />
    </>
  )
}

function Head({ conversation }: { conversation: Conversation }): JSX.Element {
  const { subject, state, kind, order, site } = conversation
  const label = kinds.find((each) => each.kind === kind)?.label
  return (
    <header className={styles['head']}>
      <h2>{subject}</h2>
      <ConversationMark state={state} />
      <p className={styles['facts']}>
        {[label, conversation.customer_name, site && `on ${site}`].filter(Boolean).join(' · ')}
      </p>
      <p className={styles['facts']}>
        {conversation.customer_email ?? 'No e-mail address is known'}
        {conversation.customer_phone ? (
          <>
            {' · '}
            <a href={`tel:${conversation.customer_phone}`}>{conversation.customer_phone}</a>
          </>
        ) : null}
        {order ? (
          <>
            {' · '}
            <Link to={`/order/${order.id}`}>{order.collection_ref}</Link>
          </>
        ) : null}
      </p>
    </header>
  )
}
