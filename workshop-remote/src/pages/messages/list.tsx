import { useRef, useState, type JSX } from 'react'
import type { ConversationSummary } from '@darnley/contract/workshop-messages'
import { useQuery } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { useStore } from '@darnley/web/stores'
import { Button, ButtonLink } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { OwnerBadge } from '#src/components/messages/owner-badge.tsx'
import { ConversationMark } from '#src/components/messages/state-mark.tsx'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { inboxAddress, kinds, type InboxView } from '#src/lib/inbox-view.ts'
import { channelWords } from '#src/lib/ways.ts'
import { shortMomentOf } from '#src/lib/moment.ts'
import { $live } from '#src/live/live.ts'
import { useCardKeys } from '#src/pages/desk/use-card-keys.ts'
import { conversationsQuery } from '#src/queries/messages.ts'
import { $inboxWords } from '#src/stores/inbox-words.ts'
import styles from './list.module.css'

/** Conversations, the latest message first, a page at a time. */
export function List({ view }: { view: InboxView }): JSX.Element {
  const [cursors, setCursors] = useState<readonly string[]>([])
  const { status } = useStore($live)
  const words = useStore($inboxWords)
  const { ownId } = useInbox()
  const { open: _open, ...filters } = view
  const owner = view.owner === 'mine' ? ownId : view.owner
  const { data, isError, refetch } = useQuery({
    ...conversationsQuery({
      ...{ ...filters, owner, words, isLive: status === 'live' },
      cursor: cursors.at(-1) ?? null,
    }),
    placeholderData: (before) => before,
  })
  const rows = useRef<HTMLUListElement>(null)
  useCardKeys(rows)
  const next = data?.next_cursor ?? null
  return (
    <>
      {isError ? (
        <Notice tone="error" action={{ label: 'Try again', onSelect: () => void refetch() }}>
          {data
            ? 'The messages could not be refreshed. What you see may be old.'
            : 'The messages could not be loaded.'}
        </Notice>
      ) : null}
      {!data && !isError ? <Spinner label="Loading the messages" /> : null}
      {data?.conversations.length === 0 ? <NothingHere view={view} words={words} /> : null}
      <ul ref={rows} className={styles['rows']} data-column>
        {data?.conversations.map((conversation) => (
          <Row key={conversation.id} conversation={conversation} view={view} />
        ))}
      </ul>
      <div className={styles['pager']}>
        {cursors.length > 0 ? (
          <Button variant="secondary" onClick={() => setCursors(cursors.slice(0, -1))}>
            Later
          </Button>
        ) : null}
        {next === null ? null : (
          <Button variant="secondary" onClick={() => setCursors([...cursors, next])}>
            Earlier
          </Button>
        )}
      </div>
    </>
  )
}

interface RowProps {
  conversation: ConversationSummary
  view: InboxView
}

function Row({ conversation, view }: RowProps): JSX.Element {
  const { id, state, subject, is_unread: isUnread, last_at: at, order } = conversation
  const by = conversation.last_from === 'us' ? 'Us: ' : ''
  return (
    <li>
      <Link
        className={styles['row']}
        to={inboxAddress({ ...view, open: id })}
        aria-current={view.open === id ? 'true' : undefined}
        data-unread={isUnread}
        data-card
      >
        <span className={styles['who']}>
          <b>{conversation.customer_name ?? conversation.customer_email ?? 'A visitor'}</b>
          {isUnread ? <span className={styles['new']}>New</span> : null}
          <time dateTime={at}>{shortMomentOf(at)}</time>
        </span>
        <span className={styles['what']}>
          {[
            labelOf(conversation),
            channelWords[conversation.channel],
            order?.collection_ref,
            subject,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles['last']}>{by + conversation.last_words}</span>
        <span className={styles['marks']}>
          {view.state === null ? <ConversationMark state={state} /> : null}
          <OwnerBadge owner={conversation.owner} />
        </span>
      </Link>
    </li>
  )
}

function labelOf({ kind }: ConversationSummary): string {
  return kinds.find((each) => each.kind === kind)?.label ?? ''
}

function NothingHere({ view, words }: { view: InboxView; words: string }): JSX.Element {
  const isUsual = view.state === 'open' && view.owner === null && view.kind === null
  if (isUsual && words === '')
    return (
      <div className={styles['empty']}>
        <h2>Everything is answered</h2>
        <p>What customers write appears here by itself.</p>
      </div>
    )
  return (
    <div className={styles['empty']}>
      <h2>{words === '' ? 'No conversation is like this' : `Nothing of “${words}” is here`}</h2>
      <p>There may be conversations that these filters leave out.</p>
      <ButtonLink
        variant="secondary"
        to={inboxAddress({ state: null, owner: null, kind: null, open: null })}
      >
        Show every state, owner and kind
      </ButtonLink>
    </div>
  )
}
