import { useRef, type JSX, type SubmitEvent } from 'react'
import type { LetterChannel } from '@darnley/contract/workshop-messages'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { useQuery } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { useStore } from '@darnley/web/stores'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { useFirstFault } from '#src/components/form/use-first-fault.ts'
import { ChannelField } from '#src/components/messages/channel-field.tsx'
import { LetterNotice } from '#src/components/messages/letter-notice.tsx'
import letter from '#src/components/messages/letter.module.css'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { useLetterWrite, type LetterField } from '#src/components/messages/use-letter-write.ts'
import { useDraft } from '#src/lib/use-draft.ts'
import { textLength, wayOf, waysOf } from '#src/lib/ways.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { $live } from '#src/live/live.ts'
import { orderMessagesQuery } from '#src/queries/messages.ts'

interface FormProps {
  order: Pick<WorkshopOrder, 'id' | 'collection_ref' | 'customer_email'>
  onClose: () => void
  onDone: () => void
}

const longestSubject = 120
const longest = 5000

/** Writes to the customer of an order, by mail or text message. What was typed survives a reload. */
export function LetterForm({ order, onClose, onDone }: FormProps): JSX.Element {
  const { draft, change, clear } = useDraft(`order-${order.id}`)
  const { state, faults, press } = useLetterWrite()
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, faults)
  const { ways, textsFrom, number } = useWays(order)
  const channel = wayOf({ ways, chosen: draft.channel, last: 'mail' }) ?? 'mail'
  const isText = channel === 'sms'
  const length =
    isText && textsFrom !== null
      ? textLength({
          ...{ textsFrom, collectionRef: order.collection_ref, words: draft.words.trim() },
        })
      : null

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const [subject, words] = [draft.subject.trim(), draft.words.trim()]
    const missing = new Map<LetterField, string>()
    if (!isText && subject === '') missing.set('subject', 'Write a subject')
    const fault = words === '' ? 'Write a message' : length?.fault
    if (fault) missing.set('words', fault)
    void press({
      faults: missing,
      send: () =>
        staffCall('POST /workshop/orders/{id}/messages', {
          params: { id: order.id },
          body: { key: draft.key, channel, words, ...(isText ? {} : { subject }) },
          signal: timeLimit(),
        }),
      onDone: () => {
        clear()
        onDone()
      },
    })
  }

  return (
    <form ref={form} className={letter['form']} onSubmit={submit} noValidate>
      <ChannelField ways={ways} value={channel} onChange={(by) => change({ channel: by })} />
      <p className={letter['note']}>
        {isText ? `By text message to ${number}` : `By mail to ${order.customer_email}`}
      </p>
      {isText ? null : (
        <TextField
          label="Subject"
          name="subject"
          value={draft.subject}
          maxLength={longestSubject}
          error={faults.get('subject')}
          onChange={(subject) => change({ subject })}
        />
      )}
      <TextField
        label="Message"
        hint={length?.words ?? 'The mail greets the customer and is signed with your name.'}
        name="words"
        multiline
        maxLength={longest}
        value={draft.words}
        error={faults.get('words') ?? length?.fault ?? undefined}
        onChange={(words) => change({ words })}
      />
      <LetterNotice state={state} />
      <div className={letter['buttons']}>
        <button type="button" className={letter['plain']} onClick={onClose}>
          Not now
        </button>
        <Button type="submit" busy={state.type === 'sending'}>
          Send
        </Button>
      </div>
    </form>
  )
}

interface Ways {
  readonly ways: readonly LetterChannel[]
  readonly textsFrom: string | null
  readonly number: string | null
}

/** Until the number is known, there is mail alone. */
function useWays({ id, customer_email: email }: FormProps['order']): Ways {
  const { status } = useStore($live)
  const { data } = useQuery(orderMessagesQuery(id, status === 'live'))
  const textsFrom = useInbox().inbox?.texts_from ?? null
  const { text_number: number = null, is_text_stopped: isStopped = false } = data ?? {}
  const ways = waysOf({ email, text_number: number, is_text_stopped: isStopped }, textsFrom)
  return { ways, textsFrom, number }
}
