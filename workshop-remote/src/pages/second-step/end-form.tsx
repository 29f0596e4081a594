import { useState, type JSX } from 'react'
import type { SecondStep } from '@darnley/contract/workshop-second-step'
import { staffCall } from '@darnley/web/session'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { fieldOf, missingIn, type Field } from './fields.ts'
import { StepNotice } from './step-notice.tsx'

/** Switches the step off, by password and a code. */
export function EndForm({ onDone }: { onDone: (now: SecondStep) => void }): JSX.Element {
  const [draft, setDraft] = useState({ password: '', code: '' })
  const { state, faults, press } = useWrite<SecondStep, Field>({
    ...{ seen: null, fieldOf, show: () => undefined, onDone },
  })

  function submit(): void {
    void press({
      faults: missingIn(draft),
      send: () => staffCall('POST /workshop/second_step/end', { body: draft, signal: timeLimit() }),
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
        value={draft.password}
        error={faults.get('password')}
        onChange={(password) => setDraft({ ...draft, password })}
      />
      <TextField
        label="Code of your app, or a recovery code"
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        value={draft.code}
        error={faults.get('code')}
        onChange={(code) => setDraft({ ...draft, code })}
      />
      <StepNotice state={state} />
      <Buttons>
        <PlainButton danger type="submit" busy={state.type === 'sending'}>
          Switch it off
        </PlainButton>
      </Buttons>
    </Form>
  )
}
