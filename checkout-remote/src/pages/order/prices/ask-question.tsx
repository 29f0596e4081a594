import { useState, type FormEvent, type JSX } from 'react'
import { isVisible } from '@darnley/contract/text/visible'
import { Button } from '@darnley/web/ui/button'
import { TextField } from '@darnley/web/ui/text-field'
import styles from './proposal.module.css'

interface AskQuestionProps {
  isSending: boolean
  onSend: (question: string) => void
  onCancel: () => void
}

export function AskQuestion({ isSending, onSend, onCancel }: AskQuestionProps): JSX.Element {
  const [question, setQuestion] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = !isVisible(question)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setIsTried(true)
    if (!isMissing) onSend(question.trim())
  }

  return (
    <form className={styles['question']} onSubmit={submit} noValidate>
      <TextField
        label="Your question"
        name="question"
        multiline
        required
        value={question}
        onChange={setQuestion}
        error={isTried && isMissing ? 'Write your question' : undefined}
      />
      <Button type="submit" variant="secondary" busy={isSending}>
        Send the question
      </Button>
      <Button variant="link" onClick={onCancel}>
        Answer without a question
      </Button>
    </form>
  )
}
