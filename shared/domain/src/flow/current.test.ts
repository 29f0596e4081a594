import { expect, test } from 'vitest'
import { aQuestion, aService, aSubservice, anItem } from '@darnley/testing/catalogue'
import { currentQuestion, currentSubservices, listedServices, questionPosition } from './current.ts'
import { initialState, type WizardState } from './state.ts'

const hem = aService('hem', {
  questions: [aQuestion('finish')],
  subservices: [
    aSubservice('lined', { questionAnswerExclusion: ['finish.no'] }),
    aSubservice('plain', { questions: [aQuestion('colour')] }),
  ],
})
const wider = aService('wider', { upsizing: true })
const patch = aService('patch', { serviceType: 'repair' })
const item = anItem([hem, wider, patch])
const ids = (all: readonly { readonly id: string }[]): string[] => all.map(({ id }) => id)

function listed(fields: Partial<WizardState>): { usual: string[]; upsizing: string[] } {
  const { usual, upsizing } = listedServices({ ...initialState, ...fields })
  return { usual: ids(usual), upsizing: ids(upsizing) }
}

test('a list has the services of its type, upsizing ones apart', () => {
  expect(listed({ item, serviceType: 'alteration' })).toEqual({
    usual: ['hem'],
    upsizing: ['wider'],
  })
  expect(listed({ item, serviceType: 'repair' })).toEqual({ usual: ['patch'], upsizing: [] })
  expect(listed({ item })).toEqual({ usual: [], upsizing: [] })
  expect(listed({ serviceType: 'repair' })).toEqual({ usual: [], upsizing: [] })
})

test('subservices are those that no answer excludes', () => {
  const answered = (answerId: string): WizardState => ({
    ...initialState,
    service: hem,
    answers: [{ questionId: 'finish', answerId } as WizardState['answers'][number]],
  })
  expect(ids(currentSubservices(answered('finish.yes')))).toEqual(['lined', 'plain'])
  expect(ids(currentSubservices(answered('finish.no')))).toEqual(['plain'])
  expect(currentSubservices(initialState)).toEqual([])
})

test('a question is looked up in the service, at a subservice in that one', () => {
  const [, plain = null] = hem.subservices
  const asked = (step: WizardState['place']['step'], questionId: string): string | undefined =>
    currentQuestion({
      ...initialState,
      ...{ service: hem, subservice: plain },
      place: { step, questionId },
    })?.id
  expect(asked('service-question', 'finish')).toBe('finish')
  expect(asked('subservice-question', 'colour')).toBe('colour')
  expect(asked('service-question', 'colour')).toBeUndefined()
  const nothing = { ...initialState, place: { step: 'service-question', questionId: 'x' } } as const
  expect(currentQuestion(nothing)).toBeUndefined()
})

test('[J11] a question is counted among those that the answers so far leave', () => {
  const service = aService('hem', {
    questions: [
      aQuestion('finish'),
      aQuestion('thread', { questionAnswerExclusion: ['finish.no'] }),
      aQuestion('length'),
    ],
  })
  const asking = (questionId: string, answerId?: string): WizardState => ({
    ...initialState,
    service,
    place: { step: 'service-question', questionId },
    answers: answerId ? [{ questionId: 'finish', answerId } as WizardState['answers'][number]] : [],
  })
  expect(questionPosition(asking('finish'))).toEqual({ number: 1, total: 3 })
  expect(questionPosition(asking('length', 'finish.yes'))).toEqual({ number: 3, total: 3 })
  expect(questionPosition(asking('length', 'finish.no'))).toEqual({ number: 2, total: 2 })
  expect(
    questionPosition({ ...asking('finish'), place: { step: 'add-more', questionId: null } }),
  ).toBeNull()
})
