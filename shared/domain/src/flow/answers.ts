import type { QuestionAnswerModifier } from '@darnley/contract/basket'
import type { Question } from '@darnley/contract/content'
import { minor } from '#src/money/money.ts'
import { withAnswer, withSubserviceAnswer } from './choices.ts'
import { currentQuestion } from './current.ts'
import type { EventOf } from './events.ts'
import { isBlank } from './fitting.ts'
import { optionAnswer } from './questions.ts'
import type { WizardState } from './state.ts'

type Given = EventOf<'answer-option'> | EventOf<'write'>

/** Records a radio answer or a non-empty text answer (section 4.1); null for anything else. */
export function answerQuestion(state: WizardState, given: Given): WizardState | null {
  const answer = answerTo(state, given)
  return answer ? withAnswer(unmarked(state, answer), answer) : null
}

export function answerSubserviceQuestion(state: WizardState, given: Given): WizardState | null {
  const answer = answerTo(state, given)
  return answer ? withSubserviceAnswer(unmarked(state, answer), answer) : null
}

function answerTo(state: WizardState, given: Given): QuestionAnswerModifier | undefined {
  const question = currentQuestion(state)
  if (!question) return undefined
  if (given.type === 'answer-option') return optionAnswer(question, given.optionId)
  const isText = question.questionType === 'text' && !isBlank(given.text)
  return isText ? textAnswer(question, given.text) : undefined
}

function textAnswer(question: Question, text: string): QuestionAnswerModifier {
  return {
    questionId: question.id,
    question: question.question,
    answer: text.trim(),
    answerId: null,
    priceModifier: minor(0),
    tailorPointsModifier: 0,
  }
}

/** Removes the draft of a question, which now has an answer. */
function unmarked(state: WizardState, { questionId }: QuestionAnswerModifier): WizardState {
  const { [questionId]: _, ...marked } = state.marked
  return { ...state, marked }
}
