import type { JSX } from 'react'
import type { Question } from '@darnley/contract/content'
import {
  asksForLength,
  draftOf,
  inCentimetres,
  withUnit,
  type WizardState,
} from '@darnley/domain/flow'
import { LengthEcho } from '#src/components/length-echo.tsx'
import { TextStep } from '#src/components/text-step.tsx'
import { questionOf } from '#src/lib/question-of.ts'
import { send, type } from '#src/stores/wizard.ts'

interface TextQuestionProps {
  state: WizardState
  question: Question
}

/** A question with a text field; a length may be given in inches too and is shown in both units. */
export function TextQuestion({ state, question }: TextQuestionProps): JSX.Element {
  const isLength = asksForLength(question.question)
  const text = draftOf(state)
  const measured = withUnit(question.question, text)
  return (
    <TextStep
      state={state}
      heading={question.question}
      eyebrow={questionOf(state)}
      lead={question.explainer}
      label="Your answer"
      hint={isLength ? 'In centimetres or inches, for instance 80 cm or 31½ in' : undefined}
      value={text}
      {...(isLength ? { storedLength: inCentimetres(measured).length } : {})}
      onChange={type}
      onSubmit={(answer) => send({ type: 'write', text: answer })}
    >
      {isLength ? <LengthEcho text={measured} /> : null}
    </TextStep>
  )
}
