import { describe, expect, test } from 'vitest'
import { aQuestion, aService, aSubservice, anItem } from '@darnley/testing/catalogue'
import { draft, draftOf } from './draft.ts'
import { initialState, type WizardState } from './state.ts'
import { isStep, stageOf, steps, type Step } from './steps.ts'

const ahead = [{ step: 'add-more', questionId: null }] as const

function at(step: Step, fields: Partial<WizardState> = {}): WizardState {
  const questionId = fields.place?.questionId ?? null
  return { ...initialState, ...fields, future: ahead, place: { step, questionId } }
}

const asked = aQuestion('finish')
const service = aService('hem', {
  questions: [asked],
  subservices: [aSubservice('zip', { questions: [aQuestion('colour')] })],
})
const atQuestion = at('service-question', {
  item: anItem([service]),
  service,
  place: { step: 'service-question', questionId: 'finish' },
})

describe('a draft', () => {
  test.each([
    ['item-description', 'itemDescription'],
    ['repair-location', 'repairLocation'],
    ['fitting-details', 'fittingDetails'],
    ['tailor-notes', 'tailorNotes'],
    ['dead-end', 'serviceRequest'],
    ['unavailable-service', 'serviceRequest'],
  ] as const)('of the step %s is kept as %s, and the steps ahead are forgotten', (step, field) => {
    const typed = draft(at(step), 'Blue denim')
    expect(typed[field]).toBe('Blue denim')
    expect(typed.marked).toEqual({})
    expect(typed.future).toEqual([])
    expect(draftOf(typed)).toBe('Blue denim')
  })

  test('of a question is kept under its id', () => {
    const marked = draft(atQuestion, 'finish.no')
    expect(marked.marked).toEqual({ finish: 'finish.no' })
    expect(marked.future).toEqual([])
    expect(draftOf(marked)).toBe('finish.no')
    expect(draft(draft(marked, 'finish.yes'), 'finish.no').marked).toEqual(marked.marked)
  })

  test('exists only where something is typed or marked', () => {
    const choosing = at('item')
    expect(draft(choosing, 'Jeans')).toBe(choosing)
    expect(draftOf(choosing)).toBe('')
  })

  test('of a question is its answer until it is marked anew: the option, else the text', () => {
    const answer = {
      ...{ questionId: 'finish', question: '', answer: 'By hand' },
      ...{ answerId: null, priceModifier: 0, tailorPointsModifier: 0 },
    } as WizardState['answers'][number]
    expect(draftOf({ ...atQuestion, answers: [answer] })).toBe('By hand')
    const chosen = { ...atQuestion, answers: [{ ...answer, answerId: 'finish.yes' }] }
    expect(draftOf(chosen)).toBe('finish.yes')
    expect(draftOf(draft(chosen, 'finish.no'))).toBe('finish.no')
    expect(
      draftOf({ ...chosen, place: { step: 'subservice-question', questionId: 'finish' } }),
    ).toBe('')
  })
})

describe('a step', () => {
  test('is known by its name', () => {
    expect(steps.filter(isStep)).toEqual(steps)
    expect(['', 'items', 'toString', null, undefined, 3].filter(isStep)).toEqual([])
  })

  test('belongs to a stage of the progress tracker', () => {
    const stages = steps.map((step) => [step, stageOf(step)])
    const inStage = (stage: number): unknown[] =>
      stages.flatMap(([step, its]) => (its === stage ? [step] : []))
    expect(inStage(0)).toEqual(['item-category', 'item', 'item-description'])
    expect(inStage(2)).toEqual(['add-more'])
    expect(inStage(1)).toHaveLength(steps.length - 4)
  })
})
