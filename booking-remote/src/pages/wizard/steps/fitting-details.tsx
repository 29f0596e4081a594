import type { JSX } from 'react'
import { draftOf, hasText, inCentimetres } from '@darnley/domain/flow'
import { useQuery } from '@darnley/web/query'
import { GuideText } from '#src/components/guide-text.tsx'
import { LengthEcho } from '#src/components/length-echo.tsx'
import { TextStep } from '#src/components/text-step.tsx'
import { fittingGuideOf } from '#src/queries/fitting-guide.ts'
import { send, type } from '#src/stores/wizard.ts'
import type { StepProps } from '../step-props.ts'

const texts = {
  measure: {
    heading: 'What are your measurements?',
    hint: 'Say what you measured, in centimetres or inches, for instance: finished length 62 cm',
  },
  match: {
    heading: 'Which item should we match?',
    hint: 'Describe the item that you will send along, and what about it fits well',
  },
} as const

export function FittingDetailsStep({ state }: StepProps): JSX.Element {
  const choice = state.fittingChoice === 'match' ? 'match' : 'measure'
  const { data } = useQuery(fittingGuideOf(state.service?.id ?? ''))
  const guide = data?.[choice]
  const text = draftOf(state)
  return (
    <TextStep
      state={state}
      heading={texts[choice].heading}
      label="Fitting details"
      hint={texts[choice].hint}
      multiline
      guidance={hasText(guide) ? <GuideText document={guide} /> : null}
      value={text}
      {...(choice === 'measure' ? { storedLength: inCentimetres(text).length } : {})}
      onChange={type}
      onSubmit={(details) => send({ type: 'write', text: details })}
    >
      {choice === 'measure' ? <LengthEcho text={text} /> : null}
    </TextStep>
  )
}
