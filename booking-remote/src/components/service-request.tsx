import { useEffect, useRef, useState, type JSX, type SubmitEvent } from 'react'
import { createClient } from '@darnley/web/client'
import { isBlank } from '@darnley/domain/flow'
import { Button } from '@darnley/web/ui/button'
import { Notice } from '@darnley/web/ui/notice'
import { TextField } from '@darnley/web/ui/text-field'
import { type } from '#src/stores/wizard.ts'
import styles from './service-request.module.css'

const client = createClient()

interface ServiceRequestProps {
  itemName: string | null
  /** The text entered before a reload or a detour. */
  text: string
}

/** A form to request a service that is not offered. Read-only once sent. */
export function ServiceRequest({ itemName, text: kept }: ServiceRequestProps): JSX.Element {
  const [sent, setSent] = useState('')
  const [status, setStatus] = useState<'idle' | 'sending' | 'submitted' | 'failed'>('idle')
  const isSubmitted = status === 'submitted'
  const text = isSubmitted ? sent : kept
  const thanks = useRef<HTMLDivElement>(null)
  // The focused button is now disabled: without this the keyboard would start over at the top of the page.
  useEffect(() => {
    if (isSubmitted) thanks.current?.focus({ preventScroll: true })
  }, [isSubmitted])

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (status === 'sending' || isSubmitted || isBlank(text)) return
    setStatus('sending')
    const body = { item_name: itemName, service_request: text }
    client.call('POST /public/service_request', { body }).then(
      () => {
        setSent(text)
        setStatus('submitted')
        // Sent: the next visit to this screen starts with an empty form.
        type('')
      },
      () => setStatus('failed'),
    )
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <fieldset className={styles['field']} disabled={isSubmitted}>
        <TextField
          label="What would you like us to do?"
          name="service-request"
          placeholder="e.g. swimming costume hole repair"
          autoComplete="off"
          required
          multiline
          value={text}
          onChange={type}
        />
      </fieldset>
      {status === 'failed' ? (
        <Notice tone="error">There was an error submitting your request. Please try again.</Notice>
      ) : null}
      {isSubmitted ? (
        <div ref={thanks} tabIndex={-1}>
          <Notice tone="success">Thank you. Our team reads every request.</Notice>
        </div>
      ) : null}
      <Button type="submit" busy={status === 'sending'} disabled={isSubmitted || isBlank(text)}>
        {isSubmitted ? 'Request submitted!' : 'Submit'}
      </Button>
    </form>
  )
}
