/** Rewrites names, prices and pictures of a chosen service from the catalogue: a client's figures are never trusted. */
import type { QuestionAnswerModifier, ServiceDetails } from '@darnley/contract/basket'
import type { Question, Service } from '@darnley/contract/content'
import { serviceTypeOf } from '@darnley/domain/flow'
import { minor } from '@darnley/domain/money'
import { applyRate, type Rate } from '@darnley/domain/pricing'

interface Rewrite {
  readonly service: Service
  readonly details: ServiceDetails
  readonly rate: Rate
}

/** Requires details that passed checkServiceDetails: every id they name belongs to the service. */
export function rewriteDetails({ service, details, rate }: Rewrite): ServiceDetails {
  const subservice = service.subservices.find(
    ({ id }) => id === details.subserviceDetails?.subservice.id,
  )
  return {
    ...details,
    service: {
      id: service.id,
      name: service.name,
      price: applyRate(service.price, rate),
      serviceType: serviceTypeOf(service),
      coverImage: service.coverImage.url,
    },
    questionAnswerModifiers: rewriteAnswers({
      questions: service.questions,
      answers: details.questionAnswerModifiers,
      rate,
    }),
    subserviceDetails: subservice
      ? {
          subservice: {
            id: subservice.id,
            name: subservice.name,
            priceModifier: applyRate(subservice.priceModifier, rate),
          },
          questionAnswerModifiers: rewriteAnswers({
            questions: subservice.questions,
            answers: details.subserviceDetails?.questionAnswerModifiers ?? [],
            rate,
          }),
        }
      : null,
  }
}

interface Answers {
  readonly questions: readonly Question[]
  readonly answers: readonly QuestionAnswerModifier[]
  readonly rate: Rate
}

function rewriteAnswers({ questions, answers, rate }: Answers): QuestionAnswerModifier[] {
  return answers.map((answer) => {
    const question = questions.find(({ id }) => id === answer.questionId)
    const option = question?.options.find(({ id }) => id === answer.answerId)
    return {
      questionId: answer.questionId,
      question: question?.question ?? answer.question,
      answer: option?.answer ?? answer.answer,
      answerId: option?.id ?? null,
      priceModifier: option ? applyRate(option.priceModifier, rate) : minor(0),
      tailorPointsModifier: option?.tailorPointsModifier ?? 0,
    }
  })
}
