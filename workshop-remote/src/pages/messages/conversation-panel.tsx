import { useEffect, useRef, type JSX } from 'react'
import type { Conversation } from '@darnley/contract/workshop-messages'
import { isApiError } from '@darnley/web/client'
import { useQuery, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Icon } from '@darnley/web/ui/icon'
import { Notice } from '@darnley/web/ui/notice'
import { Spinner } from '@darnley/web/ui/spinner'
import { $live } from '#src/live/live.ts'
import { conversationQuery } from '#src/queries/messages.ts'
import { ConversationView } from './conversation-view.tsx'
import styles from './conversation.module.css'

interface PanelProps {
  id: string
  onClose: () => void
}

/** The conversation that is open beside the list; on a phone alone. Escape closes it. */
export function ConversationPanel({ id, onClose }: PanelProps): JSX.Element {
  const { status } = useStore($live)
  const { data, error, refetch } = useQuery(conversationQuery(id, status === 'live'))
  const panel = useRef<HTMLElement>(null)
  useMarkRead(data)
  useEffect(() => panel.current?.focus(), [])
  useEscape(onClose)
  const retry = (): void => void refetch()
  return (
    <section ref={panel} className={styles['panel']} tabIndex={-1} aria-label="Conversation">
      <button type="button" className={styles['close']} onClick={onClose}>
        <Icon name="arrow-left" size={18} />
        All messages
      </button>
      {data ? (
        <ConversationView conversation={data} isStale={error !== null} onRetry={retry} />
      ) : (
        <Pending error={error} onRetry={retry} />
      )}
    </section>
  )
}

function Pending({ error, onRetry }: { error: unknown; onRetry: () => void }): JSX.Element {
  if (!error) return <Spinner label="Loading the conversation" />
  if (isApiError(error) && error.code === 'Not Found')
    return <Notice tone="error">There is no such conversation. It may have been erased.</Notice>
  return (
    <Notice tone="error" action={{ label: 'Try again', onSelect: onRetry }}>
      The conversation could not be loaded.
    </Notice>
  )
}

/** Tells the api once for each version that is shown. A failure leaves it unread, which the next visit mends. */
function useMarkRead(conversation: Conversation | undefined): void {
  const client = useQueryClient()
  const { id, version, is_unread: isUnread = false } = conversation ?? {}
  useEffect(() => {
    if (id === undefined || version === undefined || !isUnread) return
    staffCall('POST /workshop/conversations/{id}/read', { params: { id }, body: { version } })
      .then(() => client.invalidateQueries({ queryKey: ['workshop'] }))
      .catch(() => undefined)
  }, [client, id, version, isUnread])
}

/** Calls this for Escape, unless a field or a dialog has the key. */
function useEscape(onEscape: () => void): void {
  const now = useRef(onEscape)
  now.current = onEscape
  useEffect(() => {
    function press({ key, target }: KeyboardEvent): void {
      const isInField = target instanceof Element && target.matches('input, textarea, select')
      const isTaken = isInField || document.querySelector('dialog[open]') !== null
      if (key === 'Escape' && !isTaken) now.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
