import { useRef, useState, type JSX, type SubmitEvent } from 'react'
import type { WorkshopOrder } from '@darnley/contract/workshop-orders'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { LetterNotice } from '#src/components/messages/letter-notice.tsx'
import letter from '#src/components/messages/letter.module.css'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import { useLetterWrite, type LetterField } from '#src/components/messages/use-letter-write.ts'
import { Sign } from '#src/components/icon.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { useDraft } from '#src/lib/use-draft.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useFirstFault } from '#src/components/form/use-first-fault.ts'
import styles from './messages.module.css'

interface WriteProps {
  order: Pick<WorkshopOrder, 'id' | 'customer_name' | 'customer_email'>
}

/** Opens the dialog that writes to the customer of an order: for managers. */
export function WriteButton({ order }: WriteProps): JSX.Element | null {
  const { isManager } = useInbox()
  const [isOpen, open] = useState(false)
  const [isSent, setIsSent] = useState(false)
  if (!isManager) return null
  return (
    <>
      <button
        type="button"
        className={letter['plain']}
        onClick={() => {
          open(true)
          setIsSent(false)
        }}
      >
        <Sign name="mail" size={18} />
        Write
      </button>
      {isSent ? (
        <div className={styles['told']}>
          <Notice tone="success">{`Your message to ${order.customer_name} is on its way.`}</Notice>
        </div>
      ) : null}
      <Sheet label={`Write to ${order.customer_name}`} open={isOpen} onClose={() => open(false)}>
        <LetterForm
          order={order}
          onClose={() => open(false)}
          onDone={() => {
            open(false)
            setIsSent(true)
          }}
        />
      </Sheet>
    </>
  )
}

interface FormProps extends WriteProps {
  onClose: () => void
  onDone: () => void
}

const longestSubject = 120
const longest = 5000

function LetterForm({ order, onClose, onDone }: FormProps): JSX.Element {
  const { draft, change, clear } = useDraft(`order-${order.id}`)
  const { state, faults, press } = useLetterWrite()
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, faults)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    const [subject, words] = [draft.subject.trim(), draft.words.trim()]
    const missing = new Map<LetterField, string>()
    if (subject === '') missing.set('subject', 'Write a subject')
    if (words === '') missing.set('words', 'Write a message')
    void press({
      faults: missing,
      send: () =>
        staffCall('POST /workshop/orders/{id}/messages', {
          params: { id: order.id },
          body: { key: draft.key, subject, words },
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
      <p className={letter['note']}>{`By mail to ${order.customer_email}`}</p>
      <TextField
        label="Subject"
        name="subject"
        value={draft.subject}
        maxLength={longestSubject}
        error={faults.get('subject')}
        onChange={(subject) => change({ subject })}
      />
      <TextField
        label="Message"
        hint="The mail greets the customer and is signed with your name."
        name="words"
        multiline
        maxLength={longest}
        value={draft.words}
        error={faults.get('words')}
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
