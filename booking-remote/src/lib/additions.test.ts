import { expect, test } from 'vitest'
import { minor } from '@darnley/domain/money'
import { anOption, aQuestion, aService, aSubservice } from '@darnley/testing/catalogue'
import { additionsOf } from './additions.ts'

test('what costs more is listed in the order in which it is asked, and what costs nothing is not', () => {
  const hem = aService('hem', {
    questions: [
      aQuestion('finish', {
        options: [
          anOption('plain', { answer: 'A plain hem' }),
          anOption('original', { answer: 'Keep the original hem', priceModifier: minor(600) }),
        ],
      }),
    ],
    subservices: [
      aSubservice('hand', { name: 'By hand', priceModifier: minor(500) }),
      aSubservice('machine', { name: 'By machine' }),
      aSubservice('gone', { name: 'By laser', priceModifier: minor(900), deadEnd: true }),
    ],
  })
  expect(additionsOf(hem)).toEqual([
    { name: 'keep the original hem', amount: 600 },
    { name: 'by hand', amount: 500 },
  ])
})

test('an answer that says nothing alone stands with its question, once', () => {
  const lined = aQuestion('lined', {
    question: 'Is it lined?',
    options: [anOption('yes', { answer: 'Yes', priceModifier: minor(700) })],
  })
  const coat = aService('coat', {
    questions: [lined],
    subservices: [aSubservice('any', { questions: [lined] })],
  })
  expect(additionsOf(coat)).toEqual([{ name: 'Is it lined? Yes', amount: 700 }])
})
