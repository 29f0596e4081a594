import type { JSX, SubmitEvent } from 'react'
import type { Question, QuestionOption } from '@darnley/contract/content'
import { draftOf, priceWithOption, type WizardState } from '@darnley/domain/flow'
import { formatMoney } from '@darnley/domain/money'
import { Button } from '@darnley/web/ui/button'
import { Icon } from '@darnley/web/ui/icon'
import { RadioCards, type RadioOption } from '@darnley/web/ui/radio-cards'
import { StepBar } from '#src/components/step-bar.tsx'
import styles from '#src/components/step-form.module.css'
import { StepFrame } from '#src/components/step-frame.tsx'
import { TwoSides } from '#src/components/two-sides.tsx'
import { questionOf } from '#src/lib/question-of.ts'
import { siteLocale } from '#src/lib/site.ts'
import { send, type } from '#src/stores/wizard.ts'

interface RadioQuestionProps {
  state: WizardState
  question: Question
}

/**
 * Pressing an option answers and continues (section 4.1). Keys select it and show its price first; Enter or the button
 * submits it.
 */
export function RadioQuestion({ state, question }: RadioQuestionProps): JSX.Element {
  const optionId = draftOf(state) || null
  const answer = (chosen: string): void => send({ type: 'answer-option', optionId: chosen })
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (optionId !== null) answer(optionId)
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <StepFrame heading={question.question} eyebrow={questionOf(state)} lead={question.explainer}>
        <TwoSides state={state}>
          <RadioCards
            legend={question.question}
            hideLegend
            name="answer"
            options={question.options.map(toRadio)}
            value={optionId}
            onChange={type}
            onPress={answer}
          />
        </TwoSides>
      </StepFrame>
      <StepBar state={state} price={priceWithOption(state, optionId)}>
        <Button type="submit" disabled={optionId === null}>
          Next
          <Icon name="arrow-right" />
        </Button>
      </StepBar>
    </form>
  )
}

function toRadio({ id, answer, priceModifier }: QuestionOption): RadioOption<string> {
  const option = { value: id, label: answer }
  if (priceModifier === 0) return option
  return { ...option, price: `+${formatMoney(priceModifier, siteLocale())}` }
}
