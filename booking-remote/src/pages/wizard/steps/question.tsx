import type { JSX } from 'react'
import { currentQuestion } from '@darnley/domain/flow'
import { Notice } from '@darnley/web/ui/notice'
import { StepFrame } from '#src/components/step-frame.tsx'
import { startAgain } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'
import { RadioQuestion } from './radio-question.tsx'
import { TextQuestion } from './text-question.tsx'

/** One question of a service or subservice. */
export function QuestionStep({ state }: StepProps): JSX.Element {
  const question = currentQuestion(state)
  if (!question)
    return (
      <StepFrame heading="Unknown question">
        <Notice tone="info" action={{ label: 'Start again', onSelect: startAgain }}>
          This question is no longer asked.
        </Notice>
      </StepFrame>
    )
  return question.questionType === 'radio' ? (
    <RadioQuestion state={state} question={question} />
  ) : (
    <TextQuestion state={state} question={question} />
  )
}
