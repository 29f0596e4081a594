import { useState, type JSX } from 'react'
import type { Question } from 'shared/contract/content'
import { currentAnswer, type WizardState } from 'shared/flow'
import { TextStep } from '#src/components/text-step.tsx'
import { send } from '#src/stores/wizard.ts'

interface TextQuestionProps {
  state: WizardState
  question: Question
}

export function TextQuestion({ state, question }: TextQuestionProps): JSX.Element {
  const [text, write] = useState(currentAnswer(state)?.answer ?? '')
  return (
    <TextStep
      state={state}
      heading={question.question}
      lead={question.explainer}
      label="Your answer"
      value={text}
      onChange={write}
      onSubmit={(answer) => send({ type: 'write', text: answer })}
    />
  )
}
