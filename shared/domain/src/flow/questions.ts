import type { QuestionAnswerModifier } from '@darnley/contract/basket'
import type { Question, Subservice } from '@darnley/contract/content'

/** The part of an answer that the rules need: the chosen option, or null for a text. */
export interface GivenAnswer {
  readonly questionId: string
  readonly answerId: string | null
}

interface Excludable {
  readonly questionAnswerExclusion: readonly string[] | null
}

/** Section 5: a question or subservice is hidden when an earlier answer is in its exclusion list. */
export function isHidden(subject: Excludable, earlier: readonly GivenAnswer[]): boolean {
  const hiddenBy = (id: string): boolean => earlier.some(({ answerId }) => answerId === id)
  return subject.questionAnswerExclusion?.some(hiddenBy) ?? false
}

/**
 * Returns the first question that is asked after the given one (from the start, for null). `earlier` holds the answers
 * given before it; for a subservice's questions these include the service's answers.
 */
export function questionAfter(
  questions: readonly Question[],
  previousId: string | null,
  earlier: readonly GivenAnswer[],
): Question | undefined {
  const start = questions.findIndex(({ id }) => id === previousId) + 1
  return questions.slice(start).find((question) => !isHidden(question, earlier))
}

/** Drops answers that no longer apply, and sorts the others in the order of the questions. */
export function keepAsked<Answer extends GivenAnswer>(
  questions: readonly Question[],
  answers: readonly Answer[],
  earlier: readonly GivenAnswer[] = [],
): Answer[] {
  return questions.reduce<Answer[]>((kept, question) => {
    const answer = answers.find(({ questionId }) => questionId === question.id)
    const isAsked = answer && !isHidden(question, [...earlier, ...kept])
    return isAsked ? [...kept, answer] : kept
  }, [])
}

export function availableSubservices(
  subservices: readonly Subservice[],
  answers: readonly GivenAnswer[],
): Subservice[] {
  return subservices.filter((subservice) => !isHidden(subservice, answers))
}

/** Returns the answer for an option of the question; undefined when the question has no such option. */
export function optionAnswer(
  question: Question,
  optionId: string,
): QuestionAnswerModifier | undefined {
  const option = question.options.find(({ id }) => id === optionId)
  return (
    option && {
      questionId: question.id,
      question: question.question,
      answer: option.answer,
      answerId: option.id,
      priceModifier: option.priceModifier,
      tailorPointsModifier: option.tailorPointsModifier,
    }
  )
}
