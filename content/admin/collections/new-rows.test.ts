import { expect, it } from 'vitest'
import { nameNewRows, withLists } from './new-rows.ts'

const provisional = (digit: string): string => digit.repeat(24)

it('gives new rows of a form readable ids and keeps existing ones', () => {
  const service = nameNewRows({
    id: 'hem',
    questions: [
      {
        id: 'hem.finish',
        options: [
          { id: 'hem.finish.plain', ...{ answer: 'Plain' } },
          { id: provisional('a'), ...{ answer: 'Rolled' } },
        ],
      },
    ],
  })
  expect(service.questions?.[0]?.options?.map(({ id }) => id)).toEqual([
    'hem.finish.plain',
    'hem.finish.rolled',
  ])
})

it('updates an exclusion that refers to a new answer', () => {
  const added = { id: provisional('a'), answer: 'Yes' }
  const service = nameNewRows({
    id: 'hem',
    questions: [
      { id: 'hem.lined', options: [added] },
      { id: 'hem.colour', questionAnswerExclusion: [added.id] },
    ],
  })
  expect(service.questions?.[1]?.questionAnswerExclusion).toEqual(['hem.lined.yes'])
})

it('gives a copied row a new id', () => {
  const question = { id: 'hem.lined', question: 'Lined', options: [] }
  const { questions } = nameNewRows({ id: 'hem', questions: [question, question] })
  expect(questions?.map(({ id }) => id)).toEqual(['hem.lined', 'hem.lined-2'])
})

it('accepts the empty lists of an open form', () => {
  const open = { questions: [{ id: 'hem.lined', options: 0 }], subservices: 0 }
  expect(withLists(open as never)).toEqual({
    questions: [{ id: 'hem.lined', options: [] }],
    subservices: [],
  })
})
