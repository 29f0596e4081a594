import { useState, type JSX } from 'react'
import type { Suggestion, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { useChange, useQueryClient } from '@darnley/web/query'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { firstNameOf } from '#src/lib/first-name.ts'
import { useDraft } from '#src/lib/use-draft.ts'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'

interface SuggestFormProps {
  garment: WorkshopGarment
  kind: Suggestion['kind']
  onClose: () => void
  onDone: () => void
}

const questions: Readonly<Record<Suggestion['kind'], string>> = {
  question: 'What should a manager ask?',
  price: 'What needs another price, and why?',
}

/** Tells managers what a colleague found at a garment. What was typed survives a reload, and is sent once. */
export function SuggestForm({ garment, kind, onClose, onDone }: SuggestFormProps): JSX.Element {
  const { tag } = garment
  const { draft, change, clear } = useDraft(`${kind}-${tag.garment_id}`)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const client = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: (words: string) =>
      staffCall('POST /workshop/garments/{id}/suggestions', {
        params: { id: tag.garment_id },
        body: { key: draft.key, kind, words },
        signal: timeLimit(),
      }),
    onSuccess: () => {
      clear()
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['workshop'] }),
  })

  function submit(): void {
    const words = draft.words.trim()
    setFaults(new Map(words === '' ? [['words', 'Write what it is']] : []))
    if (words !== '') mutate(words)
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <TextField
        label={questions[kind]}
        hint={`Managers read this in Messages, ${firstNameOf(tag.customer_name)} does not.`}
        name="words"
        multiline
        maxLength={1000}
        value={draft.words}
        error={faults.get('words')}
        onChange={(words) => change({ words })}
      />
      {error ? <Notice tone="error">{failureWords(error)}</Notice> : null}
      <Buttons>
        <PlainButton onClick={onClose}>Not now</PlainButton>
        <Button type="submit" busy={isPending}>
          Tell a manager
        </Button>
      </Buttons>
    </Form>
  )
}
