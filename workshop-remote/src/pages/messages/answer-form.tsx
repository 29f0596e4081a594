import { useRef, type JSX, type SubmitEvent } from 'react'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import styles from '#src/components/messages/letter.module.css'
import type { LetterField } from '#src/components/messages/use-letter-write.ts'
import { useDraft } from '#src/lib/use-draft.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useFirstFault } from '#src/components/form/use-first-fault.ts'
import type { Writing } from './writing.ts'

const longest = 5000

/** Writes an answer, which goes out by mail. What was typed survives a reload. */
export function AnswerForm({ conversation, write, seen, onDone }: Writing): JSX.Element {
  const { id, customer_email: email } = conversation
  const { draft, change, clear } = useDraft(id)
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, write.faults)
  if (email === null) return <NoAddress />

  function send(state: 'waiting' | 'done'): void {
    const words = draft.words.trim()
    const faults = new Map<LetterField, string>(words === '' ? [['words', 'Write an answer']] : [])
    void write.press({
      faults,
      send: () =>
        staffCall('POST /workshop/conversations/{id}/answer', {
          params: { id },
          body: { version: seen(), key: draft.key, words, state },
          signal: timeLimit(),
        }),
      onDone: () => {
        clear()
        onDone()
      },
    })
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    send('waiting')
  }

  const isBusy = write.state.type === 'sending'
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <TextField
        label={`Answer by mail to ${email}`}
        name="words"
        multiline
        maxLength={longest}
        value={draft.words}
        error={write.faults.get('words')}
        onChange={(words) => {
          seen()
          change({ words })
        }}
      />
      <div className={styles['buttons']}>
        <button
          type="button"
          className={styles['plain']}
          disabled={isBusy}
          onClick={() => send('done')}
        >
          Send and set to done
        </button>
        <Button type="submit" busy={isBusy}>
          Send answer
        </Button>
      </div>
    </form>
  )
}

function NoAddress(): JSX.Element {
  return (
    <Notice tone="info">
      This person left no e-mail address, so there is no way to answer. Set it to done once it has
      been read.
    </Notice>
  )
}
