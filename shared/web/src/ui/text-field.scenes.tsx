import { useState, type JSX } from 'react'
import type { Scene } from '@darnley/workbench/scene'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

interface FormProps {
  text?: string
  error?: string
  multiline?: boolean
}

function Form({ text = '', error, multiline = false }: FormProps): JSX.Element {
  const [value, setValue] = useState(text)
  const [sent, setSent] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(value)
      }}
    >
      <TextField
        label="Your message"
        name="message"
        hint="In your own words"
        required
        maxLength={20}
        value={value}
        error={error}
        multiline={multiline}
        onChange={setValue}
      />
      <Button type="submit">Send</Button>
      <output>{sent}</output>
    </form>
  )
}

export const empty: Scene = { element: <Form /> }
export const invalid: Scene = { element: <Form error="Say what it is about" /> }
export const nearlyFull: Scene = { element: <Form text="Nineteen letters it" /> }
export const tooLong: Scene = { element: <Form text="More than twenty letters" multiline /> }
