import type { JSX } from 'react'
import type { Question } from 'shared/contract/content'
import { draftOf, type WizardState } from 'shared/flow'
import { TextStep } from '#src/components/text-step.tsx'
import { send, type } from '#src/stores/wizard.ts'

interface TextQuestionProps {
  state: WizardState
  question: Question
}

export function TextQuestion({ state, question }: TextQuestionProps): JSX.Element {
  return (
    <TextStep
      state={state}
      heading={question.question}
      lead={question.explainer}
      label="Your answer"
      value={draftOf(state)}
      onChange={type}
      onSubmit={(answer) => send({ type: 'write', text: answer })}
    />
  )
}
