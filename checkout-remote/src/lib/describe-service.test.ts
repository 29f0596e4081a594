import type { ServiceDetails } from '@darnley/contract/basket'
import { minor } from '@darnley/domain/money'
import { expect, test } from 'vitest'
import { describeService } from './describe-service.ts'

function answer(text: string): ServiceDetails['questionAnswerModifiers'][number] {
  return {
    questionId: 'q',
    question: 'Which?',
    answer: text,
    answerId: null,
    priceModifier: minor(0),
    tailorPointsModifier: 0,
  }
}

const bare: ServiceDetails = {
  id: '0c0ffee0-0000-4000-8000-000000000000',
  service: {
    id: 'shorten-hem',
    name: 'Shorten hem',
    price: minor(1800),
    serviceType: 'alteration',
    coverImage: null,
  },
  questionAnswerModifiers: [],
  subserviceDetails: null,
  fittingChoice: null,
  fittingDetails: null,
  repairLocation: null,
  tailorNotes: null,
}

test('a service without answers needs no description', () => {
  expect(describeService(bare)).toEqual([])
})

test('a service is described by its answers, kind, fitting, place and notes', () => {
  const details: ServiceDetails = {
    ...bare,
    questionAnswerModifiers: [
      answer('Original hem kept'),
      { ...answer('80 cm'), question: 'What is your waist in centimetres?' },
    ],
    subserviceDetails: {
      subservice: { id: 'lined', name: 'Lined trousers', priceModifier: minor(500) },
      questionAnswerModifiers: [answer('Both legs')],
    },
    fittingChoice: 'measure',
    fittingDetails: '76 cm inside leg',
    repairLocation: 'Left knee',
    tailorNotes: 'Use dark thread',
  }
  expect(describeService(details)).toEqual([
    'Original hem kept, 80 cm (31½ in)',
    'Lined trousers',
    'Both legs',
    'Fitting: your measurements, 76 cm (29⅞ in) inside leg',
    'Where: Left knee',
    'Notes: Use dark thread',
  ])
})
