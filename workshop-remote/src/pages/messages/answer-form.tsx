import { useRef, type JSX, type SubmitEvent } from 'react'
import type { Conversation, LetterChannel } from '@darnley/contract/workshop-messages'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { useFirstFault } from '#src/components/form/use-first-fault.ts'
import { ChannelField } from '#src/components/messages/channel-field.tsx'
import styles from '#src/components/messages/letter.module.css'
import { useInbox } from '#src/components/messages/use-inbox.ts'
import type { LetterField } from '#src/components/messages/use-letter-write.ts'
import { useDraft } from '#src/lib/use-draft.ts'
import { textLength, wayOf, waysOf } from '#src/lib/ways.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import type { Writing } from './writing.ts'

const longest = 5000

/** Writes an answer, by the way of the customer unless another is chosen. What was typed survives a reload. */
export function AnswerForm({ conversation, write, seen, onDone }: Writing): JSX.Element {
  const { id, customer_email: email, text_number: number, order } = conversation
  const { draft, change, clear } = useDraft(id)
  const textsFrom = useInbox().inbox?.texts_from ?? null
  const form = useRef<HTMLFormElement>(null)
  useFirstFault(form, write.faults)
  const ways = waysOf({ ...conversation, email }, textsFrom)
  const channel = wayOf({ ways, chosen: draft.channel, last: conversation.channel })
  if (channel === null) return <NoWay conversation={conversation} />
  const length =
    channel === 'sms' && textsFrom !== null
      ? textLength({
          ...{ textsFrom, words: draft.words.trim() },
          collectionRef: order?.collection_ref ?? null,
        })
      : null

  function send(state: 'waiting' | 'done', by: LetterChannel): void {
    const words = draft.words.trim()
    const fault = words === '' ? 'Write an answer' : length?.fault
    void write.press({
      faults: new Map<LetterField, string>(fault ? [['words', fault]] : []),
      send: () =>
        staffCall('POST /workshop/conversations/{id}/answer', {
          params: { id },
          body: { version: seen(), key: draft.key, channel: by, words, state },
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
    if (channel) send('waiting', channel)
  }

  const isBusy = write.state.type === 'sending'
  const way = channel === 'sms' ? `text message to ${number}` : `mail to ${email}`
  return (
    <form ref={form} className={styles['form']} onSubmit={submit} noValidate>
      <ChannelField ways={ways} value={channel} onChange={(by) => change({ channel: by })} />
      <TextField
        label={`Answer by ${way}`}
        hint={length?.words}
        name="words"
        multiline
        maxLength={longest}
        value={draft.words}
        error={write.faults.get('words') ?? length?.fault ?? undefined}
        onChange={(words) => {
          seen()
          change({ words })
        }}
      />
      {conversation.is_text_stopped ? <Stopped /> : null}
      <div className={styles['buttons']}>
        <button
          type="button"
          className={styles['plain']}
          disabled={isBusy}
          onClick={() => send('done', channel)}
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

function Stopped(): JSX.Element {
  return (
    <p className={styles['note']}>
      This customer has stopped text messages. They begin again when the customer texts START.
    </p>
  )
}

function NoWay({ conversation }: { conversation: Conversation }): JSX.Element {
  if (conversation.is_text_stopped)
    return (
      <Notice tone="info">
        This person has stopped text messages and left no e-mail address, so there is no way to
        answer.
      </Notice>
    )
  return (
    <Notice tone="info">
      This person left no e-mail address, so there is no way to answer. Set it to done once it has
      been read.
    </Notice>
  )
}
