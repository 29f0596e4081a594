import { useState, type JSX } from 'react'
import type { SecondStepSecret } from '@darnley/contract/workshop-second-step'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { Form } from '#src/components/form/form.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { fieldOf, missingIn, type Field } from './fields.ts'
import { StepNotice } from './step-notice.tsx'

/** Asks for the password, so that a borrowed session does not lock its owner out. */
export function BeginForm({ onDone }: { onDone: (secret: SecondStepSecret) => void }): JSX.Element {
  const [password, setPassword] = useState('')
  const { state, faults, press } = useWrite<SecondStepSecret, Field>({
    ...{ seen: null, fieldOf, show: () => undefined, onDone },
  })

  function submit(): void {
    void press({
      faults: missingIn({ password }),
      send: () =>
        staffCall('POST /workshop/second_step/begin', {
          body: { password },
          signal: timeLimit(),
        }),
    })
  }

  return (
    <Form faults={faults} onSubmit={submit}>
      <TextField
        label="Your password"
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        value={password}
        error={faults.get('password')}
        onChange={setPassword}
      />
      <StepNotice state={state} />
      <Button type="submit" busy={state.type === 'sending'}>
        Set it up
      </Button>
    </Form>
  )
}
