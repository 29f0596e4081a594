import { expect, it } from 'vitest'
import { answersFor } from './answers.ts'

const form = {
  'questions.0.question': { value: 'Is it lined?' },
  'questions.0.options.0.id': { value: 'hem.lined.yes' },
  'questions.0.options.0.answer': { value: 'Yes' },
  'subservices.0.questions.0.question': { value: 'Which thread?' },
  'subservices.0.questions.0.options.0.id': { value: 'hem.thread.gold' },
  'subservices.0.questions.0.options.0.answer': { value: 'Gold' },
}

it('returns every answer of the service with its label', () => {
  expect(answersFor('questions.1.questionAnswerExclusion', form)).toEqual([
    { value: 'hem.lined.yes', label: 'Is it lined? → Yes' },
    { value: 'hem.thread.gold', label: 'Which thread? → Gold' },
  ])
})

it.each([
  ['questions.0.questionAnswerExclusion', ['hem.thread.gold']],
  ['subservices.0.questionAnswerExclusion', ['hem.lined.yes']],
])('omits the answers of %s itself', (path, ids) => {
  expect(answersFor(path, form).map(({ value }) => value)).toEqual(ids)
})
