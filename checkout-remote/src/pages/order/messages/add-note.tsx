import { useState, type JSX, type SubmitEvent } from 'react'
import { isVisible } from '@darnley/contract/text/visible'
import { isApiError } from '@darnley/web/client'
import { useChange, useQueryClient } from '@darnley/web/query'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { addOrderNote, orderMessagesQuery } from '#src/queries/order-messages.ts'
import styles from './order-messages.module.css'

/** Adds a note for the tailors. */
export function AddNote({ token }: { token: string }): JSX.Element {
  const cache = useQueryClient()
  const [words, setWords] = useState('')
  const [isTried, setIsTried] = useState(false)
  // Kept until the note is added, so that one whose answer was lost is not added twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { mutate, isPending, isSuccess, error } = useChange({
    mutationFn: () => addOrderNote({ order_id_token: token, key, words: words.trim() }),
    onSuccess: (messages) => {
      cache.setQueryData(orderMessagesQuery(token).queryKey, messages)
      setWords('')
      setIsTried(false)
      setKey(crypto.randomUUID())
    },
  })
  const isMissing = !isVisible(words)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing) mutate()
  }

  return (
    <form className={styles['note']} onSubmit={submit} noValidate>
      <TextField
        label="Add a note"
        name="note"
        hint="For our tailors, until your clothes arrive with them."
        multiline
        error={isTried && isMissing ? 'Write your note' : undefined}
        value={words}
        onChange={setWords}
      />
      <Button type="submit" variant="secondary" busy={isPending}>
        Send the note
      </Button>
      {error ? <Notice tone="error">{reasonOf(error)}</Notice> : null}
      {isSuccess ? <Notice tone="success">Your note is with our tailors.</Notice> : null}
    </form>
  )
}

function reasonOf(error: Error): string {
  if (isApiError(error) && 'status' in error && error.status === 409)
    return 'Your clothes have arrived, so a note can no longer be added here. Please write to us.'
  if (isApiError(error) && 'status' in error && error.status === 429)
    return 'There are many notes today already. Please write to us.'
  return 'We couldn’t add your note. Please try again.'
}
