import { useChange } from '@darnley/web/query'
import { useState, type JSX } from 'react'
import type { Erasure } from '@darnley/contract/personal-data'
import type { KeptRecords } from '@darnley/contract/workshop-personal-data'
import { staffCall } from '@darnley/web/session'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { Sheet } from '#src/components/sheet.tsx'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import styles from './page.module.css'

interface ErasePersonProps {
  records: KeptRecords
  onErased: (erasure: Erasure) => void
}

/** Erases a person after the address was typed again. */
export function ErasePerson({ records, onErased }: ErasePersonProps): JSX.Element {
  const [isOpen, open] = useState(false)
  return (
    <>
      <PlainButton danger onClick={() => open(true)}>
        Erase this person
      </PlainButton>
      <Sheet label={`Erase ${records.email}?`} open={isOpen} onClose={() => open(false)}>
        <EraseForm records={records} onErased={onErased} onClose={() => open(false)} />
      </Sheet>
    </>
  )
}

const noFaults: ReadonlyMap<string, string> = new Map()

function EraseForm({
  records: { email, open_orders: openOrders },
  onErased,
  onClose,
}: ErasePersonProps & { onClose: () => void }): JSX.Element {
  const [typed, setTyped] = useState('')
  const [faults, setFaults] = useState(noFaults)
  const { mutate, isPending, error } = useChange<Erasure, void>({
    mutationFn: () =>
      staffCall('POST /workshop/personal_data/erase', { body: { email }, signal: timeLimit() }),
    onSuccess: onErased,
  })

  function submit(): void {
    const isSame = typed.trim().toLowerCase() === email
    setFaults(isSame ? noFaults : new Map([['typed', `Type ${email}`]]))
    if (isSame) mutate()
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <p>
        Names, addresses, what they wrote and their account are erased. This cannot be taken back.
      </p>
      <p className={styles['note']}>
        Services, garments and prices stay for the books, without the person.
        {openOrders > 0
          ? ' Orders in progress keep what is needed to send the clothes back, and are erased once they are closed.'
          : null}
      </p>
      <TextField
        label="Type the address of the person"
        name="typed"
        autoComplete="off"
        inputMode="email"
        maxLength={254}
        value={typed}
        error={faults.get('typed')}
        onChange={setTyped}
      />
      {error ? <Notice tone="error">{failureWords(error)}</Notice> : null}
      <Buttons>
        <PlainButton onClick={onClose}>Keep the person</PlainButton>
        <PlainButton danger type="submit" busy={isPending}>
          Erase for good
        </PlainButton>
      </Buttons>
    </Form>
  )
}
