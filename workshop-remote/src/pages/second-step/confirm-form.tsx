import { useState, type JSX } from 'react'
import type { RecoveryCodes, SecondStepSecret } from '@darnley/contract/workshop-second-step'
import { staffCall } from '@darnley/web/session'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import { Buttons, Form } from '#src/components/form/form.tsx'
import { PlainButton } from '#src/components/form/plain-button.tsx'
import { QrCode } from '#src/components/qr-code.tsx'
import { ShownOnce } from '#src/components/shown-once.tsx'
import { Panel } from '#src/components/tool/panel.tsx'
import { timeLimit } from '#src/lib/write/time-limit.ts'
import { useWrite } from '#src/lib/write/use-write.ts'
import { fieldOf, missingIn, type Field } from './fields.ts'
import styles from './page.module.css'
import { StepNotice } from './step-notice.tsx'

interface ConfirmFormProps {
  secret: SecondStepSecret
  onCancel: () => void
  /** With the recovery codes. */
  onDone: (codes: readonly string[]) => void
}

/** Shows the secret, and switches the step on by a first code: nothing is asked for before. */
export function ConfirmForm({ secret, onCancel, onDone }: ConfirmFormProps): JSX.Element {
  const [code, setCode] = useState('')
  const { state, faults, press } = useWrite<RecoveryCodes, Field>({
    ...{ seen: null, fieldOf, show: () => undefined },
    onDone: ({ recovery_codes: codes }) => onDone(codes),
  })

  function submit(): void {
    void press({
      faults: missingIn({ code }),
      send: () =>
        staffCall('POST /workshop/second_step/confirm', { body: { code }, signal: timeLimit() }),
    })
  }

  return (
    <Panel title="Scan this with your app">
      <div className={styles['code']}>
        <QrCode text={secret.uri} label="QR code for your authenticator app" />
      </div>
      <p>Or type this secret into it:</p>
      <ShownOnce label="Secret" lines={[secret.secret]} />
      <Form faults={faults} onSubmit={submit}>
        <TextField
          label="Code that the app shows now"
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          value={code}
          error={faults.get('code')}
          onChange={setCode}
        />
        <StepNotice state={state} />
        <Buttons>
          <PlainButton onClick={onCancel}>Not now</PlainButton>
          <Button type="submit" busy={state.type === 'sending'}>
            Switch it on
          </Button>
        </Buttons>
      </Form>
    </Panel>
  )
}
