import { useChange } from '@darnley/web/query'
import { useState, type JSX } from 'react'
import { isEmail } from '@darnley/contract/text/email'
import type { KeptRecords } from '@darnley/contract/workshop-personal-data'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { Form } from '#src/components/form/form.tsx'
import { failureWords } from '#src/lib/write/failure-words.ts'
import { timeLimit } from '#src/lib/write/time-limit.ts'

const noFaults: ReadonlyMap<string, string> = new Map()
const wrongEmail = new Map([['email', 'Enter an e-mail address like name@example.com']])

/** The address is sent in the body: no URL names a person. */
export function FindForm({ onFound }: { onFound: (records: KeptRecords) => void }): JSX.Element {
  const [email, setEmail] = useState('')
  const [faults, setFaults] = useState(noFaults)
  const { mutate, isPending, error } = useChange<KeptRecords, string>({
    mutationFn: (address) =>
      staffCall('POST /workshop/personal_data/find', {
        body: { email: address },
        signal: timeLimit(),
      }),
    onSuccess: onFound,
  })

  function submit(): void {
    const address = email.trim()
    const isRight = isEmail(address)
    setFaults(isRight ? noFaults : wrongEmail)
    if (isRight) mutate(address)
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <TextField
        label="E-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={faults.get('email')}
        onChange={setEmail}
      />
      {error ? <Notice tone="error">{failureWords(error)}</Notice> : null}
      <Button type="submit" busy={isPending}>
        Find
      </Button>
    </Form>
  )
}
