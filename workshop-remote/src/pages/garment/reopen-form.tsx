import { useState, type JSX } from 'react'
import type { GarmentTask, WorkshopGarment } from '@darnley/contract/workshop-garments'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { useGarmentChange } from '#src/lib/write/use-garment-change.ts'

interface ReopenFormProps {
  garment: WorkshopGarment
  task: GarmentTask
  onClose: () => void
}

/** Opens a task that was done once more. The colleague who did it reads why. */
export function ReopenForm({ garment, task, onClose }: ReopenFormProps): JSX.Element {
  const [words, setWords] = useState('')
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const { mutate, isPending, problem } = useGarmentChange(
    garment,
    (why: string, { tag, version }) =>
      staffCall('POST /workshop/garments/{id}/task', {
        params: { id: tag.garment_id },
        body: { version, task_id: task.id, step: 'reopen', words: why },
      }),
    onClose,
  )

  function submit(): void {
    const why = words.trim()
    setFaults(new Map(why === '' ? [['words', 'Say what is wrong']] : []))
    if (why !== '') mutate(why)
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <TextField
        label={`What is wrong with “${task.name}”? Colleagues read this`}
        name="words"
        multiline
        maxLength={1000}
        value={words}
        error={faults.get('words')}
        onChange={setWords}
      />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Buttons>
        <PlainButton onClick={onClose}>Leave it done</PlainButton>
        <PlainButton type="submit" busy={isPending}>
          Open it again
        </PlainButton>
      </Buttons>
    </Form>
  )
}
