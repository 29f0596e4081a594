import { useState, type JSX } from 'react'
import type { DeadLetter } from '@darnley/contract/workshop-dead-letters'
import { isApiError, shopNow } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { Link } from '@darnley/web/router'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { Sign } from '#src/components/icon.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import letters from '#src/components/messages/letter.module.css'
import { conversationAddress } from '#src/lib/inbox-view.ts'
import { formatTime } from '@darnley/domain/moment'
import { shortMomentOf } from '#src/lib/moment.ts'
import { deadLettersQuery } from '#src/queries/messages.ts'
import styles from './page.module.css'

type Action = 'again' | 'drop'

const calls = {
  again: 'POST /workshop/dead_letters/{queue}/{id}/again',
  drop: 'POST /workshop/dead_letters/{queue}/{id}/drop',
} as const

/** What failed, why and how often, and what can be done about it. */
export function DeadLetterRow({ letter }: { letter: DeadLetter }): JSX.Element {
  const { queue, id, name, reason, order, conversation_id: conversationId } = letter
  const [isAsking, ask] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: (action: Action) => staffCall(calls[action], { params: { queue, id } }),
    onSuccess: (list) => client.setQueryData(deadLettersQuery(true).queryKey, list),
    // Also after a refusal, which says that it is done by now.
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })
  return (
    <li>
      <div className={styles['what']}>
        <p>
          <Sign name="attention" size={18} />
          <b>{name}</b>
          {order ? <Link to={`/order/${order.id}`}>{order.collection_ref}</Link> : null}
          {conversationId ? <Link to={conversationAddress(conversationId)}>Read it</Link> : null}
        </p>
        <p>{reason ?? 'The other side did not say why.'}</p>
        <p className={styles['muted']}>{triesOf(letter)}</p>
      </div>
      <div className={styles['buttons']}>
        {letter.can_be_dropped ? (
          <button type="button" className={letters['plain']} onClick={() => ask(true)}>
            Give up
          </button>
        ) : null}
        <button
          type="button"
          className={letters['plain']}
          disabled={isPending}
          onClick={() => mutate('again')}
        >
          {queue === 'mail' ? 'Send again' : 'Try again'}
        </button>
      </div>
      {error ? <Notice tone="error">{problemOf(error)}</Notice> : null}
      <Sheet label={`Give up: ${name}?`} open={isAsking} onClose={() => ask(false)}>
        <p>
          {queue === 'mail'
            ? 'The customer never gets this mail. Tell them in another way if it matters.'
            : 'It is not tried any more. Do what it was for by hand.'}
        </p>
        <div className={letters['buttons']}>
          <button type="button" className={letters['plain']} onClick={() => ask(false)}>
            Keep trying
          </button>
          <button
            type="button"
            className={styles['danger']}
            disabled={isPending}
            onClick={() => {
              ask(false)
              mutate('drop')
            }}
          >
            Give up
          </button>
        </div>
      </Sheet>
    </li>
  )
}

/** Without a number of tries: what is refused for good is counted as dead after the first. */
function triesOf({ since, next_try_at: next }: DeadLetter): string {
  const at = new Date(next)
  const again = at > shopNow() ? `tried again at ${formatTime(at)}` : 'being tried now'
  return `Not delivered since ${shortMomentOf(since)} · ${again}`
}

function problemOf(error: unknown): string {
  if (isApiError(error) && error.code === 'Not Found') return 'It was delivered or given up before.'
  return 'That did not work just now. Please try again.'
}
